import { verifyPassword } from '#api/settings/password';
import { CURRENT_PASSWORD_WRONG, ERROR_CODES } from '#config/error-codes';
import { passwordCheckRules } from '../failure/field-rules';
import { useSubmission } from '../submission/use-submission';
import type { IdentityValues } from './identity.schema';

/**
 * Verifies the password of an identity check on submit. A refusal is shown as "wrong password" (doc 1 § 5), unless its
 * code names another reason.
 * @param name name of the field
 * @param onPassed called after the password was verified
 * @param onNoPassword called when the account has none
 */
export function useIdentityCheck(name: string, onPassed: () => void, onNoPassword?: () => void) {
  return useSubmission<IdentityValues>((values, signal) => verifyPassword(values[name] ?? '', { signal }), {
    onSuccess: onPassed,
    // The form shows its own text under the field.
    silent: [CURRENT_PASSWORD_WRONG],
    fields: passwordCheckRules(name),
    onFailure({ error }) {
      if (error.code === ERROR_CODES.accountInvalid) onNoPassword?.();
    },
  });
}
