import { useCallback, useEffect, useState } from 'react';
import { getSecurityEmail, type SecurityEmail } from '../../api/recovery';
import { useToldFailure } from '../../blocks/failure/use-told-failure';

/** Null while it is asked for, `failed` when there was no answer. */
export type SecurityEmailState = SecurityEmail | 'failed' | null;

/** The security e-mail of an account (RECOV-08), and a way to ask again. */
export function useSecurityEmail(account: string): { state: SecurityEmailState; retry(): void } {
  const failure = useToldFailure();
  const [state, setState] = useState<SecurityEmailState>(null);
  const [turn, setTurn] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn is one question; how a failure is shown may change
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    setState(null);
    getSecurityEmail(account, { signal })
      .then((answer) => !signal.aborted && setState(answer))
      .catch((cause: unknown) => {
        if (failure(cause)) setState('failed');
      });
    return () => leaving.abort();
  }, [account, turn]);
  const retry = useCallback(() => setTurn((before) => before + 1), []);
  return { state, retry };
}
