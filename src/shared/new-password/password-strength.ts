/** Digit, lower case, upper case, symbol (PWD-11). A symbol is any printable ASCII that is none of these (OQ-47). */
const CLASSES = [/\d/, /[a-z]/, /[A-Z]/, /[!-/:-@[-`{-~]/];
/** A password shorter than this, in UTF-16 units, scores no more than that (OQ-48). */
const CAPS = [
  { below: 4, score: 1 },
  { below: 8, score: 2 },
];

/** 0 nothing to judge, 1 weak, 2 medium, 3 strong. */
export type StrengthLevel = 0 | 1 | 2 | 3;

/** How many kinds of characters a password has, 1 to 4, less where it is short; 0 for an empty one (PWD-11, OQ-48). */
export function passwordStrength(password: string): number {
  if (password === '') return 0;
  const classes = CLASSES.filter((kind) => kind.test(password)).length;
  const caps = CAPS.filter(({ below }) => password.length < below).map(({ score }) => score);
  return Math.min(Math.max(1, classes), ...caps);
}

/** The score as it is shown: 1 弱, 2 中, 3 and 4 强 (OQ-48). */
export function strengthLevel(score: number): StrengthLevel {
  return Math.min(score, 3) as StrengthLevel;
}
