import type { ComponentProps, ReactElement, ReactNode } from 'react';
import type { Elements } from '../../elements';
import { names } from '../../styles/names';
import type { FieldError } from '../field-error';
import { useField } from '../form-context';
import { field, fieldRemark, fieldWithButton } from './field.styles';
import { FieldMessage } from './field-message';
import { useMailSuggestion } from './use-mail-suggestion';

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
  /** Secondary text at the end of the label line, which describes the field. */
  remark?: string | ReactElement | false;
  /** Content after the error message, for example a link that helps to fix the error. */
  help?: Elements;
};

/** A one-line text field for names, addresses and numbers, which a spelling check would underline. */
export function TextField({ label, error, remark, beside, help, ...input }: Props) {
  const { name } = input;
  const { start, message, state } = useField(name, error);
  const { suggestion, handlers } = useMailSuggestion(input);
  const remarkId = `${name}-remark`;
  return (
    <div className={beside ? names(field, fieldWithButton) : field} part="field">
      <label htmlFor={name} part="label">
        {label}
      </label>
      {remark && (
        <span id={remarkId} className={fieldRemark}>
          {remark}
        </span>
      )}
      <input
        defaultValue={start as string | undefined}
        spellCheck={false}
        {...input}
        {...handlers}
        autoCapitalize={input.autoCapitalize ?? (input.inputMode === 'email' ? 'none' : undefined)}
        {...state}
        aria-describedby={names(state['aria-describedby'], remark && remarkId)}
        id={name}
        part="control"
      />
      {beside}
      <FieldMessage name={name} text={message} help={help} />
      {suggestion}
    </div>
  );
}
