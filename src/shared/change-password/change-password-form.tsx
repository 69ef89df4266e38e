import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { CHANGE_PASSWORD_POLICY } from '#config/limits';
import { ButtonRow } from '#ui/button-row';
import { PasswordField } from '#ui/forms/fields/password-field';
import { Form } from '#ui/forms/form';
import { SubmitButton } from '#ui/forms/submit-button';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { css } from '#ui/styles/emotion';
import { formWidth } from '#ui/styles/form-width.styles';
import { names } from '#ui/styles/names';
import { UsernameOfPassword } from '../identity/username-of-password';
import { NewPasswordFields } from '../new-password/new-password-fields';
import { changePasswordSchema, NEW_PASSWORD_NAMES } from './change-password.schema';
import { useChangePassword } from './use-change-password';

const schema = changePasswordSchema(CHANGE_PASSWORD_POLICY);

/**
 * Changes the password of the signed-in viewer: current one, new one with its strength, repetition (PWD-01,
 * PWD-10, PWD-11).
 */
export function ChangePasswordForm({ account }: { account: string }) {
  const { fields, errors } = useAreaTexts('account');
  const texts = useAreaTexts('password').changePassword;
  const box = useRef<HTMLDivElement>(null);
  const [changes, setChanges] = useState(0);
  const submission = useChangePassword(useCallback(() => setChanges((count) => count + 1), []));

  // The focused control was removed with the previous form.
  useLayoutEffect(() => {
    if (changes > 0) box.current?.focus({ preventScroll: true });
  }, [changes]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a layout of its own.
    <div ref={box} role="group" aria-label={texts.submit} tabIndex={-1} className={names(formWidth, frame)}>
      {/* A new key after each change clears the passwords from the fields and the form state. */}
      <Form key={changes} schema={schema} submission={submission} texts={{ ...errors, ...texts.errors }}>
        <UsernameOfPassword account={account} />
        <PasswordField name="oldPassword" label={texts.current} autoComplete="current-password" />
        <NewPasswordFields label={fields.newPassword} names={NEW_PASSWORD_NAMES} ids={NEW_PASSWORD_NAMES} />
        <ButtonRow>
          <SubmitButton>{texts.submit}</SubmitButton>
        </ButtonRow>
      </Form>
    </div>
  );
}

const frame = css({ '&:focus': { outline: 'none' } });
