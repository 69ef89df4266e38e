import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Folder of the records: the manifest, and the source map of each file at the path of the file. */
export const BUILD_RECORDS = resolve(import.meta.dirname, '../.cache/build');
const MANIFEST = 'manifest.json';

/**
 * Moves source maps and manifest out of `dist/`, which is published and deployed: they hold all sources, and are nine
 * tenths of its size.
 * @param isFirst whether to remove the records of an earlier build
 */
export function buildRecords({ isFirst }: { isFirst: boolean }): Plugin {
  return {
    name: 'build-records',
    apply: 'build',
    buildStart() {
      if (isFirst) rmSync(BUILD_RECORDS, { recursive: true, force: true });
    },
    writeBundle({ dir = '' }, bundle) {
      for (const file of Object.keys(bundle)) {
        if (!file.endsWith('.js.map') && file !== MANIFEST) continue;
        const target = join(BUILD_RECORDS, file);
        mkdirSync(dirname(target), { recursive: true });
        renameSync(join(dir, file), target);
      }
    },
  };
}
