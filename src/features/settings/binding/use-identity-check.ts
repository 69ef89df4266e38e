import type { UseFormReturn } from 'react-hook-form';
import { verifyPassword } from '../../../api/password';
import { CURRENT_PASSWORD_WRONG } from '../../../config/error-codes';
import { useFailure } from '../../../shared/failure/use-failure';
import type { IdentityValues } from './identity.schema';

/** Said by the form alone, since its own words say the same. */
const INLINE_CODES = [CURRENT_PASSWORD_WRONG];

/**
 * Has the password of an identity check verified by the server, at its submit.
 * @param name of the field
 * @param onPassed called when it was right
 */
export function useIdentityCheck(name: string, onPassed: () => void) {
  const failure = useFailure();

  return async (values: IdentityValues, form: UseFormReturn<IdentityValues>, signal: AbortSignal) => {
    try {
      await verifyPassword(values[name] ?? '', { signal });
      onPassed();
    } catch (cause) {
      const failed = failure(cause, INLINE_CODES);
      // Any refusal means "wrong" (doc 1 § 5); what is more to say about it, its toast has said.
      if (!failed || failed.leaves || failed.error.kind !== 'refused') return;
      form.setError(name, { message: 'wrong' });
      form.setFocus(name, { shouldSelect: true });
    }
  };
}
