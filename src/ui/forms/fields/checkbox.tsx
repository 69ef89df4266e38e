import type { ComponentProps, ReactNode } from 'react';
import { css } from '../../styles/emotion';
import { names } from '../../styles/names';
import { token } from '../../styles/tokens';
import { useField } from '../form-context';
import { FieldMessage } from './field-message';

type Props = Omit<ComponentProps<'input'>, 'name' | 'id' | 'type'> & {
  /** Also used for the ids, see `TextField`. */
  name: string;
  label: ReactNode;
  /** Whether it can have an error. Only then is space reserved for a message. */
  hasMessage?: boolean;
};

/** A labelled checkbox with a boolean value. Parts: `checkbox` (and the given `part`), `label`, `message`. */
export function Checkbox({ label, hasMessage = false, part, ...input }: Props) {
  const { name } = input;
  const { start, message, linked } = useField(name);
  return (
    <div>
      <label className={row} part="label">
        <input
          defaultChecked={start as boolean | undefined}
          {...input}
          {...(hasMessage && linked)}
          id={name}
          type="checkbox"
          part={names('checkbox', part)}
        />
        <span>{label}</span>
      </label>
      {hasMessage && <FieldMessage name={name} text={message} />}
    </div>
  );
}

const row = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: token('control-height'),
  fontSize: token('text-s'),
  cursor: 'pointer',
  '& input': { flex: 'none', width: 18, height: 18, accentColor: token('color-brand') },
});
