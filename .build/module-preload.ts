import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The function that wraps, with its module: of the loader, and of all other files. */
const WRAPPERS = {
  loader: ['importFromLoader', '../src/lib/chunks/import-in-loader.ts'],
  chunks: ['importChunk', '../src/lib/chunks/import-chunk.ts'],
} as const;
const PLACEHOLDER = '__FILES__';
const DYNAMIC_IMPORT = /\bimport\(\s*["'`][^"'`]+["'`]\s*\)/g;
const WITH_PLACEHOLDER = new RegExp(
  `(?<=\\bimport\\(\\s*)(["'\`])\\./([^"'\`]+)\\1([^"'\`]*)(["'\`])${PLACEHOLDER}\\4`,
  'g',
);
/** Rolldown's access to a module that is in one chunk with others. */
const NAMESPACE = /\.then\(\(?(\w+)\)? ?=> ?\1\.(\w+)\)/;

/** Imports and exports of each output file, by path. */
type Chunks = Readonly<Record<string, { imports?: string[]; exports?: string[] }>>;

type Options = {
  /** What is built. */
  files: keyof typeof WRAPPERS;
  /** Output files of an earlier build that this build imports. */
  built?: Chunks;
};

/**
 * Wraps each `import()` of the project in a function that preloads all static imports of its target in parallel and
 * recovers from broken files. In a chunk it is called with the target and its imports, except those that are loaded with the
 * importing file, and with the exports of the target; in the loader with the names of the imports alone, which is shorter.
 */
export function modulePreload({ files: kind, built = {} }: Options): Plugin {
  const [wrapper, module] = WRAPPERS[kind];
  return {
    name: 'module-preload',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (id.includes('/node_modules/') || code.search(DYNAMIC_IMPORT) < 0) return undefined;
      const wrapped = code.replace(
        DYNAMIC_IMPORT,
        (found) =>
          `${wrapper}(() => ${found}, "${PLACEHOLDER}"${kind === 'loader' ? '' : ', import.meta.url'})`,
      );
      return {
        code: `${wrapped}\nimport { ${wrapper} } from ${JSON.stringify(resolve(import.meta.dirname, module))};`,
        map: null,
      };
    },
    renderChunk(code, { fileName }, _, { chunks }) {
      if (!code.includes(PLACEHOLDER)) return undefined;
      const folder = fileName.replace(/[^/]*$/, '');
      const all = { ...built, ...chunks };
      const loaded = filesOf(all, fileName);
      const rendered = code.replace(WITH_PLACEHOLDER, (_found, quote, file, between) => {
        const target = folder + file;
        const files = filesOf(all, target).filter((path) => path === target || !loaded.includes(path));
        const values =
          kind === 'loader'
            ? [stemsOf(files.slice(1))]
            : [
                files.map((path) => `./${path.slice(folder.length)}`),
                NAMESPACE.exec(between)?.[2] ?? all[target]?.exports ?? [],
              ];
        return `${quote}./${file}${quote}${between}${values.map((value) => JSON.stringify(value))}`;
      });
      if (rendered.includes(PLACEHOLDER))
        throw new Error(
          `${fileName}: an import() leads to a module of the same chunk; separate them in .build/chunks.ts`,
        );
      return { code: rendered, map: null };
    },
  };
}

/** Returns a file and then its direct and indirect imports. */
function filesOf(chunks: Chunks, file: string): string[] {
  const found = new Set([file]);
  for (const path of found) for (const next of chunks[path]?.imports ?? []) found.add(next);
  const [first, ...imports] = found;
  // What most files import comes first: equal lists compress best.
  const share = (path: string) =>
    Object.values(chunks).filter(({ imports = [] }) => imports.includes(path)).length;
  return [first as string, ...imports.sort((a, b) => share(b) - share(a) || a.localeCompare(b, 'en'))];
}

/** Returns the names of files in the folder `c/` without their ending, each after a space. */
function stemsOf(files: readonly string[]): string {
  return files.map((path) => path.replace(/^c\/(.+)\.js$/, ' $1')).join('');
}
