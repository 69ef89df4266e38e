import { expect, it } from 'vitest';
import { modulePreload } from '../../.build/module-preload';

type Chunks = Record<string, { imports: string[]; exports?: string[] }>;
type Options = Parameters<typeof modulePreload>[0];

/** Renders a chunk that imports `c/target.js` on demand, and returns the arguments with its files and exports. */
function argumentsIn(fileName: string, chunks: Chunks, options: Partial<Options> = {}, access = ''): unknown {
  const plugin = modulePreload({ helper: 'importPart', ...options }) as unknown as {
    renderChunk(code: string, chunk: object, options: object, meta: object): { code: string };
  };
  const target = fileName.startsWith('c/') ? './target.js' : './c/target.js';
  const code = `load(() => import("${target}")${access}, "__FILES__", import.meta.url)`;
  const rendered = plugin.renderChunk(code, { fileName }, {}, { chunks });
  return JSON.parse(`[${/, (\[.*), import/.exec(rendered.code)?.[1]}]`);
}

it('preloads the target and then its direct and indirect imports', () => {
  const built = { 'c/target.js': { imports: ['c/ui.js'] }, 'c/ui.js': { imports: ['c/react.js'] } };
  const chunks = { 'loader.js': { imports: [] } };
  expect(argumentsIn('loader.js', chunks, { built })).toEqual([
    ['./c/target.js', './c/react.js', './c/ui.js'],
  ]);
});

it('does not preload files that the importing file has loaded', () => {
  const chunks = {
    'c/routes.js': { imports: ['c/ui.js'] },
    'c/target.js': { imports: ['c/ui.js', 'c/list.js', 'c/routes.js'] },
    'c/ui.js': { imports: ['c/react.js'] },
    'c/list.js': { imports: ['c/react.js'] },
  };
  expect(argumentsIn('c/routes.js', chunks)).toEqual([['./target.js', './list.js']]);
});

it('names the exports of the target, or the one that is the module in a chunk of several modules', () => {
  const chunks = {
    'c/ui.js': { imports: [] },
    'c/target.js': { imports: [], exports: ['Screen', 't'] },
  };
  const options = { helper: 'importChunk' } as const;
  expect(argumentsIn('c/ui.js', chunks, options)).toEqual([['./target.js'], ['Screen', 't']]);
  const access = '.then((n) => n.t)';
  expect(argumentsIn('c/ui.js', chunks, options, access)).toEqual([['./target.js'], 't']);
});
