import type { PAGE_ERROR } from '#page-config/page-error';
import { NOT_SENT } from './connection/not-sent.build-time';
import { isHidden, restoreDocument } from './document-properties';

// Imports only types of other chunks, because these may fail on the built-in functions that are checked here.
const NAME: typeof PAGE_ERROR = 'PageError';

/**
 * Built-in functions that the views need, and that known libraries replace or pages declare for something else: a
 * classic script with `function Map() {}` replaces the built-in class.
 */
const TRIALS: readonly (readonly [name: string, works: () => boolean])[] = [
  ['Function.prototype.bind', () => ((...all: number[]) => `${all}`).bind(null, 1, 2)(3) === '1,2,3'],
  ['Array.from', () => `${Array.from({ length: 2, 0: 1, 1: 2 })}` === '1,2'],
  ['Object.keys', () => `${Object.keys({ a: 1, b: 2 })}` === 'a,b'],
  ['Array.prototype.toJSON', () => !('toJSON' in Array.prototype)],
  ['JSON.stringify', () => JSON.stringify({ a: [1, 'b'] }) === '{"a":[1,"b"]}'],
  // With MooTools, the functions of Prototype.js do not catch what they throw to end a loop.
  ['Array.prototype.find', () => [1].find(Boolean) === 1],
  // The browser, React and SWR read these also where they are inherited; libraries list what is left by `hideAdded`.
  [
    'Object.prototype',
    () => !['get', 'set', 'key', 'ref', 'data'].some((name) => name in {}) && !addedNames().length,
  ],
  ['Promise', () => typeof Promise.all([Promise.resolve()]).finally === 'function'],
  ['Symbol', () => typeof Symbol.for('a') === 'symbol'],
  ['Reflect', () => 'get' in Reflect],
  ['Map', () => new Map([[1, 2]]).get(1) === 2],
  ['Set', () => new Set([1]).has(1)],
  ['WeakMap', () => new WeakMap([[TRIALS, 1]]).get(TRIALS) === 1],
  ['WeakSet', () => new WeakSet([TRIALS]).has(TRIALS)],
  ['Date', () => Date.now() > 0 && new Date(1).getTime() === 1],
  ['Error', () => new Error('a').message === 'a'],
  // The build replaces calls of these by their results.
  ['Number', () => 'isNaN' in Number],
  ['RegExp', () => 'exec' in RegExp.prototype],
  ['String', () => 'raw' in String],
  ['URL', () => new URL('b', 'https://a').pathname === '/b'],
  ['URLSearchParams', () => new URLSearchParams('a=1').get('a') === '1'],
  ['AbortController', () => 'aborted' in new AbortController().signal],
  ['FormData', () => !new FormData().has('a')],
  ['MessageChannel', () => Boolean(new MessageChannel().port1)],
  ['MutationObserver', () => !new MutationObserver(() => {}).takeRecords().length],
  ['performance', () => performance.now() > 0],
  // May be missing. An instance would keep the page out of the back/forward cache.
  ['BroadcastChannel', () => !window.BroadcastChannel || 'postMessage' in BroadcastChannel.prototype],
];

const FROZEN =
  'a script of this page has frozen Object.prototype, so that no object can have a toString or constructor of its own';

const logged: string[] = [];

/**
 * Restores properties of `document` that elements of the page hide.
 * @throws PageError when the page has broken a built-in function, which one console message names. The module itself does
 * not throw, because WebKit does not reject a second import of a module that has failed.
 */
export function assertBuiltIns(): void {
  hideAdded();
  // Not `find`, which may be the broken one.
  const broken = TRIALS.filter(([, works]) => !holds(works))[0]?.[0];
  // Needs the functions that were just tried.
  const restored = broken ? [] : restoreDocument();
  const hidden = restored.find(isHidden);
  const failure =
    (hidden && `an element of this page is named "${hidden}" and hides document.${hidden}; rename it`) ||
    (broken && `a script of this page has replaced ${broken} with one that breaks the standard`) ||
    (!holds(overrides) && FROZEN);
  if (failure) {
    logOnce('error', failure);
    // Not an Error, which the page may have replaced.
    throw new DOMException(failure, NAME);
  }
  for (const name of restored)
    logOnce(
      'warn',
      `an element of this page is named "${name}" and hid document.${name}; it is restored for all scripts, but rename the element`,
    );
}

/**
 * Repeats the check at each change of the focus, press and submission in an element, because a script that runs later can break
 * built-in functions too. The listener is called before those of the view. If the viewer has typed, a text says that it was not sent.
 */
export function watchBuiltIns(
  root: ShadowRoot,
  signal: AbortSignal,
  onBroken: (error: unknown) => void,
): void {
  const check = (event: Event) => {
    try {
      assertBuiltIns();
    } catch (error) {
      event.stopImmediatePropagation();
      // The view no longer handles it, and the browser would send the form to the page's address.
      event.preventDefault();
      const hasTyped = [...root.querySelectorAll<HTMLInputElement>(TYPED)].some(({ value }) => value);
      onBroken(error);
      if (hasTyped) showNotSent(root);
    }
  };
  for (const name of ['focusin', 'focusout', 'click', 'submit'])
    root.addEventListener(name, check, { capture: true, signal });
}

const TYPED = 'textarea,input:not([type=hidden],[type=checkbox],[type=radio],[type=file])';

/** Says below the fallback that nothing was sent, in the language of the view, or else the default one: `languageOf` is in another chunk. */
function showNotSent(root: ShadowRoot): void {
  const box = root.querySelector('div');
  const tag = `${box?.lang}`.toLowerCase();
  const [, text] = NOT_SENT.filter(([tags], at) => at === 0 || tag.match(tags)).pop() ?? [];
  box?.setAttribute('role', 'alert');
  box?.append(' ', `${text}`);
}

/** The names that scripts have added to all objects, so that `for…in` lists them in each. */
function addedNames(): string[] {
  const names: string[] = [];
  // The page may have replaced `Object`.
  for (const name in {}) names.push(name);
  return names;
}

/**
 * Hides added names from `for…in`: zod, Emotion and React would take them for fields, styles and properties. The functions
 * can still be called; names that cannot be hidden are found by the trial.
 */
function hideAdded(): void {
  for (const name of addedNames()) {
    try {
      Object.defineProperty(Object.prototype, name, { enumerable: false });
    } catch {
      continue;
    }
    logOnce('warn', `a script of this page has added "${name}" to all objects; it is hidden from for…in now`);
  }
}

/** Whether an object can have a `toString` of its own, as those of crypto-js do. SES freezes in a way that allows it. */
function overrides(): boolean {
  const own: object = {};
  own.constructor = own.toString = () => '1';
  return `${own}` === '1';
}

function logOnce(level: 'error' | 'warn', message: string): void {
  if (logged.includes(message)) return;
  logged.push(message);
  try {
    // biome-ignore lint/suspicious/noConsole: the module of `logMessage` may not run here
    (console[level] ?? console.log).call(console, `cntv-widgets: ${message}`);
  } catch {}
}

function holds(works: () => boolean): boolean {
  try {
    return works();
  } catch {
    return false;
  }
}
