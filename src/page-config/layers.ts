import { pageSingleton } from './page-singleton';

/**
 * What pages configure, unchecked: part of the loader, which knows nothing of keys and values (`settings.ts` does).
 * Layers given later win.
 */
export const configuration = pageSingleton('settings-layers', () => ({
  version: 0,
  layers: [] as object[],
  listeners: new Set<() => void>(),
  /** What each element with configuration holds; null when it cannot be read. */
  scripts: new Map<Element, object | null>(),
}));

/** Adds configuration; widgets already on the page follow. */
export function addConfigLayer(raw: object): void {
  if (isLayer(raw)) configuration.layers.push(raw);
  else console.error('cntv-widgets: configure() expects an object, got', raw);
  notifyConfigChange();
}

export function notifyConfigChange(): void {
  configuration.version += 1;
  for (const listener of [...configuration.listeners]) listener();
}

export function isLayer(raw: unknown): raw is object {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}
