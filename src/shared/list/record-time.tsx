import { fill } from '#i18n/fill';
import { nearDay } from '#lib/time/near-day';
import { dateAndTime, shownTime } from '#lib/time/shanghai-time';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { useToday } from '#ui/hooks/use-today';
import { useLanguage } from '#ui/language';
import { visuallyHidden } from '#ui/styles/visually-hidden.styles';

type Props = {
  /** As the server sent it. */
  time: string;
  /** Added to the time. */
  shiftMs?: number;
  /** Words around the time, with `{time}` in its place. */
  text?: string;
  /** Whether the day is shown elsewhere. */
  hasDay?: boolean;
};

/**
 * The time of a record as briefly as the day allows; with its date for screen readers, which read out of its context, and in
 * the attribute. A text that is no time is shown as it came, and 0 not at all (OQ-14).
 */
export function RecordTime({ time, shiftMs = 0, text = '{time}', hasDay = false }: Props) {
  const { days } = useAreaTexts('lists').list;
  const language = useLanguage();
  const today = useToday();
  const exact = shownTime(time, shiftMs);
  const [date, ofDay] = dateAndTime(time, shiftMs) ?? [];
  if (!exact) return null;
  if (!date) return <span data-testid="time">{fill(text, { time: exact })}</span>;

  const near = nearDay(date, today);
  const day = near ? days[near] : dayText(date, date.slice(0, 4) === today.slice(0, 4), language);
  const shown = hasDay ? `${ofDay}` : `${day} ${ofDay}`.trim();
  return (
    <time data-testid="time" dateTime={ofDay ? `${date}T${ofDay}+08:00` : date}>
      <span aria-hidden="true">{fill(text, { time: shown })}</span>
      <span className={visuallyHidden}>{fill(text, { time: exact })}</span>
    </time>
  );
}

function dayText(date: string, isThisYear: boolean, language: string): string {
  const format = new Intl.DateTimeFormat(language, {
    timeZone: 'UTC',
    year: isThisYear ? undefined : 'numeric',
    month: 'short',
    day: 'numeric',
  });
  return format.format(new Date(date));
}
