import { CODES } from '../http/codes';

/** At least a letter, a digit and a symbol; only printable ASCII without the space (doc 2 § 5, OQ-47). */
const STRONG = /^(?=.*[A-Za-z])(?=.*\d)(?=.*[^A-Za-z\d])[!-~]{8,16}$/;
/** Any characters (doc 2 § 5: "mobile-site register password"). */
const BASIC = /^.{6,16}$/s;

const PASSWORD_RULES = {
  strong: STRONG,
  /**
   * The desktop and the mobile site register a phone with the same call but different rules (OQ-46). Nothing
   * in the call proves which site sent it, so the server applies the weaker rule; the desktop form validates
   * the stricter one.
   */
  basic: BASIC,
} as const;

/** @returns null when password and confirmation are valid, otherwise the error code */
export function passwordRefusal(
  rule: keyof typeof PASSWORD_RULES,
  password = '',
  confirmation = '',
): number | null {
  if (!PASSWORD_RULES[rule].test(password)) return CODES.passwordRule;
  return password === confirmation ? null : CODES.passwordsDiffer;
}
