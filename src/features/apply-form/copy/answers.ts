import type { ApplicationField } from '#config/application-field';
import { fill } from '#i18n/fill';

/** An answer in the words of the form. */
export type Answer = { label: string; text: string };

/** The words of the form. */
export type AnswerWords = {
  labelOf(name: string): string;
  /** Texts of options, by value. */
  options: Readonly<Record<string, string | undefined>>;
  /** Names of provinces and cities, by value. */
  regions: Readonly<Record<string, string>>;
  separator: string;
  /** Text of a row, with its number `{n}`. */
  row: string;
  /** A label with its text, `{label}` and `{text}`. */
  fieldRefused: string;
};

const CHECKED = '✓';

/** Returns the answers of an application in the order of its fields, without empty ones and without what the page has set. */
export function answersOf(
  fields: readonly ApplicationField[],
  values: Readonly<Record<string, unknown>>,
  words: AnswerWords,
): Answer[] {
  return fields
    .filter((field) => !('isHidden' in field))
    .map((field) => ({ label: words.labelOf(field.name), text: textOf(field, values[field.name], words) }))
    .filter(({ text }) => text);
}

/** A value is what the schema of its field has returned. */
function textOf(field: ApplicationField, value: unknown, words: AnswerWords): string {
  const inWords = (names: Readonly<Record<string, string | undefined>>, text: unknown) =>
    new Map(Object.entries(names)).get(`${text}`) ?? `${text}`;
  switch (field.kind) {
    case 'checkbox':
      return value ? CHECKED : '';
    case 'radio':
    case 'select':
      return value ? inWords(words.options, value) : '';
    case 'checkboxes':
      return (value as string[]).map((text) => inWords(words.options, text)).join(words.separator);
    case 'region':
      return (value as string[]).map((text) => inWords(words.regions, text)).join(' ');
    case 'rows':
      return (value as Record<string, string>[])
        .flatMap((row, index) => rowText(row, index, words))
        .join('\n');
    default:
      return `${value ?? ''}`;
  }
}

function rowText(row: Readonly<Record<string, string>>, index: number, words: AnswerWords): string[] {
  const filled = Object.entries(row).filter(([, text]) => text);
  if (filled.length === 0) return [];
  const columns = filled.map(([name, text]) => pairText({ label: words.labelOf(name), text }, words));
  return [`${fill(words.row, { n: index + 1 })} ${columns.join(words.separator)}`];
}

/** Returns a label with its text, as one line if the text is one. */
export function pairText(
  { label, text }: Answer,
  { fieldRefused }: Pick<AnswerWords, 'fieldRefused'>,
): string {
  return fill(fieldRefused, { label, text });
}
