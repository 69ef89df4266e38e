import { ownAddress, pageUrl } from '#lib/document/page-url';
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
 */
export function browserHistory(base: string, here: () => Position): RouteHistory {
  const prefix = new URL(base || '/', pageUrl()).pathname.replace(/\/$/, '');
  const listeners = new Set<() => void>();
  let known = read();

  function read(isTraversed = false): Entry & { key: string } {
    const { pathname, search } = location;
    const isInside = pathname === prefix || pathname.startsWith(`${prefix}/`);
    const state: unknown = history.state?.[STATE_KEY];
    const path = isInside ? pathname.slice(prefix.length) || '/' : pathname;
    const position = parsePosition(history.state?.[POSITION_KEY]);
    return { path, search, state, isTraversed, position, key: location.href };
  }
  const traverse = () => changed(true);
  function changed(isTraversed: boolean) {
    const now = read(isTraversed);
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
