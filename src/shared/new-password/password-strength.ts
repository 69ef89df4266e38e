/**
 * Digit, lower case, upper case, symbol (PWD-11). A symbol is any other printable ASCII character (OQ-47).
 */
const CLASSES = [/\d/, /[a-z]/, /[A-Z]/, /[!-/:-@[-`{-~]/];
/** Maximum score of a password with fewer than `below` UTF-16 code units (OQ-48). */
const CAPS = [
  { below: 4, score: 1 },
  { below: 8, score: 2 },
];

/** 0 empty, 1 weak, 2 medium, 3 strong. */
export type StrengthLevel = 0 | 1 | 2 | 3;

/**
 * Number of character classes in a password, 1 to 4, limited if it is short; 0 if it is empty (PWD-11,
 * OQ-48).
 */
export function passwordStrength(password: string): number {
  if (password === '') return 0;
  const classes = CLASSES.filter((kind) => kind.test(password)).length;
  const caps = CAPS.filter(({ below }) => password.length < below).map(({ score }) => score);
  return Math.min(Math.max(1, classes), ...caps);
}

/** Converts a score to the level shown: 1 弱, 2 中, 3 and 4 强 (OQ-48). */
export function strengthLevel(score: number): StrengthLevel {
  return Math.min(score, 3) as StrengthLevel;
}
