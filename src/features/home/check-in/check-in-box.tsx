import { useEffect, useState } from 'react';
import { fill } from '#i18n/fill';
import type { Language } from '#i18n/languages';
import { RetryNotice } from '#shared/query/retry-notice';
import { Button } from '#ui/button';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { useToday } from '#ui/hooks/use-today';
import { useLanguage } from '#ui/language';
import { Announcement } from '#ui/live/announcement';
import { Skeleton } from '#ui/loading/skeleton';
import { css } from '#ui/styles/emotion';
import { names } from '#ui/styles/names';
import { token } from '#ui/styles/tokens';
import { useCheckIn } from './use-check-in';
import { Week } from './week';

/**
 * The daily check-in: date, weekday, counters and button (SIGN-01 to SIGN-05).
 */
export function CheckInBox() {
  const texts = useAreaTexts('member').checkIn;
  const today = useToday();
  const { value, error, retry, isBusy, submit } = useCheckIn(today);
  const [wasPressed, setPressed] = useState(false);

  function handleClick() {
    if (value?.isSigned) return;
    setPressed(true);
    submit();
  }

  const counters = value && [
    fill(texts.consecutive, { n: value.consecutiveDays }),
    fill(texts.cumulative, { n: value.cumulativeDays }),
  ];
  if (error && !value) return <RetryNotice text={texts.failed} error={error} onRetry={retry} />;
  return (
    <section className={box} data-testid="check-in">
      <div className={words}>
        <DateInWords today={today} />
        <span className={days} data-testid="check-in-days">
          {counters ? (
            <>
              <span>{counters[0]}</span> <span>{counters[1]}</span>
            </>
          ) : (
            <Skeleton className={daysSkeleton} />
          )}
        </span>
        {wasPressed && value?.isSigned && <Announcement text={`${counters?.join(' ')}`} />}
      </div>
      {value ? (
        <Button
          className={names(button, value.isSigned && done)}
          variant={value.isSigned ? 'quiet' : 'primary'}
          data-testid="check-in-button"
          busy={isBusy}
          // A disabled button would lose focus.
          aria-disabled={value.isSigned || undefined}
          onClick={handleClick}
        >
          {value.isSigned ? texts.done : texts.submit}
        </Button>
      ) : (
        <Skeleton className={buttonSkeleton} />
      )}
      <Week today={today} isSigned={value?.isSigned} run={value?.consecutiveDays} />
    </section>
  );
}

/** Formats the date after the first paint: browsers read the data for it then, for 60 ms on a slow phone. */
function DateInWords({ today }: { today: string }) {
  const language = useLanguage();
  const [text, setText] = useState(NO_BREAK_SPACE);
  useEffect(() => setText(dateText(today, language)), [today, language]);
  return (
    <time className={date} data-testid="check-in-date" dateTime={today}>
      {text}
    </time>
  );
}

/** Keeps the line. */
const NO_BREAK_SPACE = '\u00a0';

/** Date and weekday in words (SIGN-01). */
function dateText(today: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language, {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    weekday: 'long',
  });
  // Intl writes no space between date and weekday in zh-CN.
  return format.format(new Date(today)).replace(/\d\p{L}(?=\p{L})/u, '$& ');
}

const box = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
  padding: '14px 16px',
  border: `1px solid ${token('color-line')}`,
  borderRadius: token('radius-l'),
  background: token('color-surface'),
});
// The button is below where a word of the date would not fit beside it.
const words = css({ display: 'grid', flexGrow: 1, gap: 4, width: 'min-content' });
// A line ends before the weekday, not within it.
const date = css({ fontWeight: 600, wordBreak: 'keep-all' });
const days = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  minHeight: 20,
  color: token('color-text-muted'),
  fontSize: token('text-s'),
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
const button = css({ minWidth: 88 });
const done = css({
  color: token('color-text-muted'),
  cursor: 'default',
  '@media (hover:hover)': { '&:hover': { background: 'none' } },
});
const daysSkeleton = css({ width: 180, height: 20 });
const buttonSkeleton = css({ width: 88, height: token('control-height'), borderRadius: token('radius-m') });
