import { isBundled } from '../bundled';
import { preloadFiles, verifyFiles } from '../module-preload';
import { isMoved, presentAddress } from './file-address';

declare const CAN_VERIFY: boolean;

/** Files that this release has requested, as its loader names them. */
const requested: string[] = [];
let isPreloading = false;

/**
 * Imports a module from its present address, and preloads its static imports in parallel. The build wraps every `import()`
 * of the loader in this function (`.build/module-preload.ts`).
 * @param load its source has the path of the module, which bundlers must find there
 * @param imports names of the module's direct and indirect imports in `c/`, each after a space
 */
export function importFromLoader<Module>(load: () => Promise<Module>, imports: string): Promise<Module> {
  if (isBundled()) return load();
  const [, name] = /c\/(.+)\.js/.exec(`${load}`) as unknown as [string, string];
  requested.push(name);
  // Without the class `URL`, which the page may have replaced.
  const folder = import.meta.url.replace(/[^/?#]*([?#].*)?$/, '');
  const urls = (name + imports).split(' ').map((stem) => presentAddress(`${folder}c/${stem}.js`));
  preloadFiles(urls);
  if (isPreloading) return new Promise(() => {});
  // Not loadChunk: this is what the build puts around each import.
  const start = () =>
    isMoved() ? import(/* @vite-ignore */ /* webpackIgnore: true */ `${urls[0]}`) : load();
  return CAN_VERIFY ? verifyFiles(urls).then(start) : start();
}

/** Preloads the module that this function imports. Not by importing it: Chromium never requests a failed module again. */
export function preloadFromLoader(load?: () => Promise<unknown>): void {
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
