import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CHUNK_LIMIT_MS, IMPORTS_LIMIT_MS } from '#config/limits';
import { BUNDLED } from '#lib/bundled';
import { BrokenImportError, importChunk, preloadImports } from '#lib/chunks/import-chunk';
import { preloadFiles, verifyFiles } from '#lib/module-preload';

vi.mock('#lib/module-preload', () => ({
  preloadFiles: vi.fn(),
  verifyFiles: vi.fn(async () => {}),
}));

let trial = 0;
/** Files whose code is in their URL, and the last of which is unknown to every other test. */
const script = (code: string) => `data:text/javascript,${encodeURIComponent(`${code}/* ${trial} */`)}#`;
const BASE = 'https://cdn.example/c/part.js';
const SCREEN = { Screen: 1 };

beforeEach(() => {
  trial += 1;
  vi.mocked(preloadFiles).mockClear();
});
afterEach(() => vi.useRealTimers());
const failureOf = (loading: Promise<unknown>): Promise<Error> =>
  loading.then(
    () => expect.unreachable(),
    (error) => error,
  );

it('preloads the chunk and its imports, relative to its importer', async () => {
  expect(await importChunk(async () => SCREEN, ['./a.js', '../b.js'], ['Screen'], BASE)).toBe(SCREEN);
  expect(preloadFiles).toHaveBeenCalledWith(['https://cdn.example/c/a.js', 'https://cdn.example/b.js']);
});

it.each([
  ['an export', {}, ['Screen'], 'export const Screen = 2'],
  ['its module', undefined, 't', 'export const t = { Screen: 2 }'],
])('imports a chunk without %s under a new URL at once', async (_what, chunk, exports, code) => {
  const broken = async () => chunk as object;
  expect(await importChunk(broken, [script(code)], exports, BASE)).toMatchObject({ Screen: 2 });
  const error = await failureOf(importChunk(broken, [script('')], exports, BASE));
  expect(String(error)).toBe('BrokenImportError: SyntaxError: an export is missing');
});

it('imports a failed chunk again under a new URL', async () => {
  const file = script('export const Screen = 2');
  const lost = vi.fn(() => Promise.reject(new Error('lost')));
  expect((await failureOf(importChunk(lost, [file], ['Screen'], BASE))).message).toBe('lost');
  expect(await importChunk(lost, [file], ['Screen'], BASE)).toMatchObject({ Screen: 2 });
  expect(lost).toHaveBeenCalledOnce();
});

it('says when an import of the chunk is broken', async () => {
  const lost = vi.fn(() => Promise.reject(new Error('lost')));
  const files = [script(''), script('export const a = 1'), script('}')];
  const error = await failureOf(importChunk(lost, files, [], BASE));
  expect(error).toBeInstanceOf(BrokenImportError);
  expect(await failureOf(importChunk(lost, files, [], BASE))).toBe(error);
  expect(lost).toHaveBeenCalledOnce();
});

const never = () => new Promise<never>(() => {});

it('fails without a response after the time limit, and then imports the chunk from another URL', async () => {
  vi.useFakeTimers();
  const files = [script('export const Screen = 1'), script('export const a = 1')];
  const failure = failureOf(importChunk(never, files, ['Screen'], BASE));
  await vi.advanceTimersByTimeAsync(CHUNK_LIMIT_MS);
  expect(String(await failure)).toBe(`Error: not loaded in ${CHUNK_LIMIT_MS} ms`);
  expect(await importChunk(never, files, ['Screen'], BASE)).toMatchObject(SCREEN);
});

it('says when an import of the chunk gets no response', async () => {
  vi.useFakeTimers();
  const files = [script('export const Screen = 1'), script('await new Promise(() => {})')];
  const failure = failureOf(importChunk(never, files, ['Screen'], BASE));
  await vi.advanceTimersByTimeAsync(CHUNK_LIMIT_MS + IMPORTS_LIMIT_MS);
  expect(await failure).toBeInstanceOf(BrokenImportError);
});

it('preloads modules without evaluating them, which does not affect a later import', async () => {
  const evaluate = vi.fn(async () => SCREEN);
  preloadImports([
    () => Promise.reject(new Error('offline')),
    () => importChunk(evaluate, ['./a.js'], ['Screen'], BASE),
  ]);
  expect(preloadFiles).toHaveBeenCalledOnce();
  expect(evaluate).not.toHaveBeenCalled();
  expect(await importChunk(evaluate, ['./a.js'], ['Screen'], BASE)).toBe(SCREEN);
});

it('imports no file that is not verified, neither the chunk nor, after a failure, its imports', async () => {
  const ran = vi.fn();
  Object.assign(globalThis, { ran });
  const files = [script('globalThis.ran()'), script('globalThis.ran()')];
  vi.mocked(verifyFiles).mockRejectedValue(new Error('another hash'));
  const load = vi.fn(async () => SCREEN);
  for (const _ of [1, 2])
    expect(String(await failureOf(importChunk(load, files, ['Screen'], BASE)))).toContain('another hash');
  vi.mocked(verifyFiles).mockResolvedValue();
  expect(load).not.toHaveBeenCalled();
  expect(ran).not.toHaveBeenCalled();
});

it('leaves each chunk to the bundler that has built the page', async () => {
  Reflect.set(globalThis, Symbol.for(BUNDLED), true);
  try {
    const lost = () => Promise.reject(new SyntaxError('lost'));
    expect((await failureOf(importChunk(lost, ['./a.js'], [], BASE))).message).toBe('lost');
    expect(await importChunk(async () => SCREEN, ['./b.js'], ['Screen'], BASE)).toBe(SCREEN);
    expect(preloadFiles).not.toHaveBeenCalledWith([expect.anything()]);
  } finally {
    Reflect.deleteProperty(globalThis, Symbol.for(BUNDLED));
  }
});
