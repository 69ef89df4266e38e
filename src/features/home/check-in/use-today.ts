import { useEffect, useReducer } from 'react';
import { serverNow } from '#lib/server-time';
import { msToMidnight, shanghaiDate } from '#lib/time/shanghai-time';

/**
 * Today's date in China as yyyy-MM-dd, by the clock of the server. It changes at midnight, also on a page that was suspended,
 * and when a response shows that the device has the wrong date.
 */
export function useToday(): string {
  const [, follow] = useReducer((renders: number) => renders + 1, 0);
  useEffect(() => {
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);
  // Starts again after each render, because a response may have changed the time of the server.
  useEffect(() => {
    const timer = setTimeout(follow, msToMidnight(serverNow()));
    return () => clearTimeout(timer);
  });
  return shanghaiDate(serverNow());
}
