import { isBundled, preloadFiles } from '../module-preload';
import { addressOf, isMoved } from './file-address';

/**
 * Imports a module from its present address, and preloads its static imports in parallel. The build wraps every `import()`
 * of the loader in this function (`.build/module-preload.ts`).
 * @param files the module and its direct and indirect imports, relative to `base`
 */
export function importPart<Module>(
  load: () => Promise<Module>,
  files: readonly string[],
  base: string,
): Promise<Module> {
  if (isBundled()) return load();
  const urls = files.map((file) => addressOf(new URL(file, base).href));
  preloadFiles(urls);
  // Not loadChunk: this is what the build puts around each import.
  return isMoved() ? import(/* @vite-ignore */ /* webpackIgnore: true */ `${urls[0]}`) : load();
}
