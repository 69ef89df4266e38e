import { useCallback, useEffect, useRef, useState } from 'react';
import { CHANGE_PASSWORD_POLICY } from '../../config/limits';
import { Button } from '../../ui/button';
import { css } from '../../ui/emotion';
import { formWidth } from '../../ui/form-width.styles';
import { SchemaForm } from '../../ui/forms/form';
import { names } from '../../ui/names';
import { useAreaTexts } from '../../ui/use-area-texts';
import { changePasswordSchema } from './change-password.schema';
import { ChangePasswordFields } from './change-password-fields';
import { useChangePassword } from './use-change-password';

const schema = changePasswordSchema(CHANGE_PASSWORD_POLICY);

/** Changes the password of the signed-in viewer (PWD-10). */
export function ChangePasswordForm() {
  const { submit: submitWords } = useAreaTexts('password').changePassword;
  const box = useRef<HTMLDivElement>(null);
  const [changes, setChanges] = useState(0);
  const submit = useChangePassword(useCallback(() => setChanges((count) => count + 1), []));

  // The field or button that had the focus is gone with the form before.
  useEffect(() => {
    if (changes > 0) box.current?.focus({ preventScroll: true });
  }, [changes]);
  return (
    <div ref={box} tabIndex={-1} className={names(formWidth, frame)}>
      {/* After each change a new form: nothing of the passwords is left, in fields or in its engine. */}
      <SchemaForm key={changes} schema={schema} onValid={submit}>
        {(messages, isBusy) => (
          <>
            <ChangePasswordFields messages={messages} />
            <Button type="submit" busy={isBusy}>
              {submitWords}
            </Button>
          </>
        )}
      </SchemaForm>
    </div>
  );
}

const frame = css({ '&:focus': { outline: 'none' } });
