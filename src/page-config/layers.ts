import { isRecord } from '#config/is-record';
import { logMessage } from './console-message';
import { pageSingleton } from './page-singleton';

/** What this version and version 0.1 do with the listeners, which all copies of the script share. */
type Listeners = Iterable<() => void> & {
  add(listener: () => void): unknown;
  delete(listener: () => void): unknown;
};

export const CONFIG_SCRIPTS = 'script[data-cntv-config]';

/** The line that a release of a site has before its loader, see `.build/release/write.mjs`. */
type SiteLine = { [SITE]?: readonly ['site', object][] };
const SITE = Symbol.for('cntv-widgets.site');

/**
 * Layers of page configuration, not validated: the loader contains no rules for keys and values (see `page-config.ts`).
 * Later layers override earlier ones; `accepted-parts.ts` says what may stand in which configuration element.
 */
export const configuration = pageSingleton('config-layers', () => ({
  version: 0,
  layers: [] as object[],
  listeners: newListeners(),
  /**
   * What is accepted of each configuration element by itself; null when it is invalid. The configuration of the site, if the release
   * has one, is the first.
   */
  scripts: new Map<Element | 'site', object | null>((globalThis as SiteLine)[SITE]),
  /** The configuration elements that the page had when its first element was connected. */
  own: undefined as Element[] | undefined,
}));

/** Version 0.1 has a Set in its place. Not one here, because the loader works on a page with a Set of its own. */
function newListeners(): Listeners {
  const listeners: (() => void)[] = [];
  return Object.assign(listeners, {
    add: listeners.push,
    delete: (listener: () => void) => listeners.splice(listeners.indexOf(listener), 1),
  });
}

/** Adds a layer of configuration and updates the widgets on the page. Any value but an object is refused. */
export function addConfigLayer(raw: object): void {
  if (!isRecord(raw)) {
    logMessage('error', 'cntv-widgets: configure() expects an object, got', raw);
    return;
  }
  configuration.layers.push(raw);
  notifyConfigChange();
}

export function notifyConfigChange(): void {
  configuration.version += 1;
  for (const listener of [...configuration.listeners]) listener();
}
