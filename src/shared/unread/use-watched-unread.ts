import { useCallback, useEffect, useState } from 'react';
import { type UnreadState, unread } from '#session/unread';
import { useUnread } from '#session/use-unread';
import { refreshUnread, watchUnread } from './poller';

type Watched = { counts: UnreadState; hasFailed: boolean; retry(): void };

/**
 * The unread counts for a screen, updated by the page's poller (MSG-15).
 * @returns `counts` is null until known; `hasFailed` is true when the request of this tab failed
 */
export function useWatchedUnread(): Watched {
  const counts = useUnread();
  const isKnown = counts !== null;
  const [hasFailed, setFailed] = useState(false);
  const ask = useCallback(async () => {
    setFailed(false);
    await refreshUnread();
    setFailed(unread.getState() === null);
  }, []);

  useEffect(watchUnread, []);
  useEffect(() => {
    if (!isKnown) void ask();
  }, [isKnown, ask]);
  return { counts, hasFailed: hasFailed && !isKnown, retry: ask };
}
