import * as z from 'zod/mini';
import { LOGIN_PASSWORD_MAX, LOGIN_PASSWORD_MIN, PASSWORD_MAX, PASSWORD_MIN } from '#config/limits';

/** At least a letter, a digit and a symbol; only printable ASCII without the space (OQ-47). */
const STRONG = /^(?=.*[A-Za-z])(?=.*\d)(?=.*[!-/:-@[-`{-~])[!-~]*$/;

/**
 * 8 to 16 characters with letter, digit and symbol: desktop registration, reset and change (doc 2 § 5,
 * OQ-45).
 */
const strong = z.string().check(
  z.minLength(1, { error: 'passwordRequired' }),
  z.refine((password) => hasLength(password, PASSWORD_MIN, PASSWORD_MAX) && STRONG.test(password), {
    error: 'passwordStrength',
  }),
);

/** 6 to 16 characters of any kind: mobile registration (OQ-46). */
const basic = z.string().check(
  z.minLength(1, { error: 'passwordRequired' }),
  z.refine((password) => hasLength(password, LOGIN_PASSWORD_MIN, LOGIN_PASSWORD_MAX), {
    error: 'passwordLength',
  }),
);

const confirmPassword = z.string().check(z.minLength(1, { error: 'confirmRequired' }));

/**
 * The two fields of a new password, to be spread into a schema that ends with `.check(sameTwice())`. Error
 * keys are those of the account area's `errors`.
 */
export const NEW_PASSWORD = {
  strong: { password: strong, confirmPassword },
  basic: { password: basic, confirmPassword },
} as const;

/** Default names of the two fields. */
export const PASSWORD_NAMES: readonly [password: string, confirmation: string] = [
  'password',
  'confirmPassword',
];

/**
 * Checks that both fields have the same value (RECOV-19). It also runs while other fields are invalid, unless
 * one of their checks has `abort`; a schema with this check therefore uses no `abort`.
 */
export function sameTwice<Values extends Record<string, unknown>>([password, confirmation] = PASSWORD_NAMES) {
  return z.refine<Values>(
    (values) => values[confirmation] === '' || values[confirmation] === values[password],
    {
      error: 'confirmDifferent',
      path: [confirmation],
      when: ({ value }) => typeof value === 'object' && value !== null,
    },
  );
}

/** Counts UTF-16 code units (OQ-47); zod's own length checks count code points. */
function hasLength({ length }: string, min: number, max: number): boolean {
  return length >= min && length <= max;
}
