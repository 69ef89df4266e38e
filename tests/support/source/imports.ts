import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync } from 'vite';
import { root } from './text';

/** An import of a project file. */
export type SourceImport = {
  /** Path from the project folder. */
  target: string;
  /** Whether the import begins with a dot instead of `#`, which stands for `src/`. */
  isRelative: boolean;
  isType: boolean;
  isDynamic: boolean;
};

const ENDINGS = ['.ts', '.tsx', '.d.ts', ''];

/** Returns the imports of a file that refer to other files of the project. */
export function importsOf(file: string): readonly SourceImport[] {
  const text = readFileSync(join(root, file), 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const found = [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      isType: entries.length > 0 && entries.every(({ isType }) => isType),
      isDynamic: false,
    })),
    ...staticExports
      .flatMap(({ entries }) => entries)
      .map(({ moduleRequest, isType }) => ({
        specifier: moduleRequest?.value ?? '',
        isType,
        isDynamic: false,
      })),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      specifier: text.slice(start + 1, end - 1),
      isType: false,
      isDynamic: true,
    })),
  ];
  return found.flatMap(({ specifier, ...kind }) => {
    const target = fileOf(specifier, file);
    return target ? [{ target, isRelative: specifier.startsWith('.'), ...kind }] : [];
  });
}

/** Returns the file of an import; undefined for a package or a virtual module. */
function fileOf(specifier: string, importing: string): string | undefined {
  if (!/^[.#]/.test(specifier)) return undefined;
  const folder = specifier.startsWith('#') ? 'src' : dirname(importing);
  const path = resolve(root, folder, specifier.replace(/^#/, ''));
  const ending = ENDINGS.find((end) => existsSync(path + end));
  if (ending === undefined) throw new Error(`${importing} imports ${specifier}, which is not a file.`);
  return relative(root, path + ending);
}
