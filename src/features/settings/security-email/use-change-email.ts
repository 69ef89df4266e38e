import { changeEmail } from '#api/settings/security-email';
import { CURRENT_PASSWORD_WRONG } from '#config/error-codes';
import { useSubmission } from '#shared/submission/use-submission';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import type { ChangeEmailValues } from './security-email.schema';
import { CHANGE_EMAIL_RULES } from './security-email-rules';

type Options = {
  onChanged(email: string): void;
  /** Called when the server requires the password again, because it was verified too long ago. */
  onProofNeeded(values: ChangeEmailValues): void;
};

/** Replaces the bound address (BIND-18, TOAST-03). */
export function useChangeEmail({ onChanged, onProofNeeded }: Options) {
  const { securityEmail } = useAreaTexts('settings').binding;
  return useSubmission((values: ChangeEmailValues, signal) => changeEmail(values, { signal }), {
    success: securityEmail.changed,
    onSuccess: (_response, { newEmail }) => onChanged(newEmail),
    onFailure({ error }, values) {
      if (error.code === CURRENT_PASSWORD_WRONG) onProofNeeded(values);
    },
    fields: CHANGE_EMAIL_RULES,
  });
}
