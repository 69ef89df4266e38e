import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';

/** The project folder. */
export const root = resolve(import.meta.dirname, '../..');

/** An import of a project file. */
export type SourceImport = {
  /** Path from the project folder, with the extension if the import has one. */
  target: string;
  /** Whether the import begins with a dot instead of `#`, which stands for `src/`. */
  isRelative: boolean;
  isType: boolean;
  isDynamic: boolean;
};

/** Returns the imports of a file that refer to other files of the project. */
export function importsOf(file: string): SourceImport[] {
  const pattern =
    /(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?['"]([.#][^'"]+)['"]|import\(\s*['"]([.#][^'"]+)['"]/g;
  return [...withoutComments(file).matchAll(pattern)].map(([, type, path, dynamicPath]) => ({
    target: targetOf((path ?? dynamicPath) as string, file),
    isRelative: (path ?? dynamicPath)?.startsWith('.') ?? false,
    isType: Boolean(type),
    isDynamic: Boolean(dynamicPath),
  }));
}

function targetOf(path: string, file: string): string {
  if (path.startsWith('#')) return `src/${path.slice(1)}`;
  return relative(root, resolve(root, dirname(file), path));
}

/** Returns the text of a file without its comments. */
export function withoutComments(file: string): string {
  return withoutBlockComments(file).replace(/(^|\s)\/\/.*$/gm, '');
}

/** Returns the text of a file without its block comments. */
export function withoutBlockComments(file: string): string {
  return readFileSync(resolve(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
}
