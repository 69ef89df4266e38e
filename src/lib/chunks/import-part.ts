import { isBundled, preloadFiles, verifyFiles } from '../module-preload';
import { addressOf, isMoved } from './file-address';

declare const CAN_VERIFY: boolean;

/** Files that this release has requested, as its loader names them. */
const requested: string[] = [];
let isPreloading = false;

/**
 * Imports a module from its present address, and preloads its static imports in parallel. The build wraps every `import()`
 * of the loader in this function (`.build/module-preload.ts`).
 * @param files the module and its direct and indirect imports; each begins with `./`, for the folder of `base`
 */
export function importPart<Module>(
  load: () => Promise<Module>,
  files: readonly string[],
  base: string,
): Promise<Module> {
  if (isBundled()) return load();
  requested.push(`${files[0]}`);
  // Without the class `URL`, which the page may have replaced.
  const folder = base.replace(/[^/?#]*([?#].*)?$/, '');
  const urls = files.map((file) => addressOf(folder + file.slice(2)));
  preloadFiles(urls);
  if (isPreloading) return new Promise(() => {});
  // Not loadChunk: this is what the build puts around each import.
  const start = () =>
    isMoved() ? import(/* @vite-ignore */ /* webpackIgnore: true */ `${urls[0]}`) : load();
  return CAN_VERIFY ? verifyFiles(urls).then(start) : start();
}

/** Preloads the module that this function imports. Not by importing it: Chromium never requests a failed module again. */
export function preloadPart(load?: () => Promise<unknown>): void {
  isPreloading = true;
  load?.().catch(() => {});
  isPreloading = false;
}

/**
 * Whether the server has another release, which may have deleted the files of this one. Also replaces a loader that the
 * browser has stored: only Firefox and WebKit request it again at a reload of the page.
 */
export async function isReplaced(): Promise<boolean> {
  // A bundler has built the page, and has renamed the loader.
  if (!requested[0]) return false;
  const response = await fetch(import.meta.url, { cache: 'reload' });
  const loader = await response.text();
  return response.ok && requested.some((file) => !loader.includes(file));
}
