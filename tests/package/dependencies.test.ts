import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BUILD_RECORDS } from '../../.build/build-records';
import viteConfig from '../../vite.config';

const root = resolve(import.meta.dirname, '../..');
const dist = join(root, 'dist');
const PACKAGE = join(root, 'node_modules/react/index.js');
const CODE = "import('./part'); export default 1;";

type SourceMap = { sources: string[]; sourcesContent: string[] };
type Hooks = Record<string, ((...parameters: unknown[]) => unknown) | undefined>;

/** The bundled modules of packages, by file, as the build has read them. */
const modules = new Map(
  readdirSync(BUILD_RECORDS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js.map'))
    .flatMap((file) => {
      const { sources, sourcesContent } = JSON.parse(
        readFileSync(join(BUILD_RECORDS, file), 'utf8'),
      ) as SourceMap;
      return sources.map(
        (source, index) => [resolve(dist, file, '..', source), sourcesContent[index]] as const,
      );
    })
    .filter(([file]) => file.includes('/node_modules/')),
);

describe('the packages in dist/', () => {
  it('are built from the published files', () => {
    expect(modules.size).toBeGreaterThan(100);
    const changed = [...modules].filter(([file, code]) => readFileSync(file, 'utf8') !== code);
    expect(changed.map(([file]) => file)).toEqual([]);
  });
});

describe.each(['production', 'loader', 'doctor'])('the build of the mode %s', (mode) => {
  const { plugins = [], resolve: resolution } = viteConfig({ mode, command: 'build' });
  const own = plugins.flat() as unknown as Hooks[];

  it('has no alias', () => {
    expect(resolution).not.toHaveProperty('alias');
  });

  it('has no plugin that resolves, loads or transforms packages', async () => {
    expect(own.length).toBeGreaterThan(0);
    const context = { resolve: async () => ({ id: PACKAGE }) };
    for (const { resolveId, load, transform } of own) {
      expect([undefined, { id: PACKAGE }]).toContainEqual(
        await resolveId?.call(context, 'react', PACKAGE, {}),
      );
      expect(await load?.call(context, PACKAGE)).toBeUndefined();
      expect(await transform?.call(context, CODE, PACKAGE)).toBeUndefined();
    }
  });
});
