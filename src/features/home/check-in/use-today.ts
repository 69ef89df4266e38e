import { useEffect, useState } from 'react';
import { msToMidnight, shanghaiDate } from '#lib/time/shanghai-time';

/** Today's date in China as yyyy-MM-dd; changes at midnight, also on a page that was suspended. */
export function useToday(): string {
  const [today, setToday] = useState(() => shanghaiDate(Date.now()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function follow() {
      clearTimeout(timer);
      const now = Date.now();
      setToday(shanghaiDate(now));
      timer = setTimeout(follow, msToMidnight(now));
    }
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, []);
  return today;
}
