import { mobileNumberOf, plainText, textWithHyphens } from './text/normal-form';

/** Mainland China mobile numbers: 11 digits, the first is 1, the second 3 to 9 (doc 2 § 5, CONST-31). */
const MOBILE_NUMBER = /^1[3-9]\d{9}$/;
/** The pattern of `<input type="email">` in HTML, with at least one dot in the domain. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d]([a-z\d-]{0,61}[a-z\d])?(\.[a-z\d]([a-z\d-]{0,61}[a-z\d])?)+$/i;

export function isMobileNumber(text: string): boolean {
  return MOBILE_NUMBER.test(text);
}

/** Returns the normal form of an account name: the mobile number without separators, or the text. */
export function accountOf(text: string): string {
  const mobile = mobileNumberOf(text);
  return isMobileNumber(mobile) ? mobile : plainText(text);
}

/** Returns the normal form of a phone number: a mobile number without separators, or any other number with its own. */
export function phoneOf(text: string): string {
  const mobile = mobileNumberOf(text);
  return isMobileNumber(mobile) ? mobile : textWithHyphens(text);
}

export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}
