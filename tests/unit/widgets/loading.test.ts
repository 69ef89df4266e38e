import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CHUNK_LIMIT_MS } from '#config/limits';
import { addressNumber, changeAddresses } from '#lib/chunks/file-address';
import { loadingOf } from '../../../widgets/connection/loading';
import type { Connection, Widget } from '../../../widgets/types';

const failed = vi.hoisted(() => vi.fn());

// Imports the prerender, which only the build provides.
vi.mock('../../../widgets/connection/draw', () => ({ drawAgain() {}, keepDrawing() {} }));

// Import a module on demand, which the fake clock would overtake.
vi.mock('../../../widgets/failure', () => ({
  loadBuiltIns: async () => ({ assertBuiltIns() {}, watchBuiltIns() {} }),
  causeOf: (error: unknown) => error,
  isPageError: () => false,
  reportFailure: (_element: HTMLElement, error: unknown) => failed(error),
}));
vi.mock('#i18n/languages', async (importOriginal) => {
  const original = await importOriginal<typeof import('#i18n/languages')>();
  const load = async () => ({});
  return { ...original, LANGUAGES: { 'zh-CN': { load }, 'zh-Hant': { load }, en: { load } } };
});

beforeEach(() => {
  vi.useFakeTimers();
  failed.mockReset();
});
afterEach(() => void vi.useRealTimers());

const never = new Promise<never>(() => {});

/** Starts to load the view of an element, which has retried by itself, and returns its mocks. */
function load(parts: Partial<Widget>) {
  const element = document.createElement('div');
  const ending = new AbortController();
  const recover = vi.fn<Connection['recover']>();
  const connection = { element, signal: ending.signal, drawn: [], box: element, recover, tell() {} };
  Object.assign(connection, { part: connection });
  const view = vi.fn<() => Promise<never>>(() => never);
  const widget = { tag: 'cntv-x', attributes: {}, view, ...parts } as unknown as Widget;
  void loadingOf(connection as unknown as Connection, widget, true, ending).load();
  return { view, recover, end: () => ending.abort() };
}

/** Lets the first of two attempts run out of time, and returns what answers and mounts each. */
async function loadTwice() {
  const attempts: { answer(): void; fail(): void; mount: ReturnType<typeof vi.fn> }[] = [];
  const view = () =>
    new Promise<never>((resolve, reject) => {
      const mount = vi.fn(async () => ({ update() {} }));
      attempts.push({ answer: () => resolve({ mount } as never), fail: () => reject('lost'), mount });
    });
  const { recover } = load({ view, loadWhen: async () => async () => {} });
  await vi.advanceTimersByTimeAsync(CHUNK_LIMIT_MS);
  const again = () => recover.mock.lastCall?.[1]();
  again();
  await vi.advanceTimersByTimeAsync(0);
  const [first, second] = attempts as [(typeof attempts)[0], (typeof attempts)[0]];
  failed.mockReset();
  return { first, second, again, attempts };
}

it('fails once when the file that decides about the view gets no response', async () => {
  const { view } = load({ loadWhen: () => never });
  await vi.advanceTimersByTimeAsync(CHUNK_LIMIT_MS - 1);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(CHUNK_LIMIT_MS);
  expect(failed.mock.calls).toEqual([['timeout']]);
  expect(view).not.toHaveBeenCalled();
});

