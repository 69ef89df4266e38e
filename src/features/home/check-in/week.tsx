import Check from 'lucide/dist/esm/icons/check.mjs';
import { useEffect, useState } from 'react';
import { DAY_MS } from '#lib/time/shanghai-time';
import { Icon } from '#ui/icon';
import { useLanguage } from '#ui/language';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';

type Props = {
  /** yyyy-MM-dd */
  today: string;
  isSigned: boolean | undefined;
  /** Days of the present run, which ends today, or yesterday while today is open. */
  run: number | undefined;
};

/** Days that are shown, today at the end. */
const DAYS = [6, 5, 4, 3, 2, 1, 0];

/** The last seven days, with a tick on those that the run of check-ins proves. Decorative, because the counters have words. */
export function Week({ today, isSigned = false, run = 0 }: Props) {
  const language = useLanguage();
  const [names, setNames] = useState<readonly string[]>([]);
  // After the first paint, like the date in words.
  useEffect(() => {
    const { format } = new Intl.DateTimeFormat(language, { timeZone: 'UTC', weekday: 'narrow' });
    setNames(DAYS.map((ago) => format(Date.parse(today) - ago * DAY_MS)));
  }, [today, language]);
  const latest = isSigned ? 0 : 1;
  const isDone = (ago: number) => ago >= latest && ago < latest + run;
  return (
    <div className={week} data-testid="check-in-week" aria-hidden="true">
      {DAYS.map((ago, index) => (
        <div key={ago} data-done={isDone(ago) || undefined}>
          <span>{isDone(ago) && <Icon shapes={Check} size={16} />}</span>
          <div>{names[index] ?? NO_BREAK_SPACE}</div>
        </div>
      ))}
    </div>
  );
}

/** Keeps the line. */
const NO_BREAK_SPACE = '\u00a0';

const week = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(7,minmax(0,1fr))',
  flexBasis: '100%',
  color: token('color-text-muted'),
  fontSize: token('text-xs'),
  lineHeight: 1.5,
  textAlign: 'center',
  '& span': {
    display: 'grid',
    placeItems: 'center',
    width: 24,
    height: 24,
    margin: '0 auto 2px',
    // Visible with forced colours, which remove the background.
    border: '1px solid transparent',
    borderRadius: '50%',
    background: token('color-surface-sunken'),
    transition: `background ${token('calm')}`,
  },
  '& svg': { width: 14, height: 14, strokeWidth: 3 },
  '& [data-done] > span': { background: token('color-brand'), color: token('color-on-brand') },
  '& > :last-child': { color: token('color-brand'), fontWeight: 600 },
  '& > :last-child:not([data-done]) > span': {
    border: `2px solid ${token('color-brand')}`,
    background: 'none',
  },
});
