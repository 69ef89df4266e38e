import { phoneNumberOf, plainText, textWithHyphens } from './text/normal-form';

/**
 * The phone number of an account, a mobile number of mainland China: 11 digits, the first is 1, the second 3 to 9
 * (doc 2 § 5, CONST-31).
 */
const PHONE_NUMBER = /^1[3-9]\d{9}$/;
const EMAIL_MAX = 254;
/** The pattern of `<input type="email">` in HTML, with at least one dot in the domain; longest as in RFC 5321. */
const EMAIL =
  /^(?=.{1,254}$)[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d]([a-z\d-]{0,61}[a-z\d])?(\.[a-z\d]([a-z\d-]{0,61}[a-z\d])?)+$/i;

export function isPhoneNumber(text: string): boolean {
  return PHONE_NUMBER.test(text);
}

/** Returns the normal form of an account name: the phone number without separators, or the text. */
export function accountOf(text: string): string {
  const phone = phoneNumberOf(text);
  return isPhoneNumber(phone) ? phone : plainText(text);
}

/** Returns the normal form of a contact number: a mobile number without separators, or any other number with its own. */
export function contactNumberOf(text: string): string {
  const phone = phoneNumberOf(text);
  return isPhoneNumber(phone) ? phone : textWithHyphens(text);
}

export function isEmail(text: string): boolean {
  return EMAIL.test(withAsciiDomain(text));
}

/** Letters beyond ASCII between those that a domain may have; with others, a URL has more than a host. */
const LETTER_DOMAIN = /^(?=.*[^\0-\x7f])(?:[a-z\d.-]|[^\0-\x7f])+$/i;

/**
 * Returns an email address as it is sent, with the domain in ASCII by UTS 46 (OQ-108): browsers convert the text of some fields
 * and not of others. A domain in ASCII stays as typed, as does any text that is no address.
 */
export function withAsciiDomain(address: string): string {
  const start = address.lastIndexOf('@') + 1;
  const domain = address.slice(start);
  if (start < 2 || address.length > EMAIL_MAX || !LETTER_DOMAIN.test(domain)) return address;
  try {
    return address.slice(0, start) + new URL(`http://${domain}`).hostname;
  } catch {
    return address;
  }
}
