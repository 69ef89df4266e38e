import type { UseFormReturn } from 'react-hook-form';
import { bindEmail } from '../../../api/security-email';
import { useFailure } from '../../../shared/failure/use-failure';
import { useErrorText } from '../../../ui/language';
import type { BindEmailValues } from './security-email.schema';
import { markRefused } from './security-email-refusals';

/**
 * Binds an address (BIND-16).
 * @param onBound called when it is bound and its mail is on the way
 */
export function useBindEmail(onBound: (email: string) => void) {
  const failure = useFailure();
  const errorText = useErrorText();

  return async ({ email }: BindEmailValues, form: UseFormReturn<BindEmailValues>, signal: AbortSignal) => {
    try {
      await bindEmail(email, { signal });
      onBound(email);
    } catch (cause) {
      const failed = failure(cause);
      if (failed) markRefused(form, failed, errorText(failed.error), 'email');
    }
  };
}
