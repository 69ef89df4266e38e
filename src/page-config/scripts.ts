import { logMessage } from './console-message';
import { isRecord } from './is-record';
import { CONFIG_SCRIPTS, notifyConfigChange, configuration as page } from './layers';
import { PageError } from './page-error';
import { taken } from './taken';

export { addConfigLayer } from './layers';

readScripts();
// A loader with `async` can run before the page is parsed.
if (typeof document !== 'undefined' && document.readyState === 'loading') {
  document.addEventListener('DOMContentLoaded', () => {
    if (readScripts()) notifyConfigChange();
  });
}

/** Returns what is taken of the configuration elements in document order, then the layers added by `addConfigLayer`. */
export function configLayers(): object[] {
  // A copy of version 0.1 accepts any layer.
  return [...taken(page.scripts.values()), ...page.layers].filter(isRecord);
}

/** Returns a number that changes with the layers. */
export function configVersion(): number {
  return page.version;
}

/** Whether a configuration element is invalid. Widgets must not fall back to defaults then. */
export function isConfigBroken(): boolean {
  return [...page.scripts.values()].includes(null);
}

/** @throws PageError when a configuration element is invalid */
export function assertConfigReadable(): void {
  if (isConfigBroken()) throw new PageError('the page configuration cannot be read');
}

/**
 * Calls the listener after each change of the configuration.
 * @returns a function that removes the listener
 */
export function onConfigChange(listener: () => void): () => void {
  page.listeners.add(listener);
  return () => void page.listeners.delete(listener);
}

/** @returns whether a new element was found */
function readScripts(): boolean {
  if (typeof document === 'undefined') return false;
  const known = page.scripts.size;
  for (const script of document.querySelectorAll(CONFIG_SCRIPTS)) {
    if (!page.scripts.has(script)) page.scripts.set(script, readScript(script));
  }
  page.version += 1;
  return page.scripts.size > known;
}

function readScript(script: Element): object | null {
  try {
    const raw: unknown = JSON.parse(script.textContent ?? '');
    if (isRecord(raw)) return raw;
    throw new TypeError('expected an object like {"apiBase": ""}');
  } catch (error) {
    logMessage('error', 'cntv-widgets: <script data-cntv-config> cannot be read:', (error as Error).message);
    return null;
  }
}
