import { createStore } from 'zustand/vanilla';
import type { Prove } from '#data/prove';
import { ApiError } from '#lib/api-error';

/** A request that waits for the viewer. */
type Waiting = { request(): Promise<unknown>; resolve(result: unknown): void; reject(error: unknown): void };

type State = {
  /** The dialog is open while requests wait. */
  waiting: readonly Waiting[];
  /** Whether the viewer has closed the dialog, and not passed since. */
  isCanceled: boolean;
};

export type Question = ReturnType<typeof newQuestion>;

/**
 * What an element asks its viewer, in one dialog for all requests that were refused until then. Each of them settles: by its
 * repetition, or as aborted when the viewer closes the dialog or when its form or the dialog's screen is gone.
 * @param isAsked whether the error of a request asks the question
 */
export function newQuestion(isAsked: (error: unknown) => boolean) {
  const { getState, setState, subscribe } = createStore<State>(() => ({ waiting: [], isCanceled: false }));
  let isShown = false;
  let passes = 0;

  const prove: Prove = async (request, { signal, isBackground }) => {
    const before = passes;
    try {
      return await request();
    } catch (error) {
      if (!isAsked(error) || !isShown || signal.aborted) throw error;
      // The response came only after the viewer had passed.
      if (passes !== before) return request();
      if (isBackground && getState().isCanceled) throw aborted();
      return wait(request, signal);
    }
  };

  function wait<Result>(request: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    return new Promise((resolve, reject) => {
      const one: Waiting = { request, resolve: resolve as Waiting['resolve'], reject };
      setState({ waiting: [...getState().waiting, one], isCanceled: false });
      signal?.addEventListener('abort', () => {
        leave(one);
        reject(aborted());
      });
    });
  }

  function leave(one: Waiting): void {
    setState({ waiting: getState().waiting.filter((each) => each !== one) });
  }

  function leaveAll(isCanceled: boolean): readonly Waiting[] {
    const { waiting } = getState();
    setState({ waiting: [], isCanceled });
    return waiting;
  }

  function abortAll(isCanceled: boolean): void {
    for (const { reject } of leaveAll(isCanceled)) reject(aborted());
  }

  return {
    getState,
    subscribe,
    prove,
    /** Asks although no request waits. */
    open: () => void wait(async () => {}).catch(() => {}),
    /** Closes the dialog and makes each request again. */
    pass() {
      passes += 1;
      for (const { request, resolve } of leaveAll(false)) resolve(request());
    },
    /** Makes each request again. Those that are still refused go on waiting: only the server knows who has passed. */
    async retry() {
      const attempts = getState().waiting.map(async (one) => {
        try {
          one.resolve(await one.request());
          passes += 1;
        } catch (error) {
          if (isAsked(error)) return;
          one.reject(error);
        }
        leave(one);
      });
      await Promise.all(attempts);
    },
    cancel: () => abortAll(true),
    /** To be called when the screen with the dialog is mounted. @returns a function for when it is unmounted */
    show() {
      isShown = true;
      return () => {
        isShown = false;
        abortAll(false);
      };
    },
  };
}

function aborted(): ApiError {
  return new ApiError({ kind: 'aborted', request: '' });
}
