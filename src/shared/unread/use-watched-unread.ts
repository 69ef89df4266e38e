import { useCallback, useEffect, useState } from 'react';
import { type UnreadState, unread } from '#session/unread';
import { useUnread } from '#session/use-unread';
import { refreshUnread, watchUnread } from './poller';

type Watched = { counts: UnreadState; failure: Failure | null; retry(): void };
type Failure = { error: unknown };

/**
 * The unread counts for a screen, updated by the page's poller (MSG-15).
 * @returns `counts` is null until known; `failure` is that of the request of this tab
 */
export function useWatchedUnread(): Watched {
  const counts = useUnread();
  const isKnown = counts !== null;
  const [failure, setFailure] = useState<Failure | null>(null);
  const ask = useCallback(async () => {
    setFailure(null);
    const error = await refreshUnread();
    setFailure(unread.getState() === null ? { error } : null);
  }, []);

  useEffect(watchUnread, []);
  useEffect(() => {
    // The counts may have come between the render and this effect.
    if (!isKnown && unread.getState() === null) void ask();
  }, [isKnown, ask]);
  return { counts, failure: isKnown ? null : failure, retry: ask };
}
