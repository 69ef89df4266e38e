/** Normal forms of texts that viewers paste or dictate: what is validated and sent, whatever the field shows. */
import { visibleText } from './invisible';

const BLANKS = /\s/g;
const DASHES = /[\u2010-\u2015\u2212]/g;
/** Blanks, hyphens, dashes and brackets between the digits of a phone number. */
const PHONE_SEPARATORS = /[\s()\-\u2010-\u2015\u2212]/g;
/** Country code of mainland China before a phone number. */
const COUNTRY_CODE = /^(?:\+|00)?86(?=1\d{10}$)/;

/** Returns a text with half-width characters, without invisible characters and without blanks at its ends. */
export function plainText(text: string): string {
  return visibleText(text).normalize('NFKC').trim();
}

/** Returns a plain text with hyphens for dashes. */
export function textWithHyphens(text: string): string {
  return plainText(text).replace(DASHES, '-');
}

/** Returns a text without any blanks, in half-width characters. */
export function textWithoutBlanks(text: string): string {
  return plainText(text).replace(BLANKS, '');
}

/** Returns the number of a text that contains only a phone number, with or without country code and separators. */
export function phoneNumberOf(text: string): string {
  return plainText(text).replace(PHONE_SEPARATORS, '').replace(COUNTRY_CODE, '');
}
