type Load = () => Promise<unknown>;

const requested = new Set<string>();
let isPreloading = false;

/**
 * Imports a module and requests, in the same moment, all files that it imports in turn; a browser by itself asks for
 * those level by level, as it finds them. The build writes this call around every `import()`
 * (`.ci/module-preload.ts`). Browsers without `modulepreload` (before 2023) find the files by themselves.
 * @param files the module and what it imports, relative to `base`
 */
export function importWithPreload<Module>(
  load: () => Promise<Module>,
  files: readonly string[],
  base: string,
): Promise<Module> {
  for (const file of files) request(new URL(file, base).href);
  return isPreloading ? new Promise(() => {}) : load();
}

/**
 * Requests what these functions import, without running it; an `import()` finds it there later. A failure costs
 * nothing, the `import()` tries again.
 */
export function preloadModules(loads: readonly Load[]): void {
  isPreloading = true;
  for (const load of loads) load().catch(() => {});
  isPreloading = false;
}

function request(href: string): void {
  const link = document.createElement('link');
  if (requested.has(href) || !link.relList.supports('modulepreload')) return;
  requested.add(href);
  link.rel = 'modulepreload';
  // Modules are fetched with CORS, from whatever host, and with the page's nonce where its policy asks for one.
  link.crossOrigin = '';
  link.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  link.onload = link.onerror = () => link.remove();
  link.href = href;
  document.head.append(link);
}
