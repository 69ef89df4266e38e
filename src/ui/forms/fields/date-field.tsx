import { css } from '../../styles/emotion';
import { type FieldProps, TextField } from './text-field';

/** A date field with the value `yyyy-MM-dd`, or null while the date is incomplete. */
export function DateField(props: Omit<FieldProps, 'type'>) {
  return (
    <div className={box}>
      <TextField {...props} type="date" />
    </div>
  );
}

const box = css({
  // iOS draws a box around a date input, centres its text, and collapses an empty one.
  '& input': { WebkitAppearance: 'none', appearance: 'none', width: '100%' },
  '& ::-webkit-date-and-time-value': { textAlign: 'start' },
});
