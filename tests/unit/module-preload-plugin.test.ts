import { expect, it } from 'vitest';
import { modulePreload } from '../../.build/module-preload';

type Chunks = Record<string, { imports: string[] }>;

/** Renders a chunk that imports `c/target.js` on demand, and returns the files that it preloads. */
function preloadedBy(fileName: string, chunks: Chunks, built: Chunks = {}): string[] {
  const plugin = modulePreload(built) as unknown as {
    renderChunk(code: string, chunk: object, options: object, meta: object): { code: string };
  };
  const target = fileName.startsWith('c/') ? './target.js' : './c/target.js';
  const code = `load(() => import("${target}"), "__FILES__", import.meta.url)`;
  const rendered = plugin.renderChunk(code, { fileName }, {}, { chunks });
  return JSON.parse(/\[.*?\]/.exec(rendered.code)?.[0] ?? 'null');
}

it('preloads the target with its direct and indirect imports', () => {
  const built = { 'c/target.js': { imports: ['c/ui.js'] }, 'c/ui.js': { imports: ['c/react.js'] } };
  const chunks = { 'loader.js': { imports: [] } };
  expect(preloadedBy('loader.js', chunks, built)).toEqual(['./c/react.js', './c/target.js', './c/ui.js']);
});

it('does not preload files that the importing file has loaded', () => {
  const chunks = {
    'c/routes.js': { imports: ['c/ui.js'] },
    'c/target.js': { imports: ['c/ui.js', 'c/list.js', 'c/routes.js'] },
    'c/ui.js': { imports: ['c/react.js'] },
    'c/list.js': { imports: ['c/react.js'] },
  };
  expect(preloadedBy('c/routes.js', chunks)).toEqual(['./list.js', './target.js']);
});
