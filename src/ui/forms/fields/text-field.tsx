import type { ComponentProps, ReactNode } from 'react';
import type { Elements } from '../../elements';
import { names } from '../../styles/names';
import type { FieldError } from '../field-error';
import { useField } from '../form-context';
import { field, fieldWithButton } from './field.styles';
import { FieldMessage } from './field-message';

export type FieldProps = Omit<ComponentProps<'input'>, 'name' | 'id' | 'part'> & {
  /** Also used for the ids (`account`, `account-message`), which must be fixed because they are prerendered. */
  name: string;
  label: ReactNode;
  /** Takes precedence over the error from the form. */
  error?: FieldError | undefined;
};

type Props = FieldProps & {
  /** A button beside the input. */
  beside?: Elements;
  /** Content after the error message, for example a link that helps to fix the error. */
  help?: Elements;
};

/** A one-line text field for names, addresses and numbers, which a spelling check would underline. */
export function TextField({ label, error, beside, help, ...input }: Props) {
  const { name } = input;
  const { start, message, state } = useField(name, error);
  return (
    <div className={beside ? names(field, fieldWithButton) : field} part="field">
      <label htmlFor={name} part="label">
        {label}
      </label>
      <input
        defaultValue={start as string | undefined}
        spellCheck={false}
        {...input}
        autoCapitalize={input.autoCapitalize ?? (input.inputMode === 'email' ? 'none' : undefined)}
        {...state}
        id={name}
        part="control"
      />
      {beside}
      <FieldMessage name={name} text={message} help={help} />
    </div>
  );
}
