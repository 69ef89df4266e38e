import * as z from 'zod/mini';
import type { PasswordPolicy } from '../../config/limits';
import { NEW_PASSWORD, sameTwice } from '../new-password/new-password.schema';

/** Names of the fields of the new password. */
export const NEW_PASSWORD_NAMES = ['newPassword', 'confirmPassword'] as const;

/**
 * Current password, new one and its repetition (PWD-01). Texts are keys of the password area's `errors` for
 * that field, or of the account area's.
 * @param policy what is asked of the new one; the current one may be of before the strong rule, so 6 to 16 characters
 */
export function changePasswordSchema(policy: PasswordPolicy) {
  const { password: newPassword, confirmPassword } = NEW_PASSWORD[policy];
  return z
    .object({ oldPassword: NEW_PASSWORD.basic.password, newPassword, confirmPassword })
    .check(differsFromCurrent, sameTwice(NEW_PASSWORD_NAMES));
}

export type ChangePasswordValues = z.infer<ReturnType<typeof changePasswordSchema>>;

/** Also judged while other fields are wrong, like `sameTwice`. */
const differsFromCurrent = z.refine<Record<string, unknown>>(
  ({ oldPassword, newPassword }) => newPassword === '' || newPassword !== oldPassword,
  {
    error: 'sameAsCurrent',
    path: ['newPassword'],
    when: ({ value }) => typeof value === 'object' && value !== null,
  },
);
