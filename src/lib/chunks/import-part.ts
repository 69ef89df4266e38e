import { isBundled, preloadFiles } from '../module-preload';
import { addressOf, isMoved } from './file-address';

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
  // Without the class `URL`, which the page may have replaced.
  const folder = base.replace(/[^/?#]*([?#].*)?$/, '');
  const urls = files.map((file) => addressOf(folder + file.slice(2)));
  preloadFiles(urls);
  // Not loadChunk: this is what the build puts around each import.
  return isMoved() ? import(/* @vite-ignore */ /* webpackIgnore: true */ `${urls[0]}`) : load();
}
