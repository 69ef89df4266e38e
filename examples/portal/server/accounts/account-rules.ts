import type { Account } from '../db/accounts';
import { CODES, STATE_CODES } from '../http/codes';

/** Error code for an account that cannot be used. Only sent after a correct password or a passed captcha. */
export function stateRefusal({ state }: Account): number | null {
  return STATE_CODES[state];
}

/** @returns null for a valid address, otherwise the error code */
export function emailRefusal(email: string): number | null {
  if (!isEmail(email)) return CODES.emailFormat;
  return email === email.toLowerCase() ? null : CODES.emailUppercase;
}

/** Mainland-China numbers only (doc 2 § 5). */
export function isPhoneNumber(text: string): boolean {
  return /^1[3-9]\d{9}$/.test(text);
}

/** Longest address that the portal accepts. */
const EMAIL_MAX = 64;

export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}
