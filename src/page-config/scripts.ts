import { isRecord } from '#config/is-record';
import { acceptedParts, refusedKeys, shownPart } from './accepted-parts';
import { logMessage } from './console-message';
import { CONFIG_SCRIPTS, notifyConfigChange, configuration as page } from './layers';
import { reportMistake } from './mistakes';
import { PageError } from './page-error';

export { addConfigLayer } from './layers';

readScripts();
// A loader with `async` can run before the page is parsed.
if (typeof document !== 'undefined' && document.readyState === 'loading') {
  document.addEventListener('DOMContentLoaded', readAdded);
}

/** Returns what is accepted of the site and of the configuration elements in document order, then the layers added by `addConfigLayer`. */
export function configLayers(): object[] {
  // A copy of version 0.1 accepts any layer.
  return [...acceptedParts(page.scripts.values()), ...page.layers].filter(isRecord);
}

/** Returns a number that changes with the layers. */
export function configVersion(): number {
  return page.version;
}

/** Whether a configuration element is invalid. Widgets must not fall back to defaults then. */
export function isConfigBroken(): boolean {
  return [...page.scripts.values()].includes(null);
}

let isFollowing = false;

/**
 * Reads what was added to the page since, from now on at once.
 * @throws PageError when a configuration element is invalid
 */
export function assertConfigReadable(): void {
  if (!isFollowing) {
    isFollowing = true;
    new MutationObserver(follow).observe(document, { childList: true, subtree: true });
    readAdded();
  }
  if (isConfigBroken()) throw new PageError('the page configuration cannot be read');
}

function follow(records: readonly MutationRecord[]): void {
  // A script that is being parsed has no content yet.
  if (document.readyState === 'loading') return;
  if (records.some(({ target }) => (target as ParentNode).querySelector(CONFIG_SCRIPTS))) readAdded();
}

function readAdded(): void {
  if (readScripts()) notifyConfigChange();
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
  const isAdded = page.scripts.size > known;
  if (isAdded) page.version += 1;
  return isAdded;
}

function readScript(script: Element): object | null {
  const isLate = page.own && !page.own.includes(script);
  try {
    const raw: unknown = JSON.parse(script.textContent ?? '');
    if (!isRecord(raw)) throw new TypeError('expected an object like {"apiBase": ""}');
    if (!isLate) return raw;
    const keys = refusedKeys(raw, configLayers()).join(', ');
    if (keys) reportMistake('warn', 'lateConfiguration', { keys });
    return shownPart(raw);
  } catch (error) {
    logMessage('error', 'cntv-widgets: <script data-cntv-config> cannot be read:', (error as Error).message);
    return isLate ? {} : null;
  }
}
