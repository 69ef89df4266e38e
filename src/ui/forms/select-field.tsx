import type { ComponentProps, ReactNode } from 'react';
import { css } from '../emotion';
import { names } from '../names';
import { stroke } from '../stroke';
import { token } from '../tokens';
import { control, field, focusedControl } from './field.styles';
import type { FieldError } from './field-error';
import { FieldMessage } from './field-message';
import { useField } from './form-context';

type Props = Omit<ComponentProps<'select'>, 'name' | 'id' | 'multiple'> & {
  /** Also the source of the ids, see `TextField`. */
  name: string;
  label: ReactNode;
  /** Takes precedence over the form's own error of this field. */
  error?: FieldError | undefined;
  /** The words of the empty choice, which comes first. */
  placeholder: string;
  /** Values, which are their own words. */
  options: readonly string[];
};

/** One choice of many: the browser's own list in the look of `TextField`. Parts: `field`, `label`, `select`, `message`. */
export function SelectField({ label, error, placeholder, options, ...select }: Props) {
  const { name } = select;
  const { start, message, linked } = useField(name, error);
  return (
    <div className={names(field, box)} part="field">
      <label htmlFor={name} part="label">
        {label}
      </label>
      <select defaultValue={start as string | undefined} {...select} {...linked} id={name} part="select">
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d="M5 8l5 5 5-5" />
      </svg>
      <FieldMessage name={name} text={message} />
    </div>
  );
}

const box = css({
  '& select': {
    ...control,
    width: '100%',
    paddingInlineEnd: 40,
    // Its own arrow differs from one browser to the next, and so does its box.
    appearance: 'none',
    WebkitAppearance: 'none',
    textOverflow: 'ellipsis',
  },
  '& select:focus-visible': focusedControl,
  // The list of options is the browser's, and takes its colours from here.
  '& option': { background: token('color-surface-raised'), color: token('color-text') },
  '& svg': {
    gridArea: '2/2/3/3',
    alignSelf: 'center',
    marginInlineEnd: 12,
    ...stroke,
    color: token('color-text-muted'),
    pointerEvents: 'none',
  },
});
