import type { ComponentProps, ReactNode } from 'react';
import { css } from '../emotion';
import { names } from '../names';
import { token } from '../tokens';
import { FieldMessage, messageId } from './field-message';

type Props = Omit<ComponentProps<'input'>, 'name' | 'id' | 'type'> & {
  /** Also the source of the ids, see `TextField`. */
  name: string;
  label: ReactNode;
  /** What is wrong, in words. Leave it out (rather than empty) where nothing can be wrong: then no line is reserved. */
  message?: string;
};

/**
 * A checkbox with its words; takes the spread of react-hook-form's `register()`.
 * Parts: `checkbox` (and the given `part`), `label`, `message`.
 */
export function Checkbox({ label, message, part, ...input }: Props) {
  const { name } = input;
  const hasMessage = message !== undefined;
  return (
    <div>
      <label className={row} part="label">
        <input
          {...input}
          id={name}
          type="checkbox"
          part={names('checkbox', part)}
          aria-invalid={message ? true : undefined}
          aria-describedby={hasMessage ? messageId(name) : undefined}
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
