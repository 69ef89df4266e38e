import type { ComponentProps, ReactNode } from 'react';
import { checkboxRow } from '../../styles/checkbox-row.styles';
import { css } from '../../styles/emotion';
import { useField } from '../form-context';
import { messageBelowTarget } from './field.styles';
import { FieldMessage } from './field-message';

type Props = Omit<ComponentProps<'input'>, 'name' | 'id' | 'type'> & {
  /** Also used for the ids, see `TextField`. */
  name: string;
  label: ReactNode;
  /** Whether it can have an error. Only then is space reserved for a message. */
  hasMessage?: boolean;
};

/** A labelled checkbox with a boolean value. */
export function Checkbox({ label, hasMessage = false, ...input }: Props) {
  const { name } = input;
  const { start, message, state } = useField(name);
  return (
    <div className={box}>
      <label className={checkboxRow} part="label">
        <input
          defaultChecked={start as boolean | undefined}
          {...input}
          {...(hasMessage && state)}
          id={name}
          type="checkbox"
          part="checkbox"
        />
        <span>{label}</span>
      </label>
      {hasMessage && <FieldMessage name={name} text={message} />}
    </div>
  );
}

const box = css(messageBelowTarget);
