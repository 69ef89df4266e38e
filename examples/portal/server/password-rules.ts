import { CODES } from './codes';

/** Letter, digit and symbol, of printable ASCII without the space (doc 2 § 5, OQ-47). */
const STRONG = /^(?=.*[A-Za-z])(?=.*\d)(?=.*[^A-Za-z\d])[!-~]{8,16}$/;
/** Any characters (doc 2 § 5: "mobile-site register password"). */
const BASIC = /^.{6,16}$/s;

export const PASSWORD_RULES = {
  strong: STRONG,
  /**
   * The desktop and the mobile site register a phone by one and the same call, and the documents give them different
   * rules (OQ-46). Nothing in the call tells the two apart that a sender could not make up, so the server takes what
   * the weaker rule allows; the desktop form itself asks for more.
   */
  basic: BASIC,
} as const;

/** @returns null when password and confirmation may be used, otherwise the code to refuse with */
export function passwordRefusal(
  rule: keyof typeof PASSWORD_RULES,
  password = '',
  confirmation = '',
): number | null {
  if (!PASSWORD_RULES[rule].test(password)) return CODES.passwordRule;
  return password === confirmation ? null : CODES.passwordsDiffer;
}
