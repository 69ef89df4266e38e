import { useEffect, useState } from 'react';
import { followServerTime } from '#lib/follow-server-time';
import { serverNow } from '#lib/server-time';
import { msToMidnight, shanghaiDate } from '#lib/time/shanghai-time';

/**
 * Today's date in China as yyyy-MM-dd, by the clock of the API where a response had its time, otherwise by that of the device.
 * Changes at midnight, when a page that was suspended becomes visible, and when a response shows another date.
 */
export function useToday(): string {
  const [today, setToday] = useState(() => shanghaiDate(serverNow()));
  useEffect(() => {
    function look(nowMs: number): number {
      setToday(shanghaiDate(nowMs));
      return nowMs + msToMidnight(nowMs);
    }
    return followServerTime(look);
  }, []);
  return today;
}
