import { HYDRATION_MS, PAGE_LOAD_MS } from '#config/limits';
import { nativeDocument } from './document/native-document';

export type ElementState = 'loading' | 'ready' | 'error';

/** A symbol of the page, because the modules that are loaded on demand have a copy of this one. */
const OWN: unique symbol = Symbol.for('cntv.state') as never;

type WithState = Element & { [OWN]?: { state?: ElementState; custom?: CustomStateSet } };

/** Returns the state of an element; undefined before it was connected. */
export function stateOf(element: WithState): ElementState | undefined {
  return element[OWN]?.state;
}

/** Sets the state of an element: at once for `:state()`, and as described below for `data-state`. */
export function setState(element: HTMLElement & WithState, state: ElementState): void {
  element[OWN] ??= {};
  const own = element[OWN];
  own.state = state;
  try {
    own.custom ??= element.attachInternals().states;
    own.custom.clear();
    own.custom.add(state);
  } catch {
    // Browsers before 2024 have no custom states, or only those with two hyphens before the name.
  }
  reflectState(element);
}

// Without promises and sets: a page that has replaced them still sees the state.
const waiting: HTMLElement[] = [];
let isSettled: boolean | undefined;

/**
 * Writes the state as `data-state`, but not before the page has loaded and had time to hydrate: to a framework, an
 * attribute that it did not render is a mismatch.
 */
export function reflectState(element: HTMLElement): void {
  if (isSettled || element.hasAttribute('data-state')) write(element);
  else waiting.push(element);
  if (isSettled === undefined) waitForPage();
}

function waitForPage(): void {
  isSettled = false;
  const wait = () => setTimeout(settle, HYDRATION_MS);
  if (nativeDocument('readyState') === 'complete') wait();
  else addEventListener('load', wait);
  setTimeout(settle, PAGE_LOAD_MS);
}

function settle(): void {
  isSettled = true;
  for (const element of waiting.splice(0)) write(element);
}

function write(element: HTMLElement): void {
  const state = stateOf(element);
  if (state && element.dataset.state !== state) element.dataset.state = state;
}
