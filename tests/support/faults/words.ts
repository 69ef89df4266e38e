import type { Outcome } from './stage';

/** What a screen shows without a fault. */
type Usual = Pick<Outcome, 'lines' | 'hasEmpty' | 'messages' | 'signInLinks'>;
type Rule = readonly [words: string, holds: (outcome: Outcome, usual: Usual) => boolean];

/** What a captcha says after a failure. */
const FAILED = /失败|错误|繁忙|未登录/;

const hasError = ({ toasts }: Outcome) => toasts.some(({ isError }) => isError);

/** What a viewer gets, by what is seen; the words of all that hold stand side by side. */
const RULES: readonly Rule[] = [
  ['toast', (outcome) => hasError(outcome)],
  ['message in the form', ({ messages }, usual) => messages.some((text) => !usual.messages.includes(text))],
  ['message in the dialog', ({ said }) => said.some((text) => FAILED.test(text))],
  ['retry in its place', ({ retries }) => retries > 0],
  ['sign-in notice', ({ hasSignInNotice, hasLeft }) => hasSignInNotice && !hasLeft],
  [
    'sign-in link',
    ({ signInLinks, hasSignInNotice }, usual) => signInLinks > usual.signInLinks && !hasSignInNotice,
  ],
  ['empty state', ({ hasEmpty }, usual) => hasEmpty && !usual.hasEmpty],
  ['sign-in page', ({ hasLeft }) => hasLeft],
];

const WAITS = { skeleton: 'skeleton', busy: 'busy control', '': 'the rest at once' } as const;

function isSame(outcome: Outcome, usual: Usual): boolean {
  return outcome.lines.join('\n') === usual.lines.join('\n');
}

function seen(outcome: Outcome, usual: Usual): string[] {
  return RULES.filter(([, holds]) => holds(outcome, usual)).map(([words]) => words);
}

/** Words for what a screen shows that was opened while a call failed. */
export function wordsOfScreen(outcome: Outcome, usual: Usual): string {
  const words = seen(outcome, usual);
  if (words.length > 0) return words.join(', ');
  if (isSame(outcome, usual)) return 'as usual';
  return outcome.lines.some((line) => !isPartOf(line, usual)) ? 'replaced' : 'left out';
}

/** Whether a line is the rest of one that is usual, such as a name without its number. */
function isPartOf(line: string, { lines }: Usual): boolean {
  return lines.some((whole) => whole.includes(line));
}

/** Words for a screen that was opened while a call was slow. */
export function wordsOfWait(outcome: Outcome, usual: Usual, call: string): string {
  return `${WAITS[outcome.waits[call] ?? '']}, then ${wordsOfScreen(outcome, usual)}`;
}

/** Words for a failed action: what is shown, and whether the screen is as it was before. */
export function wordsOfFailure(outcome: Outcome, before: Usual): string {
  return seen(outcome, before).join(', ') || (isSame(outcome, before) ? 'nothing' : 'unclear');
}

/** Words for a slow action, which succeeds. */
export function wordsOfSuccess(outcome: Outcome, before: Usual, call: string): string {
  const failure = seen(outcome, before).filter(
    (words) => words !== 'empty state' && words !== 'sign-in page',
  );
  if (failure.length > 0) return failure.join(', ');
  return outcome.waits[call] ? `${WAITS[outcome.waits[call]]}, then done` : 'done at once';
}
