import type { CheckIn } from '#api/member/check-in';
import { fill } from '#i18n/catalogue';
import type { Language } from '#i18n/languages';
import { RetryNotice } from '#shared/query/retry-notice';
import { Button } from '#ui/button';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { useLanguage } from '#ui/language';
import { Skeleton } from '#ui/loading/skeleton';
import { css } from '#ui/styles/emotion';
import { names } from '#ui/styles/names';
import { token } from '#ui/styles/tokens';
import { useCheckIn } from './use-check-in';
import { useToday } from './use-today';

/**
 * The daily check-in: date, weekday, counters and button (SIGN-01 to SIGN-05).
 */
export function CheckInBox() {
  const texts = useAreaTexts('member').checkIn;
  const language = useLanguage();
  const today = useToday();
  const { value, error, retry, isBusy, submit } = useCheckIn(today);

  if (error && !value) return <RetryNotice text={texts.failed} onRetry={retry} />;
  return (
    <section className={box} data-testid="check-in">
      <div className={words}>
        <time className={date} data-testid="check-in-date" dateTime={today}>
          {dateText(today, language)}
        </time>
        <span className={days} data-testid="check-in-days" role="status">
          {value ? <Counters value={value} /> : <Skeleton className={daysSkeleton} />}
        </span>
      </div>
      {value ? (
        <Button
          className={names(button, value.isSigned && done)}
          variant={value.isSigned ? 'quiet' : 'primary'}
          data-testid="check-in-button"
          busy={isBusy}
          // A disabled button would lose focus.
          aria-disabled={value.isSigned || undefined}
          onClick={() => value.isSigned || submit()}
        >
          {value.isSigned ? texts.done : texts.submit}
        </Button>
      ) : (
        <Skeleton className={buttonSkeleton} />
      )}
    </section>
  );
}

function Counters({ value }: { value: CheckIn }) {
  const texts = useAreaTexts('member').checkIn;
  return (
    <>
      <span>{fill(texts.consecutive, { n: value.consecutiveDays })}</span>{' '}
      <span>{fill(texts.cumulative, { n: value.cumulativeDays })}</span>
    </>
  );
}

/** Date and weekday in words (SIGN-01). */
function dateText(today: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language, {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    weekday: 'long',
  });
  return format.format(new Date(today));
}

const box = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  padding: '16px 18px',
  // Visible only with forced colours, which remove the background.
  border: '1px solid transparent',
  borderRadius: token('radius-m'),
  background: token('color-surface-sunken'),
});
const words = css({ display: 'grid', gap: 4, minWidth: 0 });
const date = css({ fontWeight: 600 });
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
const button = css({ minWidth: 120 });
const done = css({
  color: token('color-text-muted'),
  cursor: 'default',
  '@media (hover:hover)': { '&:hover': { background: 'none' } },
});
const daysSkeleton = css({ width: 180, height: 20 });
const buttonSkeleton = css({ width: 120, height: token('control-height'), borderRadius: token('radius-m') });
