/** Normal forms of texts that viewers paste or dictate: what is validated and sent, whatever the field shows. */

/** Characters that are invisible: marks of direction, joiners, the byte order mark. */
const INVISIBLE = /\p{Cf}/gu;
const BLANKS = /\s/g;
const DASHES = /[\u2010-\u2015\u2212]/g;
/** Blanks, hyphens, dashes and brackets between the digits of a phone number. */
const PHONE_SEPARATORS = /[\s()\-\u2010-\u2015\u2212]/g;
/** Country code of mainland China before a phone number. */
const COUNTRY_CODE = /^(?:\+|00)?86(?=1\d{10}$)/;
const NUMBERS = /\d+(?:[\s\-\u2010-\u2015]\d+)*/g;

/** Returns a text with half-width characters, without invisible characters and without blanks at its ends. */
export function plainText(text: string): string {
  return text.replace(INVISIBLE, '').normalize('NFKC').trim();
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

/**
 * Returns the code in a text message, or in a code that is written in two groups.
 * @param length number of digits, even
 * @returns the plain text if it contains no code or several different ones
 */
export function codeOf(text: string, length: number): string {
  const plain = plainText(text);
  const codes = new Set((plain.match(NUMBERS) ?? []).flatMap((numbers) => codesIn(numbers, length)));
  const [code] = codes;
  return codes.size === 1 && code ? code : plain;
}

/** @param numbers numbers with one separator between each two */
function codesIn(numbers: string, length: number): string[] {
  const groups = numbers.split(/\D/);
  const whole = groups.filter((group) => group.length === length);
  if (whole.length > 0) return whole;
  const isPair = groups.length === 2 && groups.every((group) => group.length === length / 2);
  return isPair ? [groups.join('')] : [];
}
