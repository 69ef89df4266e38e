import { ownAddress, pageUrl } from '#lib/document/page-url';
import { pathBelow, prefixOf } from './base-path';
import { type Position, parsePosition } from './position';

/** A history entry of the router. */
export type Entry = {
  readonly path: string;
  readonly search: string;
  /** Not part of the URL. */
  readonly state: unknown;
  /** Whether the viewer navigated to it by a back or forward button. */
  readonly isTraversed: boolean;
  /** The viewer's last position on its screen; null if it was never left by a navigation. */
  readonly position: Position | null;
};

export type RouteHistory = {
  /** Returns the current entry; the object is the same until the entry changes. */
  entry(): Entry;
  /** @param to path, query and hash, without the base */
  go(to: string, options?: { state?: unknown; replaces?: boolean }): void;
  /** Returns the URL of a path, for links. */
  hrefOf(to: string): string;
  subscribe(listener: () => void): () => void;
};

/** Keys of the router in `history.state`, which the page may use too. */
const STATE_KEY = 'cntv';
const POSITION_KEY = 'cntvPosition';

/**
 * The browser's history below a base path (ROUTE-01).
 * @param base base path of the portal, `/` for the whole site
 * @param here returns the viewer's position on the current screen
 * @param pathOf returns the path of the route at a path of the page
 */
export function browserHistory(base: string, here: () => Position, pathOf = pathBelow): RouteHistory {
  const prefix = prefixOf(base, pageUrl());
  const listeners = new Set<() => void>();
  let known = entryAt(pathOf(prefix, location.pathname), false);

  const traverse = () => {
    if (!isAnchor()) changed(true);
  };
  /** A link to another place in the page is an entry of the same screen, which keeps its state. */
  function isAnchor(): boolean {
    const [before, now] = [known.key, location.href];
    if (history.state !== null || before === now || withoutHash(before) !== withoutHash(now)) return false;
    history.replaceState({ [STATE_KEY]: known.state }, '');
    known = { ...known, key: now };
    return true;
  }
  function changed(isTraversed: boolean) {
    const now = entryAt(pathOf(prefix, location.pathname), isTraversed);
    if (now.key === known.key && now.state === known.state) return;
    known = now;
    for (const listener of listeners) listener();
  }
  return {
    entry: () => known,
    go(to, { state, replaces = false } = {}) {
      const data = { ...history.state, [STATE_KEY]: state, [POSITION_KEY]: undefined };
      if (replaces) history.replaceState(data, '', ownAddress(prefix + to));
      else {
        history.replaceState({ ...history.state, [POSITION_KEY]: here() }, '');
        history.pushState(data, '', ownAddress(prefix + to));
      }
      changed(false);
    },
    hrefOf: (to) => prefix + to,
    subscribe(listener) {
      listeners.add(listener);
      addEventListener('popstate', traverse);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('popstate', traverse);
      };
    },
  };
}

function withoutHash(url: string): string | undefined {
  return url.split('#')[0];
}

/** Returns the present entry of the browser. */
function entryAt(path: string, isTraversed: boolean): Entry & { key: string } {
  const { search } = location;
  const state: unknown = history.state?.[STATE_KEY];
  const position = parsePosition(history.state?.[POSITION_KEY]);
  return { path, search, state, isTraversed, position, key: location.href };
}

/** The history of a print: the page that has it, without a query. */
export function printedHistory(base: string, path: string): RouteHistory {
  const prefix = prefixOf(base, `http://localhost${path}`);
  const only = {
    path: pathBelow(prefix, path),
    search: '',
    state: undefined,
    isTraversed: false,
    position: null,
  };
  return { entry: () => only, go() {}, hrefOf: (to) => prefix + to, subscribe: () => () => {} };
}

export type MemoryHistory = RouteHistory & {
  /** Goes back one entry; returns false at the first entry. */
  back(): boolean;
};

/**
 * A history in memory, for a widget that must not change the page's history.
 * @param here returns the viewer's position on the current screen, for `back()`
 */
export function memoryHistory(
  start: string,
  hrefOf: (to: string) => string,
  here: () => Position | null = () => null,
): MemoryHistory {
  const listeners = new Set<() => void>();
  const entries = [entryOf(start)];
  function changed() {
    for (const listener of listeners) listener();
  }
  return {
    entry: () => entries[entries.length - 1] as Entry,
    go(to, { state, replaces = false } = {}) {
      const left = entries.pop() as Entry;
      if (!replaces) entries.push({ ...left, position: here() });
      entries.push(entryOf(to, state));
      changed();
    },
    back() {
      if (entries.length === 1) return false;
      entries.pop();
      const entry = entries.pop() as Entry;
      entries.push({ ...entry, isTraversed: true });
      changed();
      return true;
    },
    hrefOf,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function entryOf(to: string, state?: unknown): Entry {
  const { pathname, search } = new URL(to, pageUrl());
  return { path: pathname, search, state, isTraversed: false, position: null };
}
