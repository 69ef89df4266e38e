import { useRef } from 'react';
import { changePassword, verifyPassword } from '#api/settings/password';
import { CURRENT_PASSWORD_WRONG, ERROR_CODES } from '#config/error-codes';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { type FieldRules, passwordCheckRules } from '../failure/field-rules';
import { useSubmission } from '../submission/use-submission';
import type { ChangePasswordValues } from './change-password.schema';

type Rules = FieldRules<keyof ChangePasswordValues>;

const CURRENT_WRONG = { field: 'oldPassword', key: 'wrong' } as const;
const OF_VERIFICATION: Rules = passwordCheckRules('oldPassword');
const OF_CHANGE: Rules = {
  [CURRENT_PASSWORD_WRONG]: CURRENT_WRONG,
  [ERROR_CODES.accountOrPasswordWrong]: CURRENT_WRONG,
  [ERROR_CODES.passwordRule]: 'newPassword',
  [ERROR_CODES.passwordsDiffer]: 'confirmPassword',
  inline: 'oldPassword',
};

/**
 * Verifies the current password on the server, then sets the new one (PWD-04, PWD-10). Both requests are made
 * on submit, so that no password is sent earlier. The fields keep their values until the change succeeds.
 * @param onDone called after the password has been changed
 */
export function useChangePassword(onDone: () => void) {
  const { done } = useAreaTexts('password').changePassword;
  const isVerified = useRef(false);
  return useSubmission(
    async (values: ChangePasswordValues, signal) => {
      isVerified.current = false;
      await verifyPassword(values.oldPassword, { signal });
      isVerified.current = true;
      await changePassword(values, { signal });
    },
    {
      success: done,
      onSuccess: onDone,
      // The form shows its own text under the field.
      silent: [CURRENT_PASSWORD_WRONG],
      fields: () => (isVerified.current ? OF_CHANGE : OF_VERIFICATION),
    },
  );
}
