import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { CallOptions } from '../../api/call';
import { ERROR_CODES } from '../../config/error-codes';
import { ApiError } from '../../lib/api-error';
import { useToldFailure } from '../failure/use-told-failure';

export type Loaded<Value> =
  | { phase: 'loading' | 'failed' | 'signed-out'; value: null }
  | { phase: 'ready'; value: Value };

const LOADING = { phase: 'loading', value: null } as const;

/**
 * What a screen shows is asked for when it is opened; a failure is told by the shared rules (ERR-02 to ERR-07).
 * @param load makes the calls; another function is another question
 * @param isList a list's failure is only logged, except that nobody is signed in (ERR-08, OQ-60)
 * @returns the answer, and a way to ask again
 */
export function useLoaded<Value>(
  load: (options: CallOptions) => Promise<Value>,
  { isList = false } = {},
): Loaded<Value> & { retry(): void } {
  const failure = useToldFailure();
  const [state, setState] = useState<Loaded<Value>>(LOADING);
  const [turn, setTurn] = useState(0);

  /** That nobody is signed in is told even when this has been taken away for just that. */
  const handleFailure = useEffectEvent((cause: unknown, isOver: boolean) => {
    const isSignedOut = cause instanceof ApiError && cause.code === ERROR_CODES.notLoggedIn;
    if (isOver && !isSignedOut) return;
    if (isList && !isSignedOut) console.warn('cntv-widgets: a list could not be loaded:', String(cause));
    else if (!failure(cause)) return;
    if (!isOver) setState({ phase: isSignedOut ? 'signed-out' : 'failed', value: null });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn is one question
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    setState(LOADING);
    load({ signal }).then(
      (value) => !signal.aborted && setState({ phase: 'ready', value }),
      (cause: unknown) => handleFailure(cause, signal.aborted),
    );
    return () => leaving.abort();
  }, [load, turn]);
  const retry = useCallback(() => setTurn((before) => before + 1), []);
  return { ...state, retry };
}
