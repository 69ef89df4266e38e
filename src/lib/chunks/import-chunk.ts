// Why this is more than `import()`: a browser discovers static imports level by level, so all files of a chunk are preloaded
// at once. A broken response (cut, empty, a page of a proxy, a file of another release) can be stored for a year, and Chromium
// never requests a failed module again, so the next attempt needs another URL: of this file alone (`?retry=1`), which keeps
// what the view shows and loads one file, or of all files (`file-address.ts`), when an import of the chunk is the broken one,
// because a module must not be evaluated twice. An empty file is a valid module, so its exports are checked. And a file
// without any response fails after a time limit.
import { CHUNK_LIMIT_MS, IMPORTS_LIMIT_MS } from '#config/limits';
import { isBundled } from '../bundled';
import { preloadFiles, verifyFiles } from '../module-preload';

type Load = () => Promise<unknown>;

/** Names of the exports; or the name of the one that is the module, where a chunk has several modules. */
type Exports = readonly string[] | string;

/** Thrown when a static import of a chunk is broken or hangs, so that another URL of the chunk itself does not help. */
export class BrokenImportError extends Error {
  override get name() {
    return 'BrokenImportError';
  }
}

class TimeLimitError extends Error {}

/** Number of failures by URL. */
const failures = new Map<string, number>();
const broken = new Map<string, BrokenImportError>();
let isPreloading = false;

/**
 * Imports a chunk, and preloads its static imports in parallel. After a failure, a chunk is imported under a new URL: the
 * browser may have stored a broken response, and Chromium never requests a failed module again. Its static imports are not
 * evaluated twice. The build wraps every `import()` of a chunk in this function (`.build/module-preload.ts`).
 * @param files the chunk and its direct and indirect imports, relative to `base`
 * @throws when the chunk cannot be loaded in time, or is broken: truncated, or the file of something else
 */
export async function importChunk<Module extends object>(
  load: () => Promise<Module>,
  files: readonly string[],
  exports: Exports,
  base: string,
): Promise<Module> {
  const urls = isBundled() ? [] : files.map((file) => new URL(file, base).href);
  const [url = '', ...imports] = urls;
  const lasting = broken.get(url);
  if (lasting) throw lasting;
  preloadFiles(urls);
  if (isPreloading) return new Promise(() => {});
  async function attempt(): Promise<Module> {
    const count = failures.get(url);
    const again = () => importFrom(`${url}?retry=${count}`).then(moduleIn<Module>(exports));
    return assertExports(await inTime(count ? again() : verifyFiles(urls).then(load)), exports);
  }
  try {
    return await attempt();
  } catch (error) {
    if (!url) throw error;
    failures.set(url, (failures.get(url) ?? 0) + 1);
    try {
      // The response is not the expected file. The network has not failed, so the second attempt follows at once.
      if (error instanceof SyntaxError) return await attempt();
      // The browser's module map answers; only Firefox and WebKit request a failed file again.
      const limitMs = error instanceof TimeLimitError ? IMPORTS_LIMIT_MS : CHUNK_LIMIT_MS;
      await inTime(Promise.all(imports.map(importFrom)), limitMs);
    } catch (cause) {
      broken.set(url, new BrokenImportError(String(cause)));
      throw broken.get(url);
    }
    throw error;
  }
}

/**
 * Preloads the modules that these functions import, without evaluating them. After a failure, the later `import()`
 * requests the module again.
 */
export function preloadImports(loads: readonly Load[]): void {
  isPreloading = true;
  for (const load of loads) load().catch(() => {});
  isPreloading = false;
}

async function importFrom(url: string): Promise<object> {
  await verifyFiles([url]);
  // Not loadChunk: this is what the build puts around each import.
  return import(/* @vite-ignore */ /* webpackIgnore: true */ url);
}

function moduleIn<Module>(exports: Exports): (chunk: object) => Module {
  return (chunk) => (typeof exports === 'string' ? chunk[exports as never] : chunk) as Module;
}

function assertExports<Module extends object>(module: Module, exports: Exports): Module {
  const names = typeof exports === 'string' ? [] : exports;
  if (!module || names.some((name) => !(name in module))) throw new SyntaxError('an export is missing');
  return module;
}

/** Rejects after the time limit, so that a file without any response is a failure too. */
function inTime<Result>(loading: Promise<Result>, limitMs = CHUNK_LIMIT_MS): Promise<Result> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeLimitError(`not loaded in ${limitMs} ms`)), limitMs);
  });
  return Promise.race([loading, limit]).finally(() => clearTimeout(timer));
}
