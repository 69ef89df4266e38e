import { verifyPassword } from '../../../api/password';
import { CURRENT_PASSWORD_WRONG } from '../../../config/error-codes';
import { useSubmit } from '../../../shared/submission/use-submit';
import type { IdentityValues } from './identity.schema';

/**
 * Has the password of an identity check verified by the server, at its submit. Any refusal means "wrong" (doc 1 § 5);
 * what else there is to say about it, its toast says.
 * @param name of the field
 * @param onPassed called when it was right
 */
export function useIdentityCheck(name: string, onPassed: () => void) {
  const wrong = { field: name, key: 'wrong' };
  return useSubmit<IdentityValues>((values, signal) => verifyPassword(values[name] ?? '', { signal }), {
    onSuccess: onPassed,
    // The form's own sentence says the same.
    silent: [CURRENT_PASSWORD_WRONG],
    fields: { inline: wrong, refused: wrong },
  });
}
