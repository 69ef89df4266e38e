import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pause } from '#lib/pause';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Whether a promise is settled after pending microtasks have run. */
async function isSettled(promise: Promise<void>): Promise<boolean> {
  let settled = false;
  void promise.then(() => {
    settled = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  return settled;
}

it('resolves when the time has passed, without or with a signal', async () => {
  const { signal } = new AbortController();
  const pauses = [pause(500), pause(500, signal)];
  await vi.advanceTimersByTimeAsync(499);
  expect(await Promise.all(pauses.map(isSettled))).toEqual([false, false]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await Promise.all(pauses.map(isSettled))).toEqual([true, true]);
});

it('resolves when the signal aborts, and leaves no timer', async () => {
  const controller = new AbortController();
  const paused = pause(500, controller.signal);
  expect(await isSettled(paused)).toBe(false);
  controller.abort();
  expect(await isSettled(paused)).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

it('resolves at once for an aborted signal, and leaves no timer', async () => {
  expect(await isSettled(pause(500, AbortSignal.abort()))).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

it('removes its listener from the signal', async () => {
  const { signal } = new AbortController();
  const added = vi.spyOn(signal, 'addEventListener');
  const removed = vi.spyOn(signal, 'removeEventListener');
  const paused = pause(500, signal);
  await vi.advanceTimersByTimeAsync(500);
  await paused;
  expect(removed.mock.calls).toEqual(added.mock.calls);
  expect(removed).toHaveBeenCalledOnce();
});
