import { readTime, shanghaiDate } from '#lib/time/shanghai-time';
import { useLanguage } from '#ui/language';
import { css } from '#ui/styles/emotion';
import { names } from '#ui/styles/names';
import { token } from '#ui/styles/tokens';

type Props = {
  /** As the server sent it. */
  time: string;
  hasWeekday?: boolean;
  /** Less prominent, for past days. */
  isMuted?: boolean;
};

/** Day and month of a time of the server, in China; nothing for a text that is no time. Decorative, beside the time. */
export function DateBlock({ time, hasWeekday = false, isMuted = false }: Props) {
  const language = useLanguage();
  const ms = readTime(time);
  if (ms === null) return null;
  const date = shanghaiDate(ms);
  const words = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...parts }).format(new Date(date));
  return (
    <span className={names(block, isMuted && muted)} aria-hidden="true">
      <span className={day}>{Number(date.slice(-2))}</span>
      <span>
        {words({ month: 'short' })}
        {hasWeekday && ` ${words({ weekday: 'short' })}`}
      </span>
    </span>
  );
}

const block = css({
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  minWidth: 52,
  minHeight: 52,
  // Visible only with forced colours, which remove the background.
  border: '1px solid transparent',
  borderRadius: token('radius-m'),
  background: token('color-brand-soft'),
  color: token('color-brand'),
  fontSize: token('text-xs'),
  lineHeight: 1.4,
});
const muted = css({ background: token('color-surface-sunken'), color: token('color-text-muted') });
const day = css({
  fontSize: token('text-l'),
  fontWeight: 600,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
});
