import { useCallback, useEffect, useState } from 'react';
import { session } from '../../session/session';
import { type UnreadState, unread } from '../../session/unread';
import { useUnread } from '../../session/use-unread';
import { refreshUnread, watchUnread } from './poller';

type Watched = { counts: UnreadState; hasFailed: boolean; retry(): void };

/**
 * The unread counts for a screen that shows them: kept fresh with all others of the browser (MSG-15), and asked for at
 * once where nothing is known. `counts` is null until then, and while there is no answer (`hasFailed`).
 */
export function useWatchedUnread(): Watched {
  const counts = useUnread();
  const [hasFailed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);

  useEffect(watchUnread, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn is one question
  useEffect(() => {
    let isOver = false;
    setFailed(false);
    void askUnlessKnown().then((isKnown) => isOver || setFailed(!isKnown));
    return () => {
      isOver = true;
    };
  }, [turn]);
  const retry = useCallback(() => setTurn((before) => before + 1), []);
  return { counts, hasFailed: hasFailed && !counts, retry };
}

/** An answer counts for the sign-in it was asked under; where that has only just become known, it is asked for again. */
async function askUnlessKnown(): Promise<boolean> {
  if (unread.getState()) return true;
  const { since } = session.getState();
  await refreshUnread();
  if (!unread.getState() && session.getState().since !== since) await refreshUnread();
  return unread.getState() !== null;
}
