import type { ComponentProps, ReactNode } from 'react';
import { names } from '../names';
import { field, fieldWithButton } from './field.styles';
import { FieldMessage, messageId } from './field-message';

export type FieldProps = Omit<ComponentProps<'input'>, 'name' | 'id'> & {
  /** Also the source of the ids: `account`, `account-message`. They must be known before React is there. */
  name: string;
  label: ReactNode;
  /** What is wrong, in words; empty when nothing is. */
  message?: ReactNode;
};

type Props = FieldProps & {
  /** A button that belongs to the field, at its side. */
  beside?: ReactNode;
};

/**
 * A one-line text field; takes the spread of react-hook-form's `register()`.
 * Parts: `field`, `label`, `input` (and the given `part`), `message`.
 */
export function TextField({ label, message, beside, part, ...input }: Props) {
  const { name } = input;
  return (
    <div className={beside ? names(field, fieldWithButton) : field} part="field">
      <label htmlFor={name} part="label">
        {label}
      </label>
      <input
        {...input}
        id={name}
        part={names('input', part)}
        aria-invalid={message ? true : undefined}
        aria-describedby={messageId(name)}
      />
      {beside}
      <FieldMessage name={name} text={message} />
    </div>
  );
}
