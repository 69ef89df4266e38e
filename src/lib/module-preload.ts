import { createElement } from './document/create-element';
import { nativeDocument } from './document/native-document';

/** Name of the global symbol that the entry of the npm package sets, see `.build/package-entry.ts`. */
export const BUNDLED = 'cntv-widgets.bundled';

// Not a set: the module that reports a page's own Set is imported by this one.
const requested: string[] = [];

/** Whether a bundler has built the page: it has renamed the files. */
export function isBundled(): boolean {
  return Symbol.for(BUNDLED) in globalThis;
}

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
  link.href = href;
  nativeDocument('head').append(link);
}
