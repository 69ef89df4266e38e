import type { ReactNode } from 'react';
import { useTexts } from '../../language';
import { css } from '../../styles/emotion';
import { names } from '../../styles/names';
import { pill } from '../../styles/pill.styles';
import { token } from '../../styles/tokens';
import { visuallyHidden } from '../../styles/visually-hidden.styles';
import { useField } from '../form-context';
import { FieldMessage } from './field-message';

export type CheckboxOption = { value: string; label: ReactNode };

type Props = {
  /** Name of all checkboxes. The ids are the name and an index, because values can be any text. */
  name: string;
  legend: ReactNode;
  options: readonly CheckboxOption[];
  /** Shown when there are no options. */
  empty?: ReactNode;
  /** Whether it can have an error. Only then is space reserved for a message. */
  hasMessage?: boolean;
  /** Renders short options beside each other instead of in columns. */
  isInline?: boolean;
  'data-testid'?: string;
};

/**
 * A group of checkboxes; its value is the list of checked values.
 */
export function CheckboxGroup(props: Props) {
  const { name, legend, options, empty, hasMessage = false, isInline = false, ...rest } = props;
  const { start = [], message, linked, isRequired } = useField(name);
  const { field } = useTexts();
  return (
    <fieldset
      {...rest}
      className={names(group, isInline ? line : columns)}
      part="field"
      {...(hasMessage && linked)}
    >
      <legend>
        <span>{legend}</span>
        {/* A group has no `aria-required`. */}
        {hasMessage && isRequired && <span className={visuallyHidden}>{field.required}</span>}
      </legend>
      {options.length === 0 && <p className={none}>{empty}</p>}
      {options.map(({ value, label }, index) => (
        <label key={value} className={pill} part="label">
          <input
            type="checkbox"
            id={`${name}-${index}`}
            name={name}
            value={value}
            part="checkbox"
            defaultChecked={(start as readonly string[]).includes(value)}
          />
          <span>{label}</span>
        </label>
      ))}
      {hasMessage && <FieldMessage name={name} text={message} />}
    </fieldset>
  );
}

const group = css({
  gap: 8,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { width: '100%', padding: '0 0 4px', fontWeight: 600 },
  '&[aria-invalid] legend': { color: token('color-danger') },
  '& > p': { gridColumn: '1/-1' },
  '& > [part~=message]': { marginTop: -8 },
});
const columns = css({
  display: 'grid',
  // Wider with enlarged text, which would otherwise break within words.
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,max(136px,8.5em)),1fr))',
});
/** As high as a text field, if the options are in one line. */
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  '& > p': { flexBasis: '100%' },
  '&& > legend': {
    marginTop: -3,
    padding: '0 0 3px',
    fontSize: token('text-s'),
    lineHeight: 'calc(20/14)',
    fontWeight: 400,
  },
});
const none = css({ color: token('color-text-muted'), fontSize: token('text-s') });
