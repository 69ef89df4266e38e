import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { css } from '../emotion';
import { useTexts } from '../language';
import { names } from '../names';
import { field, fieldButton, fieldHint, fieldRemark } from './field.styles';
import { FieldMessage } from './field-message';
import { useField } from './form-context';
import type { FieldProps } from './text-field';

type Props = Omit<FieldProps, 'type' | 'onKeyDown' | 'onKeyUp'> & {
  /** The rule of the password; in the place of the message while nothing is wrong. */
  hint?: string;
  /** Stands at the end of the label's line. */
  remark?: ReactNode;
};

/**
 * A password field with a button that shows what was typed, and a hint while caps lock is on.
 * Parts: those of a text field, `toggle` and `hint`.
 */
export function PasswordField({ label, error, hint, remark, part, onBlur, ...input }: Props) {
  const { name } = input;
  const { message, linked } = useField(name, error);
  const hintId = `${name}-hint`;
  const texts = useTexts().field;
  const button = useRef<HTMLButtonElement>(null);
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);

  // A password that is sent while it is readable would be offered as an ordinary text the next time.
  useEffect(() => {
    const form = button.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  function handleKey(event: KeyboardEvent) {
    setCapsLock(event.getModifierState('CapsLock'));
  }
  function handleBlur(event: FocusEvent<HTMLInputElement>) {
    setCapsLock(false);
    onBlur?.(event);
  }
  return (
    <div className={field} part="field">
      <label htmlFor={name} part="label">
        {label}
      </label>
      <span className={fieldRemark}>
        <span part="hint" role="status">
          {hasCapsLock && texts.capsLock}
        </span>
        {remark}
      </span>
      <input
        autoCapitalize="none"
        spellCheck={false}
        {...input}
        {...linked}
        aria-describedby={names(linked['aria-describedby'], hint && hintId)}
        id={name}
        type={isShown ? 'text' : 'password'}
        className={beside}
        part={names('input', part)}
        onKeyDown={handleKey}
        onKeyUp={handleKey}
        onBlur={handleBlur}
      />
      <button
        ref={button}
        type="button"
        className={fieldButton}
        part="toggle"
        aria-label={isShown ? texts.hidePassword : texts.showPassword}
        aria-controls={name}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? texts.hide : texts.show}
      </button>
      {hint && !message && (
        <p id={hintId} className={fieldHint}>
          {hint}
        </p>
      )}
      <FieldMessage name={name} text={message} />
    </div>
  );
}

/** Leaves room for the button inside the field. */
const beside = css({ '&&': { paddingInlineEnd: 64 } });
