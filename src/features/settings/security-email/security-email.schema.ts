import * as z from 'zod/mini';
import { isEmail, withAsciiDomain } from '#lib/account-rules';
import { plainText } from '#lib/text/normal-form';

/**
 * Error keys are those of `errors` in the `securityEmail` texts or the account area. No check has `abort`,
 * see `sameTwice`.
 */
function address(missing: string) {
  return z
    .string()
    .check(
      z.overwrite(plainText),
      z.minLength(1, { error: missing }),
      z.refine(isEmail, { error: 'emailFormat' }),
    );
}

/** The address to be bound (BIND-12, BIND-13). */
export const bindEmailSchema = z.object({ email: address('emailRequired') });

/** The bound address and the new one (BIND-12 to BIND-15). */
export const changeEmailSchema = z
  .object({ email: address('currentRequired'), newEmail: address('newRequired') })
  .check(
    // Also runs while the other field is invalid, like `sameTwice`.
    z.refine(({ email, newEmail }) => newEmail === '' || !isSameAddress(email, newEmail), {
      error: 'same',
      path: ['newEmail'],
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  );

export type BindEmailValues = z.infer<typeof bindEmailSchema>;
export type ChangeEmailValues = z.infer<typeof changeEmailSchema>;

/** Compares addresses case-insensitively, with the domain as it is sent. */
function isSameAddress(one: string, other: string): boolean {
  const [first, second] = [one, other].map((address) => withAsciiDomain(address.trim()).toLowerCase());
  return first === second;
}
