import { verifyPassword } from '../../api/settings/password';
import { CURRENT_PASSWORD_WRONG } from '../../config/error-codes';
import { useSubmit } from '../submission/use-submit';
import type { IdentityValues } from './identity.schema';

/**
 * Verifies the password of an identity check on submit. Any refusal is shown as "wrong password" (doc 1 § 5);
 * a toast shows the text of any other code.
 * @param name name of the field
 * @param onPassed called after the password was verified
 */
export function useIdentityCheck(name: string, onPassed: () => void) {
  const wrong = { field: name, key: 'wrong' };
  return useSubmit<IdentityValues>((values, signal) => verifyPassword(values[name] ?? '', { signal }), {
    onSuccess: onPassed,
    // The form shows its own text under the field.
    silent: [CURRENT_PASSWORD_WRONG],
    fields: { inline: wrong, refused: wrong },
  });
}
