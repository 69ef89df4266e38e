import { createStore } from 'zustand/vanilla';
import type { Result } from '../report';
import type { Announce } from '../requests';

/** @param withPost whether to send a call that could write, too */
export type Run = (announce: Announce, withPost: boolean) => Promise<Result>;

const NOTHING: Result = { findings: [], requests: [], unread: [] };

/** The check of the page, which the panel shows and can start again. */
export type PageCheck = ReturnType<typeof newPageCheck>;

/**
 * @param run checks the page, and names each request before it is sent
 * @param isOpen whether the panel is still on the page. Without it, the check sends no more.
 */
export function newPageCheck(run: Run, isOpen: () => boolean) {
  const state = createStore(() => ({ result: NOTHING, isRunning: false }));

  function announce(line: string): void {
    if (!isOpen()) throw new Error('closed');
    const { result } = state.getState();
    state.setState({ result: { ...result, requests: [...result.requests, line] } });
  }
  async function start({ withPost = false } = {}): Promise<void> {
    if (state.getState().isRunning) return;
    state.setState({ result: NOTHING, isRunning: true });
    try {
      state.setState({ result: await run(announce, withPost) });
    } catch (error) {
      const failure = String((error as Error)?.message ?? error);
      state.setState(({ result }) => ({ result: { ...result, failure } }));
    } finally {
      state.setState({ isRunning: false });
    }
  }
  return { state, start };
}
