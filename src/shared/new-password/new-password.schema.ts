import * as z from 'zod/mini';
import { LOGIN_PASSWORD_MAX, LOGIN_PASSWORD_MIN, PASSWORD_MAX, PASSWORD_MIN } from '../../config/limits';

/** A letter, a digit and a symbol; printable ASCII without the space, and nothing else (OQ-47). */
const STRONG = /^(?=.*[A-Za-z])(?=.*\d)(?=.*[!-/:-@[-`{-~])[!-~]*$/;

/** 8 to 16 characters with letter, digit and symbol: desktop registration, reset, change (doc 2 § 5, OQ-45). */
const strong = z.string().check(
  z.minLength(1, { error: 'passwordRequired' }),
  z.refine((password) => hasLength(password, PASSWORD_MIN, PASSWORD_MAX) && STRONG.test(password), {
    error: 'passwordStrength',
  }),
);

/** 6 to 16 characters of any kind: the mobile site's registration (OQ-46). */
const basic = z.string().check(
  z.minLength(1, { error: 'passwordRequired' }),
  z.refine((password) => hasLength(password, LOGIN_PASSWORD_MIN, LOGIN_PASSWORD_MAX), {
    error: 'passwordLength',
  }),
);

const confirmPassword = z.string().check(z.minLength(1, { error: 'confirmRequired' }));

/**
 * The two fields of a new password, to be spread into a form's schema, which ends with `.check(sameTwice())`.
 * Texts are keys of the account area's `errors`.
 */
export const NEW_PASSWORD = {
  strong: { password: strong, confirmPassword },
  basic: { password: basic, confirmPassword },
} as const;

/** Names of the two fields, for a form that has no others of that kind beside it. */
export const PASSWORD_NAMES: readonly [password: string, confirmation: string] = [
  'password',
  'confirmPassword',
];

/**
 * The check that both fields hold the same (RECOV-19). It is also made while other fields are wrong, unless one of them
 * has a check with `abort`: a form with this one does without, since only a field's first complaint is shown anyway.
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

/** In UTF-16 units (OQ-47); the library's own bounds count code points. */
function hasLength({ length }: string, min: number, max: number): boolean {
  return length >= min && length <= max;
}
