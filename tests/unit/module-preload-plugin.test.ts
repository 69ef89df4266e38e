import { expect, it } from 'vitest';
import { modulePreload } from '../../.build/module-preload';

type Chunks = Record<string, { imports: string[]; exports?: string[] }>;
type Options = Parameters<typeof modulePreload>[0];

/** Renders a chunk that imports `c/target.js` on demand, and returns the arguments with its files and exports. */
function argumentsIn(fileName: string, chunks: Chunks, options: Partial<Options> = {}, access = ''): unknown {
  const target = fileName.startsWith('c/') ? './target.js' : './c/target.js';
  const code = `load(() => import("${target}")${access}, "__FILES__", import.meta.url)`;
  return JSON.parse(`[${/, ([["].*), import/.exec(render(code, fileName, chunks, options))?.[1]}]`);
}

function render(code: string, fileName: string, chunks: Chunks, options: Partial<Options> = {}): string {
  const plugin = modulePreload({ files: 'chunks', ...options }) as unknown as {
    renderChunk(code: string, chunk: object, options: object, meta: object): { code: string };
  };
  return plugin.renderChunk(code, { fileName }, {}, { chunks }).code;
}

it('names the direct and indirect imports of the target in the loader', () => {
  const built = { 'c/target.js': { imports: ['c/ui.js'] }, 'c/ui.js': { imports: ['c/react.js'] } };
  const chunks = { 'loader.js': { imports: [] } };
  const options = { files: 'loader', built } as const;
  expect(argumentsIn('loader.js', chunks, options)).toEqual([' react ui']);
});

it('names first what most files import', () => {
  const chunks = {
    'c/routes.js': { imports: ['c/ui.js'] },
    'c/target.js': { imports: ['c/list.js', 'c/ui.js'] },
    'c/ui.js': { imports: [] },
    'c/list.js': { imports: [] },
    'loader.js': { imports: [] },
  };
  expect(argumentsIn('loader.js', chunks, { files: 'loader' })).toEqual([' ui list']);
});

it('does not preload files that the importing file has loaded', () => {
  const chunks = {
    'c/routes.js': { imports: ['c/ui.js'] },
    'c/target.js': { imports: ['c/ui.js', 'c/list.js', 'c/routes.js'] },
    'c/ui.js': { imports: ['c/react.js'] },
    'c/list.js': { imports: ['c/react.js'] },
  };
  expect(argumentsIn('c/routes.js', chunks)).toEqual([['./target.js', './list.js'], []]);
});

it('refuses an import of a module in the same chunk', () => {
  const chunks = { 'c/ui.js': { imports: ['c/react.js'] }, 'c/react.js': { imports: [] } };
  const code =
    'import "./react.js"; load(() => Promise.resolve().then(() => own), "__FILES__", import.meta.url)';
  expect(() => render(code, 'c/ui.js', chunks)).toThrow(
    'c/ui.js: an import() leads to a module of the same chunk',
  );
});

it('names the exports of the target, or the one that is the module in a chunk of several modules', () => {
  const chunks = {
    'c/ui.js': { imports: [] },
    'c/target.js': { imports: [], exports: ['Screen', 't'] },
  };
  expect(argumentsIn('c/ui.js', chunks)).toEqual([['./target.js'], ['Screen', 't']]);
  const access = '.then((n) => n.t)';
  expect(argumentsIn('c/ui.js', chunks, {}, access)).toEqual([['./target.js'], 't']);
});
