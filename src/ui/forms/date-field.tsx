import { css } from '../emotion';
import { type FieldProps, TextField } from './text-field';

/** A day, `yyyy-MM-dd`; null in the form's values while it is only half typed. Parts: those of `TextField`. */
export function DateField(props: Omit<FieldProps, 'type'>) {
  return (
    <div className={box}>
      <TextField {...props} type="date" />
    </div>
  );
}

const box = css({
  // iOS draws its own box around a date, centres its text, and gives an empty one no height.
  '& input': { WebkitAppearance: 'none', appearance: 'none', width: '100%' },
  '& ::-webkit-date-and-time-value': { textAlign: 'start' },
});
