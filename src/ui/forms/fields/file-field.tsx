import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { spin } from '../../loading/spinner.styles';
import { css } from '../../styles/emotion';
import { names } from '../../styles/names';
import { token } from '../../styles/tokens';
import { visuallyHidden } from '../../styles/visually-hidden.styles';
import type { FieldError } from '../field-error';
import { useField, useFormState } from '../form-context';
import { FieldMessage, messageId } from './field-message';

type Props = Omit<ComponentProps<'input'>, 'name' | 'id' | 'type' | 'onClick'> & {
  /** Also used for the ids, see `TextField`. */
  name: string;
  label: ReactNode;
  /** Describes which files are accepted. */
  hint: ReactNode;
  /** Takes precedence over the error from the form. */
  error?: FieldError | undefined;
  /** Busy state of an upload outside a form. */
  busy?: boolean;
};

/**
 * A visually hidden native file input whose label looks like a button. It keeps the keyboard behaviour of the native
 * input, and opens no file dialog while busy.
 */
export function FileField({ label, hint, error, busy, ...input }: Props) {
  const { name } = input;
  const { message, state } = useField(name, error);
  const { isBusy } = useFormState();
  const isWorking = busy ?? isBusy;

  function handleClick(event: MouseEvent) {
    if (isWorking) event.preventDefault();
  }
  return (
    <div className={field}>
      <span className={frame}>
        <input
          {...input}
          {...state}
          id={name}
          type="file"
          part="control"
          data-testid="file"
          className={visuallyHidden}
          aria-busy={isWorking || undefined}
          aria-describedby={`${name}-hint ${messageId(name)}`}
          onClick={handleClick}
        />
        <label htmlFor={name} part="button" className={names(look, isWorking && working)}>
          {isWorking ? <span className={under}>{label}</span> : label}
        </label>
      </span>
      <span id={`${name}-hint`} className={remark}>
        {hint}
      </span>
      <FieldMessage name={name} text={message} role="alert" />
    </div>
  );
}

const field = css({ display: 'grid', justifyItems: 'start', gap: 4 });
const remark = css({ marginTop: 4, color: token('color-text-muted'), fontSize: token('text-s') });
const frame = css({ position: 'relative', display: 'inline-flex' });
const look = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: token('control-height'),
  padding: '0 20px',
  border: `1px solid ${token('color-control-edge')}`,
  borderRadius: token('radius-m'),
  cursor: 'pointer',
  transition: `background-color ${token('fast')}`,
  ':focus-visible + &': { outline: `2px solid ${token('color-brand')}`, outlineOffset: 2 },
  '@media (hover:hover)': { '&:hover': { background: token('color-surface-sunken') } },
});
const working = css({
  position: 'relative',
  cursor: 'default',
  '&::after': { ...spin, position: 'absolute', inset: 0, margin: 'auto' },
});
/** Hides the label but keeps the accessible name and the width. */
const under = css({ opacity: 0 });
