import { useRef } from 'react';
import type { FieldMessages } from '../../ui/forms/form-engine';
import { PasswordField } from '../../ui/forms/password-field';
import { useAreaTexts } from '../../ui/use-area-texts';
import { NewPasswordFields } from '../new-password/new-password-fields';
import { useTypedPassword } from '../new-password/use-typed-password';
import { type ChangePasswordValues, NEW_PASSWORD_NAMES } from './change-password.schema';

/** Current password, new one with its strength, repetition (PWD-01, PWD-11). */
export function ChangePasswordFields({ messages }: { messages: FieldMessages<ChangePasswordValues> }) {
  const { fields } = useAreaTexts('account');
  const { current, errors } = useAreaTexts('password').changePassword;
  const box = useRef<HTMLDivElement>(null);
  // The first two fields are the current password and the new one.
  const { isSame } = useTypedPassword(box);

  // The form judges a field when it changes; a new password also becomes right when the current one does.
  const isMended = messages.newPassword === 'sameAsCurrent' && !isSame;
  return (
    <div ref={box}>
      <PasswordField
        name="oldPassword"
        label={current}
        message={wordsOf(errors.oldPassword, messages.oldPassword)}
        autoComplete="current-password"
      />
      <NewPasswordFields
        label={fields.newPassword}
        names={NEW_PASSWORD_NAMES}
        messages={{
          password: isMended ? undefined : wordsOf(errors.newPassword, messages.newPassword),
          confirmPassword: wordsOf(errors.confirmPassword, messages.confirmPassword),
        }}
      />
    </div>
  );
}

/** What has no words here is worded by the new password's own fields, or comes in the dictionary's words. */
function wordsOf(own: Readonly<Record<string, string>>, message: string | undefined): string | undefined {
  return message && (own[message] ?? message);
}
