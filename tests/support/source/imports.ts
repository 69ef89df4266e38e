import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
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

type Parsed = Pick<SourceImport, 'isType' | 'isDynamic'> & { specifier: string };

const ENDINGS = ['.ts', '.tsx', '.d.ts', ''];
const parser = join(import.meta.dirname, 'parse-imports.mjs');
const output = execFileSync(process.execPath, [parser], { encoding: 'utf8', maxBuffer: 2 ** 26 });
const imports = new Map(
  (JSON.parse(output) as [string, Parsed[]][]).map(([file, parsed]) => [
    file,
    parsed.flatMap(({ specifier, ...found }) => {
      const target = fileOf(specifier, file);
      return target ? { target, isRelative: specifier.startsWith('.'), ...found } : [];
    }),
  ]),
);

/** Returns the imports of a file of `src`, `widgets` or `examples` that refer to other files of the project. */
export function importsOf(file: string): readonly SourceImport[] {
  const found = imports.get(file);
  if (!found) throw new Error(`${file} was not parsed.`);
  return found;
}

/** Returns those of the files that import themselves through others, also by types or on demand. */
export function filesInCircles(files: readonly string[]): string[] {
  return files.filter((file) => {
    const reached = new Set(targetsOf(file));
    for (const target of reached) for (const next of targetsOf(target)) reached.add(next);
    return reached.has(file);
  });
}

function targetsOf(file: string): string[] {
  return (imports.get(file) ?? []).map(({ target }) => target);
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
