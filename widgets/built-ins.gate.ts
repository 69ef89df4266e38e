import type { PAGE_ERROR } from '../src/page-config/page-error';
import { restoreDocumentMethods } from './document-methods';

// Imports only types of other chunks, because these may fail on the built-in functions that are checked here.
const NAME: typeof PAGE_ERROR = 'PageError';

/** Built-in functions that the views need and that known libraries replace. */
const TRIALS: readonly (readonly [name: string, works: () => boolean])[] = [
  ['Function.prototype.bind', () => ((...all: number[]) => `${all}`).bind(null, 1, 2)(3) === '1,2,3'],
  ['Array.from', () => `${Array.from({ length: 2, 0: 1, 1: 2 })}` === '1,2'],
  ['Object.keys', () => `${Object.keys({ a: 1, b: 2 })}` === 'a,b'],
  ['Array.prototype.toJSON', () => !('toJSON' in Array.prototype)],
  ['JSON.stringify', () => JSON.stringify({ a: [1, 'b'] }) === '{"a":[1,"b"]}'],
  ['Promise', () => typeof Promise.all([Promise.resolve()]).finally === 'function'],
];

const broken = TRIALS.find(([, works]) => !holds(works))?.[0];
const restored = restoreDocumentMethods();
const hidden = restored.find((name) => typeof document[name] !== 'function');

const failure =
  (hidden && `an element of this page is named "${hidden}" and hides document.${hidden}; rename it`) ||
  (broken && `a script of this page has replaced ${broken} with one that breaks the standard`);
if (failure) console.error(`cntv-widgets: ${failure}`);
else
  for (const name of restored)
    console.warn(
      `cntv-widgets: a form of this page is named "${name}" and hid document.${name}; it is restored for all scripts, but rename the form`,
    );

/**
 * The module itself does not throw: WebKit does not reject a second import of a module that has failed.
 * @throws PageError when the page has broken a built-in function, which one console message names
 */
export function assertBuiltIns(): void {
  if (failure) throw Object.assign(new Error(failure), { name: NAME });
}

function holds(works: () => boolean): boolean {
  try {
    return works();
  } catch {
    return false;
  }
}
