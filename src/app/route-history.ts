/** A history entry of the router. `state` is not part of the URL. */
export type Entry = { readonly path: string; readonly search: string; readonly state: unknown };

export type RouteHistory = {
  /** Returns the current entry; the object is the same until the entry changes. */
  entry(): Entry;
  /** @param to path, query and hash, without the base */
  go(to: string, options?: { state?: unknown; replaces?: boolean }): void;
  /** Returns the URL of a path, for links. */
  hrefOf(to: string): string;
  subscribe(listener: () => void): () => void;
};

/** Key of the router's state in `history.state`, which the host page may use too. */
const STATE_KEY = 'cntv';

/**
 * The browser's history below a base path (ROUTE-01).
 * @param base base path of the portal, `/` for the whole site
 */
export function browserHistory(base: string): RouteHistory {
  const prefix = new URL(base || '/', location.origin).pathname.replace(/\/$/, '');
  const listeners = new Set<() => void>();
  let known = read();

  function read(): Entry & { key: string } {
    const { pathname, search } = location;
    const isInside = pathname === prefix || pathname.startsWith(`${prefix}/`);
    const state: unknown = history.state?.[STATE_KEY];
    const path = isInside ? pathname.slice(prefix.length) || '/' : pathname;
    return { path, search, state, key: location.href };
  }
  function changed() {
    const now = read();
    if (now.key === known.key && now.state === known.state) return;
    known = now;
    for (const listener of listeners) listener();
  }
  return {
    entry: () => known,
    go(to, { state, replaces = false } = {}) {
      const data = { ...history.state, [STATE_KEY]: state };
      if (replaces) history.replaceState(data, '', prefix + to);
      else history.pushState(data, '', prefix + to);
      changed();
    },
    hrefOf: (to) => prefix + to,
    subscribe(listener) {
      listeners.add(listener);
      addEventListener('popstate', changed);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('popstate', changed);
      };
    },
  };
}

export type MemoryHistory = RouteHistory & {
  /** Goes back one entry; returns false at the first entry. */
  back(): boolean;
};

/** A history in memory, for a widget that must not change the host page's history. */
export function memoryHistory(start: string, hrefOf: (to: string) => string): MemoryHistory {
  const listeners = new Set<() => void>();
  const entries = [entryOf(start)];
  function changed() {
    for (const listener of listeners) listener();
  }
  return {
    entry: () => entries[entries.length - 1] as Entry,
    go(to, { state, replaces = false } = {}) {
      if (replaces) entries.pop();
      entries.push(entryOf(to, state));
      changed();
    },
    back() {
      if (entries.length === 1) return false;
      entries.pop();
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
  const { pathname, search } = new URL(to, location.origin);
  return { path: pathname, search, state };
}
