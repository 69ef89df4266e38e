import { SMS_CODE_LENGTH } from '#config/limits';
import { plainText } from './normal-form';

/** Blanks and hyphens between the characters of a code. */
const SEPARATORS = /[\s\p{Pd}\u2212]/gu;
const NUMBERS = /\d+(?:[\s\-\u2010-\u2015]\d+)*/g;
const PAIR = /^\d{3}\D\d{3}$/;

/**
 * Returns an SMS code without blanks and hyphens; of a whole message, its only run of six digits, or its only code in two
 * groups of three digits (OQ-94).
 * @returns the text without blanks and hyphens if it contains no code or several different ones
 */
export function smsCodeOf(text: string): string {
  const plain = plainText(text);
  const typed = plain.replace(SEPARATORS, '');
  if (isSmsCode(typed)) return typed;
  const numbers = plain.match(NUMBERS) ?? [];
  const runs = numbers.flatMap((number) => number.split(/\D/)).filter(isSmsCode);
  const pairs = numbers.filter((number) => PAIR.test(number)).map((pair) => pair.replace(/\D/, ''));
  const [code = typed, another] = new Set(runs.length > 0 ? runs : pairs);
  return another ? typed : code;
}

/** Whether a text has six characters; a character outside the basic plane counts as one. */
export function isSmsCode(text: string): boolean {
  return [...text].length === SMS_CODE_LENGTH;
}
