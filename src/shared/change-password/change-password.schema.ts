import * as z from 'zod/mini';
import type { PasswordPolicy } from '#config/limits';
import { NEW_PASSWORD, sameTwice } from '../new-password/new-password.schema';

/** Names of the fields of the new password. */
export const NEW_PASSWORD_NAMES = ['newPassword', 'confirmPassword'] as const;

/**
 * Schema of the current password, the new one and its repetition (PWD-01). Error keys are those of `errors`
 * in the password and account areas.
 * @param policy rule for the new password; the current one may predate the strong rule, so it has 6 to 16
 *   characters
 */
export function changePasswordSchema(policy: PasswordPolicy) {
  const { password: newPassword, confirmPassword } = NEW_PASSWORD[policy];
  return z
    .object({ oldPassword: NEW_PASSWORD.basic.password, newPassword, confirmPassword })
    .check(differsFromCurrent, sameTwice(NEW_PASSWORD_NAMES));
}

export type ChangePasswordValues = z.infer<ReturnType<typeof changePasswordSchema>>;

/** Also runs while other fields are invalid, like `sameTwice`. */
const differsFromCurrent = z.refine<Record<string, unknown>>(
  ({ oldPassword, newPassword }) => newPassword === '' || newPassword !== oldPassword,
  {
    error: 'sameAsCurrent',
    path: ['newPassword'],
    when: ({ value }) => typeof value === 'object' && value !== null,
  },
);
