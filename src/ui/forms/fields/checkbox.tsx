import type { ComponentProps, ReactNode } from 'react';
import { checkboxRow } from '../../styles/checkbox-row.styles';
import { css } from '../../styles/emotion';
import { useField } from '../form-context';
import { FieldMessage } from './field-message';

type Props = Omit<ComponentProps<'input'>, 'name' | 'id' | 'type'> & {
  /** Also used for the ids, see `TextField`, unless there is one. */
  name: string;
  id?: string;
  label: ReactNode;
  /** Whether it can have an error. Only then is space reserved for a message. */
  hasMessage?: boolean;
};

/** A labelled checkbox with a boolean value. */
export function Checkbox({ id: ownId, label, hasMessage = false, ...input }: Props) {
  const { name } = input;
  const id = ownId ?? name;
  const { start, message, state } = useField(name, undefined, id);
  return (
    <div className={box}>
      <label className={checkboxRow} part="label">
        <input
          defaultChecked={start as boolean | undefined}
          {...input}
          {...(hasMessage && state)}
          id={id}
          type="checkbox"
          part="checkbox"
        />
        <span>{label}</span>
      </label>
      {hasMessage && <FieldMessage name={id} text={message} />}
    </div>
  );
}

/** A checkbox is a high touch target around a line of text; its message is near to that line. */
const box = css({
  '& > [part~=message]': {
    minHeight: 'calc(42em/14)',
    marginTop: -10,
    paddingBottom: 'calc(22em/14)',
    pointerEvents: 'none',
  },
});
