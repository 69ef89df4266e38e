import { changeEmail } from '#api/settings/security-email';
import { useSubmission } from '#shared/submission/use-submission';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import type { ChangeEmailValues } from './security-email.schema';
import { CHANGE_EMAIL_RULES } from './security-email-rules';

/** Replaces the bound address (BIND-18, TOAST-03). */
export function useChangeEmail(onChanged: (email: string) => void) {
  const { securityEmail } = useAreaTexts('settings').binding;
  return useSubmission((values: ChangeEmailValues, signal) => changeEmail(values, { signal }), {
    success: securityEmail.changed,
    onSuccess: (_response, { newEmail }) => onChanged(newEmail),
    fields: CHANGE_EMAIL_RULES,
  });
}
