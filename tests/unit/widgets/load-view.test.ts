import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CHUNK_LIMIT_MS } from '#config/limits';
import { viewLoader } from '../../../widgets/connection/load-view';
import type { Connection, Widget } from '../../../widgets/types';

// Imports the prerender, which only the build provides.
vi.mock('../../../widgets/connection/draw', () => ({ drawAgain() {}, keepDrawing() {} }));

// Imports a module on demand, which the fake clock would overtake.
vi.mock('../../../widgets/failure', () => ({
  loadBuiltIns: async () => ({ assertBuiltIns() {}, watchBuiltIns() {} }),
  causeOf: (error: unknown) => error,
}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = new Promise<never>(() => {});

/** Starts to load the view of an element, and returns the failures and how often the files were requested. */
function load(parts: Partial<Widget>) {
  const element = document.createElement('div');
  const connection = { element, signal: new AbortController().signal, drawn: [], box: element };
  const failed = vi.fn();
  const view = vi.fn(() => never);
  const widget = { tag: 'cntv-x', attributes: {}, view, ...parts } as unknown as Widget;
  const loader = viewLoader(connection as unknown as Connection, widget, failed, () => {});
  void loader.load();
  return { failed, view };
}

it('fails once when the file that decides about the view gets no response', async () => {
  const { failed, view } = load({ loadWhen: () => never });
  await vi.advanceTimersByTimeAsync(CHUNK_LIMIT_MS - 1);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(CHUNK_LIMIT_MS);
  expect(failed.mock.calls).toEqual([['timeout']]);
  expect(view).not.toHaveBeenCalled();
});

it('ignores that file when it comes after the failure', async () => {
  let respond = (_untilWanted: () => Promise<void>) => {};
  const untilWanted = vi.fn(async () => {});
  const { failed, view } = load({
    loadWhen: () =>
      new Promise((resolve) => {
        respond = resolve;
      }),
  });
  await vi.advanceTimersByTimeAsync(CHUNK_LIMIT_MS);
  expect(failed).toHaveBeenCalledOnce();
  respond(untilWanted);
  await vi.advanceTimersByTimeAsync(0);
  expect([untilWanted.mock.calls, view.mock.calls]).toEqual([[], []]);
});

it('waits without a limit until the view is wanted', async () => {
  const { failed, view } = load({ loadWhen: async () => () => never });
  await vi.advanceTimersByTimeAsync(10 * CHUNK_LIMIT_MS);
  expect([failed.mock.calls, view.mock.calls]).toEqual([[], []]);
});

it('fails when the file that decides about the view is empty', async () => {
  const { failed, view } = load({ loadWhen: async () => undefined as never });
  await vi.advanceTimersByTimeAsync(0);
  expect(failed.mock.calls).toEqual([[expect.any(TypeError)]]);
  expect(view).not.toHaveBeenCalled();
});
