import type { ApplicationField } from '#config/application-field';
import { type AnswerWords, answersOf } from './answers';
import { printAnswers } from './print-answers';
import { saveAnswers } from './save-answers';

export type Copied = {
  title: string;
  /** Those that the copy has. */
  fields: readonly ApplicationField[];
  /** As they were submitted. */
  values: Readonly<Record<string, unknown>>;
  words: AnswerWords;
  root: ShadowRoot;
  lang: string;
};

/** Prints the answers of an application, or saves them as a file. */
export function makeCopy(kind: 'print' | 'save', copied: Copied): void {
  const { title, fields, values, words, root, lang } = copied;
  const answers = answersOf(fields, values, words);
  if (kind === 'print') printAnswers(root, title, answers, lang);
  else saveAnswers(title, answers, words);
}
