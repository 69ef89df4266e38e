import { useCallback, useEffect, useState } from 'react';
import { UNREAD_WAIT_MS } from '#config/limits';
import { type UnreadState, unread } from '#session/unread';
import { useUnread } from '#session/use-unread';
import { refreshUnread, watchUnread } from './poller';

type Watched = { counts: UnreadState; hasFailed: boolean; retry(): void };

/**
 * The unread counts for a screen, updated by the browser's shared poller (MSG-15). Another tab may be the
 * leader; if it shares no counts in time, this tab requests them itself.
 * @returns `counts` is null until known; `hasFailed` is true when the request of this tab failed
 */
export function useWatchedUnread(): Watched {
  const counts = useUnread();
  const isKnown = counts !== null;
  const [hasFailed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);

  useEffect(watchUnread, []);
  useEffect(() => {
    if (isKnown) return;
    let isOver = false;
    async function ask() {
      await refreshUnread();
      if (!isOver) setFailed(unread.getState() === null);
    }
    const timer = setTimeout(ask, turn === 0 ? UNREAD_WAIT_MS : 0);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isKnown, turn]);
  const retry = useCallback(() => {
    setFailed(false);
    setTurn((before) => before + 1);
  }, []);
  return { counts, hasFailed: hasFailed && !isKnown, retry };
}
