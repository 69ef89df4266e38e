import { bindEmail } from '../../../../api/security-email';
import { useSubmit } from '../../../../shared/submission/use-submit';
import type { BindEmailValues } from './security-email.schema';
import { BIND_EMAIL_RULES } from './security-email-rules';

/**
 * Binds an address (BIND-16).
 * @param onBound called after the address was bound and its activation mail sent
 */
export function useBindEmail(onBound: (email: string) => void) {
  return useSubmit(({ email }: BindEmailValues, signal) => bindEmail(email, { signal }), {
    onSuccess: (_answer, { email }) => onBound(email),
    fields: BIND_EMAIL_RULES,
  });
}
