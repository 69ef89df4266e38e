import type { UseFormReturn } from 'react-hook-form';
import { changeEmail } from '../../../api/security-email';
import { CURRENT_PASSWORD_WRONG } from '../../../config/error-codes';
import { TOAST_MS } from '../../../config/limits';
import { useFailure } from '../../../shared/failure/use-failure';
import { useErrorText } from '../../../ui/language';
import { useToast } from '../../../ui/toast';
import { useAreaTexts } from '../../../ui/use-area-texts';
import type { ChangeEmailValues } from './security-email.schema';
import { markRefused } from './security-email-refusals';

type Options = {
  onChanged(email: string): void;
  /** The server asks for the password once more: it was verified too long ago. */
  onProofNeeded(values: ChangeEmailValues): void;
};

/** Puts a new address in place of the bound one (BIND-18, TOAST-03). */
export function useChangeEmail({ onChanged, onProofNeeded }: Options) {
  const { securityEmail: words } = useAreaTexts('settings').binding;
  const failure = useFailure();
  const errorText = useErrorText();
  const toast = useToast();

  return async (values: ChangeEmailValues, form: UseFormReturn<ChangeEmailValues>, signal: AbortSignal) => {
    try {
      await changeEmail(values, { signal });
      toast.show({ text: words.changed, tone: 'success', durationMs: TOAST_MS });
      onChanged(values.newEmail);
    } catch (cause) {
      const failed = failure(cause);
      if (failed?.error.code === CURRENT_PASSWORD_WRONG) onProofNeeded(values);
      else if (failed) markRefused(form, failed, errorText(failed.error), 'newEmail', 'email');
    }
  };
}
