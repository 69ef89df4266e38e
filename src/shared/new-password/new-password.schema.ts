import * as z from 'zod/mini';
import {
  LOGIN_PASSWORD_MAX,
  LOGIN_PASSWORD_MIN,
  PASSWORD_MAX,
  PASSWORD_MIN,
  type PasswordPolicy,
} from '#config/limits';

/** The kinds of characters of a strong password: a name for `passwordrules`, and a pattern (OQ-47). */
const KINDS = [
  { rule: 'lower, upper', pattern: /[A-Za-z]/ },
  { rule: 'digit', pattern: /\d/ },
  // A hyphen has to be the first character of a class, and a bracket the last one.
  { rule: '[-!"#$%&\'()*+,./:;<=>?@[\\^_`{|}~]]', pattern: /[!-/:-@[-`{-~]/ },
] as const;

/** `allowed` is printable ASCII without the space. */
const RULES = {
  /** Desktop registration, reset and change (doc 2 § 5, OQ-45). */
  strong: {
    min: PASSWORD_MIN,
    max: PASSWORD_MAX,
    allowed: /^[!-~]*$/,
    required: KINDS,
    error: 'passwordStrength',
  },
  /** Mobile registration: characters of any kind (OQ-46). */
  basic: {
    min: LOGIN_PASSWORD_MIN,
    max: LOGIN_PASSWORD_MAX,
    allowed: /^/,
    required: [],
    error: 'passwordLength',
  },
} as const satisfies Record<PasswordPolicy, object>;

/** Key of the text of a rule, which is shown as hint and as error. */
export function policyError(policy: PasswordPolicy) {
  return RULES[policy].error;
}

/** Returns the attributes that tell a rule to generators of passwords. */
export function policyAttributes(policy: PasswordPolicy) {
  const { min, max, required } = RULES[policy];
  const kinds = required.map(({ rule }) => ` required: ${rule};`);
  return { minLength: min, passwordrules: `minlength: ${min}; maxlength: ${max};${kinds.join('')}` };
}

function newPassword(policy: PasswordPolicy) {
  const { min, max, allowed, required, error } = RULES[policy];
  const isValid = (password: string) =>
    hasLength(password, min, max) &&
    allowed.test(password) &&
    required.every(({ pattern }) => pattern.test(password));
  return z.string().check(z.minLength(1, { error: 'passwordRequired' }), z.refine(isValid, { error }));
}

const confirmPassword = z.string().check(z.minLength(1, { error: 'confirmRequired' }));

/**
 * The two fields of a new password, to be spread into a schema that ends with `.check(sameTwice())`. Error
 * keys are those of the account area's `errors`.
 */
export const NEW_PASSWORD = {
  strong: { password: newPassword('strong'), confirmPassword },
  basic: { password: newPassword('basic'), confirmPassword },
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
