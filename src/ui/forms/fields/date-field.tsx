import { css } from '../../styles/emotion';
import { HEADER_MARGIN } from '../../styles/header-margin';
import { type FieldProps, TextField } from './text-field';

/**
 * Without a maximum, browsers accept years of six digits: of a typed 19900520, the year takes the first six (in the order
 * of Chinese dates).
 */
const MAX = '9999-12-31';

/** A date field with the value `yyyy-MM-dd`, or null while the date is incomplete. */
export function DateField(props: Omit<FieldProps, 'type'>) {
  return (
    <div className={box}>
      <TextField max={MAX} {...props} type="date" />
    </div>
  );
}

const box = css({
  // iOS draws a box around a date input, centres its text, and collapses an empty one.
  '& input': { WebkitAppearance: 'none', appearance: 'none', width: '100%' },
  '& ::-webkit-date-and-time-value': { textAlign: 'start' },
  // Chromium scrolls to the focused part of a date, which the margin of `base-styles.ts` does not move.
  '& ::-webkit-datetime-edit-year-field,& ::-webkit-datetime-edit-month-field,& ::-webkit-datetime-edit-day-field,& ::-webkit-calendar-picker-indicator':
    { scrollMargin: `${HEADER_MARGIN}px 0 96px` },
});
