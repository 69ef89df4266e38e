import { isAbsolute, relative, resolve } from 'node:path';

/**
 * Resolves a path that a visitor sent, for every file that is served. An absolute path is resolved below the folder too.
 * @returns null for a path outside the folder, the folder itself, and hidden files
 */
export function fileInside(folder: string, path: string): string | null {
  const file = resolve(folder, `./${path}`);
  const inner = relative(folder, file);
  const isInside = inner !== '' && !isAbsolute(inner) && !/(^|[\\/])\./.test(inner);
  return isInside ? file : null;
}
