import type { ComponentProps, ReactNode } from 'react';
import { names } from '../names';
import { field, fieldWithButton } from './field.styles';
import type { FieldError } from './field-error';
import { FieldMessage } from './field-message';
import { useField } from './form-context';

export type FieldProps = Omit<ComponentProps<'input'>, 'name' | 'id'> & {
  /** Also the source of the ids: `account`, `account-message`. They must be known before React is there. */
  name: string;
  label: ReactNode;
  /** Takes precedence over the form's own error of this field. */
  error?: FieldError | undefined;
};

type Props = FieldProps & {
  /** A button that belongs to the field, at its side. */
  beside?: ReactNode;
  /** What helps with an error, after its message. */
  help?: ReactNode;
};

/** A one-line text field. Parts: `field`, `label`, `input` (and the given `part`), `message`. */
export function TextField({ label, error, beside, help, part, ...input }: Props) {
  const { name } = input;
  const { start, message, linked } = useField(name, error);
  return (
    <div className={beside ? names(field, fieldWithButton) : field} part="field">
      <label htmlFor={name} part="label">
        {label}
      </label>
      <input
        defaultValue={start as string | undefined}
        {...input}
        {...linked}
        id={name}
        part={names('input', part)}
      />
      {beside}
      <FieldMessage name={name} text={message} help={help} />
    </div>
  );
}
