import type { ComponentProps, ReactNode } from 'react';
import { focusedControl } from '../../styles/control.styles';
import { css } from '../../styles/emotion';
import { names } from '../../styles/names';
import { useField } from '../form-context';
import { control, field } from './field.styles';
import { FieldMessage } from './field-message';

type Props = Omit<ComponentProps<'textarea'>, 'name' | 'id'> & {
  /** Also used for the ids, see `TextField`. */
  name: string;
  label: ReactNode;
};

/** A multi-line text field. */
export function TextareaField({ label, ...textarea }: Props) {
  const { name } = textarea;
  const { start, message, state } = useField(name);
  return (
    <div className={names(field, box)} part="field">
      <label htmlFor={name} part="label">
        {label}
      </label>
      <textarea
        rows={4}
        defaultValue={start as string | undefined}
        {...textarea}
        {...state}
        id={name}
        part="control"
      />
      <FieldMessage name={name} text={message} />
    </div>
  );
}

const box = css({
  '& textarea': { ...control, height: 'auto', padding: '10px 12px', resize: 'vertical' },
  '& textarea:focus-visible': focusedControl,
});
