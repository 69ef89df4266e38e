import { createElement } from './document/create-element';
import { nativeDocument } from './document/native-document';

/** Name of the global symbol of the hashes by name of a file, which `cntv-widgets.integrity.js` sets. */
export const HASHES = 'cntv-widgets.hashes';

/** Whether the build may have hashes: false in `cntv-widgets.js`, which leaves out what depends on it. */
declare const CAN_VERIFY: boolean;

/** Outcomes of the requests of files with a hash. */
const outcomes: Record<string, Promise<void>> = {};
// Not a set: the module that reports a page's own Set is imported by this one.
const requested: string[] = [];

/**
 * Preloads modules without evaluating them; without this, browsers discover static imports level by level. Does nothing in
 * WebKit and in browsers without `modulepreload` (before 2023).
 */
export function preloadFiles(urls: readonly string[]): void {
  // WebKit keeps a preload that broke off in its memory cache and reuses it, even after a reload of the page.
  if (navigator.vendor.startsWith('Apple')) return;
  const nonce =
    nativeDocument('documentElement').querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  for (const url of urls) if (!requested.includes(url)) request(url, nonce);
}

/**
 * Resolves when the files are loaded, each with its hash, so that `import()` takes them from the browser's module map; at once
 * without hashes and in the browsers named above.
 * @throws Error when a file is missing or has another hash
 */
export async function verifyFiles(urls: readonly string[]): Promise<void> {
  if (!CAN_VERIFY || !(Symbol.for(HASHES) in globalThis)) return;
  preloadFiles(urls);
  await Promise.all(urls.map((url) => outcomes[url]));
}

/** @param nonce required by the page's CSP */
function request(href: string, nonce: string): void {
  const link = createElement('link');
  if (!link.relList.supports('modulepreload')) return;
  requested.push(href);
  link.rel = 'modulepreload';
  // Like module scripts, the request uses CORS.
  link.crossOrigin = '';
  link.nonce = nonce;
  link.onload = link.onerror = () => link.remove();
  if (CAN_VERIFY) expectHash(link, href);
  link.href = href;
  nativeDocument('head').append(link);
}

function expectHash(link: HTMLLinkElement, url: string): void {
  const hashes: Record<string, string> | undefined = globalThis[Symbol.for(HASHES) as never];
  const hash = hashes?.[url.replace(/^.*\/|\?.*$/g, '')];
  if (!hash) return;
  link.integrity = hash;
  outcomes[url] = new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`${url} is missing or has another hash`)));
  });
  // The import that follows reports it.
  outcomes[url].catch(() => {});
}
