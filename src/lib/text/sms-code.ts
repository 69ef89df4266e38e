import { plainText } from './normal-form';

/** Blanks and hyphens between the characters of a code. */
const SEPARATORS = /[\s\p{Pd}\u2212]/gu;
const NUMBERS = /\d+(?:[\s\-\u2010-\u2015]\d+)*/g;

/**
 * Returns an SMS code without blanks and hyphens; of a whole message, its only run of digits that is as long as a code,
 * or its only code in two groups of digits (OQ-94).
 * @param length number of characters, even
 * @returns the text without blanks and hyphens if it contains no code or several different ones
 */
export function codeOf(text: string, length: number): string {
  const plain = plainText(text);
  const typed = plain.replace(SEPARATORS, '');
  if (hasLength(typed, length)) return typed;
  const numbers = (plain.match(NUMBERS) ?? []).map((number) => number.split(/\D/));
  const runs = numbers.flat().filter((group) => group.length === length);
  const pairs = numbers.filter(
    (groups) => groups.length === 2 && groups.every((group) => group.length * 2 === length),
  );
  const codes = new Set(runs.length > 0 ? runs : pairs.map((groups) => groups.join('')));
  const [code] = codes;
  return codes.size === 1 && code ? code : typed;
}

/** Whether a text has a number of characters; a character outside the basic plane counts as one. */
export function hasLength(text: string, length: number): boolean {
  return [...text].length === length;
}
