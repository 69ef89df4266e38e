import { beforeEach, expect, it, vi } from 'vitest';
import { ChunkError, forgetFailedChunks, loadChunk, preloadChunk, retryChunk } from '#lib/chunk';

let isLost: boolean;
let load: ReturnType<typeof vi.fn<() => Promise<string>>>;
beforeEach(() => {
  isLost = true;
  load = vi.fn(async () => {
    if (isLost) throw new TypeError('Failed to fetch dynamically imported module');
    return 'exports';
  });
});
const failureOf = (loading: Promise<unknown>): Promise<ChunkError> =>
  loading.then(
    () => expect.unreachable(),
    (error) => error,
  );

it('is loaded once for repeated calls', async () => {
  isLost = false;
  expect(loadChunk(load)).toBe(loadChunk(load));
  expect(await loadChunk(load)).toBe('exports');
  expect(await retryChunk(load)).toBe('exports');
  forgetFailedChunks();
  expect(await loadChunk(load)).toBe('exports');
  expect(load).toHaveBeenCalledOnce();
});

it('keeps a failure until it is retried', async () => {
  const error = await failureOf(loadChunk(load));
  expect(error).toBeInstanceOf(ChunkError);
  expect(String(error)).toBe('ChunkError: TypeError: Failed to fetch dynamically imported module');
  expect(await failureOf(loadChunk(load))).toBe(error);
  expect(load).toHaveBeenCalledOnce();
  isLost = false;
  expect(await retryChunk(load)).toBe('exports');
  expect(load).toHaveBeenCalledTimes(2);
});

it('keeps a failure when it is preloaded again', async () => {
  const error = await failureOf(loadChunk(load));
  preloadChunk(load);
  await failureOf(loadChunk(load));
  expect(await failureOf(loadChunk(load))).toBe(error);
  expect(load).toHaveBeenCalledOnce();
});

it('needs a restart after the second failure in a row', async () => {
  expect((await failureOf(loadChunk(load))).needsRestart).toBe(false);
  expect((await failureOf(retryChunk(load))).needsRestart).toBe(true);
  isLost = false;
  await retryChunk(load);
});

it('resets the failures of all chunks at once', async () => {
  const other = vi.fn(() => Promise.reject(new Error('lost')));
  await failureOf(loadChunk(load));
  await failureOf(loadChunk(other));
  forgetFailedChunks();
  isLost = false;
  expect(await loadChunk(load)).toBe('exports');
  await failureOf(loadChunk(other));
  expect([load, other].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
});

it('does not count a failed prefetch', async () => {
  preloadChunk(load);
  preloadChunk(load);
  await failureOf(loadChunk(load));
  expect(load).toHaveBeenCalledOnce();
  expect((await failureOf(retryChunk(load))).needsRestart).toBe(false);
  expect(load).toHaveBeenCalledTimes(2);
});

it('is requested once more after a failed prefetch', async () => {
  preloadChunk(load);
  await failureOf(loadChunk(load));
  isLost = false;
  await loadChunk(load);
  await retryChunk(load);
  expect(load).toHaveBeenCalledTimes(2);
});
