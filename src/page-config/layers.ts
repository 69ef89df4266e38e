import { isRecord } from './is-record';
import { pageSingleton } from './page-singleton';

export const CONFIG_SCRIPTS = 'script[data-cntv-config]';

/**
 * Layers of page configuration, not validated: the loader contains no rules for keys and values (see `page-config.ts`).
 * Later layers override earlier ones.
 */
export const configuration = pageSingleton('config-layers', () => ({
  version: 0,
  layers: [] as object[],
  // Version 0.1 makes a set of them, also here, and adds to it. An array at first, because the loader works on a page with a
  // Set of its own.
  listeners: [] as Iterable<() => void>,
  /** Content of each configuration element; null when it is invalid. */
  scripts: new Map<Element, object | null>(),
}));

/** Adds a layer of configuration and updates the widgets on the page. Any value but an object is refused. */
export function addConfigLayer(raw: object): void {
  if (!isRecord(raw)) {
    console.error('cntv-widgets: configure() expects an object, got', raw);
    return;
  }
  configuration.layers.push(raw);
  notifyConfigChange();
}

export function notifyConfigChange(): void {
  configuration.version += 1;
  for (const listener of [...configuration.listeners]) listener();
}
