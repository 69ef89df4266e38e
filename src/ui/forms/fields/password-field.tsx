import Eye from 'lucide/dist/esm/icons/eye.mjs';
import EyeOff from 'lucide/dist/esm/icons/eye-off.mjs';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { fill } from '#i18n/fill';
import type { Elements } from '../../elements';
import { Icon } from '../../icon';
import { useTexts } from '../../language';
import { useIsWhole } from '../../print';
import { css } from '../../styles/emotion';
import { names } from '../../styles/names';
import { useField } from '../form-context';
import { field, fieldButton, fieldHint, fieldRemark, fieldWithHint } from './field.styles';
import { FieldMessage } from './field-message';
import type { FieldProps } from './text-field';

type Props = Omit<FieldProps, 'type' | 'label' | 'onKeyDown' | 'onKeyUp'> & {
  label: string;
  /** The name by default; fields with the same name in two forms of one screen need their own. */
  id?: string;
  /** Describes the password policy; shown instead of the message while there is no error. */
  hint?: string;
  /** Content at the end of the label line. */
  remark?: Elements;
};

/**
 * A password field with a button that reveals the password, and a hint while caps lock is on.
 */
export function PasswordField({ id: ownId, label, error, hint, remark, onBlur, ...input }: Props) {
  const { name } = input;
  const id = ownId ?? name;
  const { message, state } = useField(name, error, id);
  const hintId = `${id}-hint`;
  const texts = useTexts().field;
  const button = useRef<HTMLButtonElement>(null);
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);

  // Browsers would save a revealed password as ordinary autocomplete text.
  useEffect(() => {
    const form = button.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  // Otherwise Back would restore the page with the typed password, also for the next person at a shared device.
  useEffect(() => {
    function clear() {
      const field = button.current?.parentElement?.querySelector('input');
      if (field) field.value = '';
      setShown(false);
    }
    window.addEventListener('pagehide', clear);
    return () => window.removeEventListener('pagehide', clear);
  }, []);

  function handleKey(event: KeyboardEvent) {
    setCapsLock(event.getModifierState('CapsLock'));
  }
  function handleBlur(event: FocusEvent<HTMLInputElement>) {
    setCapsLock(false);
    onBlur?.(event);
  }
  return (
    <div className={names(field, hint && fieldWithHint)} part="field">
      <label htmlFor={id} part="label">
        {label}
      </label>
      <span className={fieldRemark}>
        <span data-testid="hint" role="status">
          {hasCapsLock && texts.capsLock}
        </span>
        {remark}
      </span>
      <input
        autoCapitalize="none"
        spellCheck={false}
        {...input}
        {...state}
        aria-describedby={names(state['aria-describedby'], hint && hintId)}
        id={id}
        type={isShown ? 'text' : 'password'}
        className={beside}
        part="control"
        onKeyDown={handleKey}
        onKeyUp={handleKey}
        onBlur={handleBlur}
      />
      <button
        ref={button}
        type="button"
        className={fieldButton}
        data-testid="toggle"
        aria-label={fill(isShown ? texts.hideLabel : texts.showLabel, { label })}
        aria-controls={id}
        onClick={() => setShown(!isShown)}
      >
        {useIsWhole() && <Icon shapes={isShown ? EyeOff : Eye} />}
      </button>
      {hint && !message && (
        <p id={hintId} className={fieldHint}>
          {hint}
        </p>
      )}
      <FieldMessage name={id} text={message} />
    </div>
  );
}

/** Reserves space for the button inside the field. */
const beside = css({ '&&': { paddingInlineEnd: 44 } });
