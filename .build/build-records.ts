import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/**
 * Folder of the records: the manifest, the file of each source of the modules that are loaded on demand (`sources.json`), and
 * the source map of each file at the path of the file.
 */
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
      mkdirSync(BUILD_RECORDS, { recursive: true });
      if (isFirst) writeFileSync(join(BUILD_RECORDS, 'sources.json'), JSON.stringify(filesBySource(bundle)));
      for (const file of Object.keys(bundle)) {
        if (!file.endsWith('.js.map') && file !== MANIFEST) continue;
        const target = join(BUILD_RECORDS, file);
        mkdirSync(dirname(target), { recursive: true });
        renameSync(join(dir, file), target);
      }
    },
  };
}

/** Returns the file of each module. A chunk that several screens share has no row in the manifest. */
function filesBySource(bundle: Rolldown.OutputBundle): Record<string, string> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  return Object.fromEntries(
    chunks.flatMap(({ fileName, modules }) =>
      Object.keys(modules).map((id) => [relative(resolve(import.meta.dirname, '..'), id), fileName]),
    ),
  );
}
