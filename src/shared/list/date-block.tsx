import { readTime, shanghaiDate } from '#lib/time/shanghai-time';
import { useLanguage } from '#ui/language';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';

/** Day and month of a time of the server, in China; nothing for a text that is no time. Decorative, beside the time. */
export function DateBlock({ time }: { time: string }) {
  const language = useLanguage();
  const ms = readTime(time);
  if (ms === null) return null;
  const date = shanghaiDate(ms);
  const month = new Intl.DateTimeFormat(language, { timeZone: 'UTC', month: 'short' });
  return (
    <span className={block} aria-hidden="true">
      <span className={day}>{Number(date.slice(-2))}</span>
      {month.format(new Date(date))}
    </span>
  );
}

const block = css({
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  width: 52,
  height: 52,
  // Visible only with forced colours, which remove the background.
  border: '1px solid transparent',
  borderRadius: token('radius-m'),
  background: token('color-brand-soft'),
  color: token('color-brand'),
  fontSize: token('text-xs'),
  lineHeight: 1.4,
});
const day = css({
  fontSize: token('text-l'),
  fontWeight: 600,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
});
