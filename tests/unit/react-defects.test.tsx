import { Suspense, use, useEffect, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';

const errors: string[] = [];
const note = (error: Error) => void errors.push(error.message);
afterEach(() => {
  process.off('uncaughtException', note);
  vi.unstubAllGlobals();
});

/**
 * React delays the content of a Suspense boundary until 300 ms after its fallback. If an effect of another root is still
 * due at that moment, and changes a store that both read, React commits the first root twice and reports an error of its
 * own. The journeys ignore this error (`tests/flows/support/environment/record.ts`), because the content is right
 * nevertheless. When this test fails, React has mended it: remove the exception.
 */
it('React reports that it commits the same tree twice, and shows the right content', async () => {
  process.on('uncaughtException', note);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const store = createStore(() => 0);
  const useStore = () => useSyncExternalStore(store.subscribe, store.getState);
  let load = (_text: string) => {};
  const chunk = new Promise<string>((resolve) => {
    load = resolve;
  });
  const Lazy = () => <b>{use(chunk)}</b>;
  const First = () => (
    <p>
      <i>{useStore()}</i>
      <Suspense fallback={<b>…</b>}>
        <Lazy />
      </Suspense>
    </p>
  );
  /** Renders for longer than the delay, so that its effect is due when the delayed content is committed. */
  const Second = () => {
    const start = performance.now();
    while (performance.now() - start < 400);
    useEffect(() => store.setState(1), []);
    return null;
  };
  const box = document.createElement('div');
  flushSync(() => createRoot(box).render(<First />));
  expect(box.textContent).toBe('0…');
  load('content');
  createRoot(document.createElement('div')).render(<Second />);
  await vi.waitFor(() => expect(box.textContent).toBe('1content'));
  await vi.waitFor(() => expect(errors).toEqual([expect.stringContaining('Cannot commit the same tree')]));
  store.setState(2);
  await vi.waitFor(() => expect(box.textContent).toBe('2content'));
});