it('ignores that file when it comes after the failure', async () => {
  let respond = (_untilWanted: () => Promise<void>) => {};
  const untilWanted = vi.fn(async () => {});
  const { view } = load({
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

it('tells nothing of a failure after the element was disconnected', async () => {
  const { end, recover } = load({ view: () => Promise.reject('lost'), loadWhen: async () => async () => {} });
  end();
  await vi.advanceTimersByTimeAsync(0);
  expect([failed.mock.calls, recover.mock.calls]).toEqual([[], []]);
});

it('changes the addresses for the next attempt, unless another element has changed them', async () => {
  const { again } = await loadTwice();
  const before = addressNumber;
  await vi.advanceTimersByTimeAsync(CHUNK_LIMIT_MS);
  again();
  expect(addressNumber).toBe(before + 1);
  await vi.advanceTimersByTimeAsync(CHUNK_LIMIT_MS);
  changeAddresses();
  again();
  expect(addressNumber).toBe(before + 2);
});

it('waits without a limit until the view is wanted', async () => {
  const { view } = load({ loadWhen: async () => () => never });
  await vi.advanceTimersByTimeAsync(10 * CHUNK_LIMIT_MS);
  expect([failed.mock.calls, view.mock.calls]).toEqual([[], []]);
});

it('fails when the file that decides about the view is empty', async () => {
  const { view } = load({ loadWhen: async () => undefined as never });
  await vi.advanceTimersByTimeAsync(0);
  expect(failed.mock.calls).toEqual([[expect.any(TypeError)]]);
  expect(view).not.toHaveBeenCalled();
});

for (const [name, [early, late]] of Object.entries({
  'the first attempt': ['first', 'second'],
  'the second attempt': ['second', 'first'],
} as const))
  for (const outcome of ['answer', 'fail'] as const)
    it(`mounts the files of ${name} when they arrive first, whatever follows from the other: ${outcome}`, async () => {
      const attempts = await loadTwice();
      attempts[early].answer();
      await vi.advanceTimersByTimeAsync(0);
      attempts[late][outcome]();
      await vi.advanceTimersByTimeAsync(2 * CHUNK_LIMIT_MS);
      expect(attempts[early].mount).toHaveBeenCalledOnce();
      expect(attempts[late].mount).not.toHaveBeenCalled();
      expect(failed).not.toHaveBeenCalled();
    });

it('ignores the failure of an attempt while the next one is loading', async () => {
  const { first, second } = await loadTwice();
  first.fail();
  await vi.advanceTimersByTimeAsync(0);
  expect(failed).not.toHaveBeenCalled();
  second.fail();
  await vi.advanceTimersByTimeAsync(0);
  expect(failed.mock.calls).toEqual([['lost']]);
});

it('does not load again when the files have arrived after the failure', async () => {
  const { first, second, again, attempts } = await loadTwice();
  second.fail();
  await vi.advanceTimersByTimeAsync(0);
  first.answer();
  await vi.advanceTimersByTimeAsync(0);
  again();
  await vi.advanceTimersByTimeAsync(CHUNK_LIMIT_MS);
  expect(first.mount).toHaveBeenCalledOnce();
  expect(attempts).toHaveLength(2);
});

it('shows the failure of a view in its part of the element, with the slot of the part and a retry', async () => {
  const [element, box] = [document.createElement('div'), document.createElement('div')];
  const ending = new AbortController();
  const [whole, part] = [vi.fn(), vi.fn()];
  const connection = { element, signal: ending.signal, drawn: [], box: element, tell: whole } as object;
  Object.assign(connection, { part: connection });
  const mount = vi.fn(async () => ({ update() {} }));
  const view = vi.fn(() => Promise.reject('lost'));
  const loadWhen = async () => async () => {
    Object.assign(connection, { part: { ...connection, box, slotName: 'links', tell: part } });
  };
  const widget = { tag: 'cntv-x', attributes: {}, view, loadWhen } as unknown as Widget;
  void loadingOf(connection as Connection, widget, false, ending).load();
  await vi.advanceTimersByTimeAsync(0);
  expect([whole.mock.calls, part.mock.calls]).toEqual([[['loading']], [['error']]]);
  expect(box.querySelector('slot[name=links] [role=alert]')?.textContent).toBeTruthy();
  view.mockResolvedValue({ mount } as never);
  box.querySelector<HTMLElement>('[data-testid=retry]')?.click();
  await vi.advanceTimersByTimeAsync(0);
  expect(part.mock.lastCall).toEqual(['loading']);
  expect(mount).toHaveBeenCalledOnce();
  expect(element.children).toHaveLength(0);
});
