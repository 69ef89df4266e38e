import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const HELPER = resolve(import.meta.dirname, '../src/lib/module-preload.ts');
const PLACEHOLDER = '__FILES__';
const DYNAMIC_IMPORT = /\bimport\(\s*["'`][^"'`]+["'`]\s*\)/g;
const WITH_PLACEHOLDER = new RegExp(`(["'\`])\\./([^"'\`]+)\\1([^"'\`]*)(["'\`])${PLACEHOLDER}\\4`, 'g');

/** Imports of each output file, by path. */
type Imports = Readonly<Record<string, { imports?: string[] }>>;

/**
 * Wraps each `import()` of the project so that it preloads all static imports of its target in parallel, see
 * `src/lib/module-preload.ts`. Files that are loaded with the importing file are omitted.
 * @param built output files of an earlier build that this build imports
 */
export function modulePreload(built: Imports = {}): Plugin {
  return {
    name: 'module-preload',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (id.includes('/node_modules/') || code.search(DYNAMIC_IMPORT) < 0) return undefined;
      const wrapped = code.replace(
        DYNAMIC_IMPORT,
        (found) => `importWithPreload(() => ${found}, "${PLACEHOLDER}", import.meta.url)`,
      );
      return { code: `${wrapped}\nimport { importWithPreload } from ${JSON.stringify(HELPER)};`, map: null };
    },
    renderChunk(code, { fileName }, _, { chunks }) {
      if (!code.includes(PLACEHOLDER)) return undefined;
      const folder = fileName.replace(/[^/]*$/, '');
      const all = { ...built, ...chunks };
      const loaded = filesOf(all, fileName);
      const rendered = code.replace(WITH_PLACEHOLDER, (_found, quote, file, between) => {
        const files = filesOf(all, folder + file).filter((path) => !loaded.includes(path));
        const paths = files.map((path) => `./${path.slice(folder.length)}`);
        return `${quote}./${file}${quote}${between}${JSON.stringify(paths)}`;
      });
      return { code: rendered, map: null };
    },
  };
}

/** Returns a file and its direct and indirect imports. */
function filesOf(chunks: Imports, file: string): string[] {
  const found = new Set([file]);
  for (const path of found) for (const next of chunks[path]?.imports ?? []) found.add(next);
  return [...found].sort();
}
