import { createElement } from './document/create-element';
import { nativeDocument } from './document/native-document';

type Load = () => Promise<unknown>;

/** Name of the global symbol that the entry of the npm package sets, see `.build/package-entry.ts`. */
export const BUNDLED = 'cntv-widgets.bundled';

// Not a set: the gate that reports a page's own Set is imported by this module.
const requested: string[] = [];
let isPreloading = false;

/**
 * Imports a module and preloads its static imports in parallel; without this, browsers discover them level by level.
 * The build wraps every `import()` in this function (`.build/module-preload.ts`). It does not preload in WebKit, in browsers
 * without `modulepreload` (before 2023) and in the output of a bundler, which has renamed the files.
 * @param files the module and its direct and indirect imports, relative to `base`
 */
export function importWithPreload<Module>(
  load: () => Promise<Module>,
  files: readonly string[],
  base: string,
): Promise<Module> {
  if (!(Symbol.for(BUNDLED) in globalThis)) for (const file of files) request(new URL(file, base).href);
  return isPreloading ? new Promise(() => {}) : load();
}

/**
 * Preloads the modules that these functions import, without evaluating them. After a failure, the later `import()`
 * requests the module again.
 */
export function preloadModules(loads: readonly Load[]): void {
  isPreloading = true;
  for (const load of loads) load().catch(() => {});
  isPreloading = false;
}

function request(href: string): void {
  const link = createElement('link');
  // WebKit keeps a preload that broke off in its memory cache and reuses it, even after a reload of the page.
  const isWebKit = navigator.vendor.startsWith('Apple');
  if (isWebKit || requested.includes(href) || !link.relList.supports('modulepreload')) return;
  requested.push(href);
  link.rel = 'modulepreload';
  // Like module scripts, the request uses CORS, and the nonce that the page's CSP may require.
  link.crossOrigin = '';
  link.nonce =
    nativeDocument('documentElement').querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  link.onload = link.onerror = () => link.remove();
  link.href = href;
  nativeDocument('head').append(link);
}
