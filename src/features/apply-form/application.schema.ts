import * as z from 'zod/mini';
import type { ApplicationField } from '#config/application-field';
import { contactNumberOf } from '#lib/account-rules';
import { plainText, textWithoutBlanks } from '#lib/text/normal-form';
import { trimmedText } from '#lib/text/trimmed-text';

type Of<Kind> = Extract<ApplicationField, { kind: Kind }>;

/** The only error key: fields have no format (doc 3 § 5). */
const REQUIRED = 'required';

/** Texts of several lines keep their blanks, for example those of a poem. */
const filled = z.string(REQUIRED).check(z.refine((text) => trimmedText(text) !== '', REQUIRED));

/** Normal forms of the texts of one line, by the keyboard for their field. */
const NORMAL_FORMS = {
  text: trimmedText,
  tel: contactNumberOf,
  email: plainText,
  numeric: textWithoutBlanks,
  /** ID numbers. */
  characters: (text: string) => textWithoutBlanks(text).toUpperCase(),
} as const;

const normalText = (form: keyof typeof NORMAL_FORMS) =>
  z.string(REQUIRED).check(z.overwrite(NORMAL_FORMS[form]));

const RULES: { [Kind in ApplicationField['kind']]: (field: Of<Kind>) => z.ZodMiniType } = {
  text({ isOptional, inputMode, autoCapitalize }) {
    const text = normalText(autoCapitalize ?? inputMode ?? 'text');
    return isOptional ? text : text.check(z.minLength(1, REQUIRED));
  },
  textarea: () => filled,
  date: () => filled,
  radio: () => filled,
  select: ({ isOptional }) => (isOptional ? z.string() : filled),
  checkboxes: () => z.array(z.string()).check(z.minLength(1, REQUIRED)),
  checkbox: () => z.literal(true, REQUIRED),
  region: () => z.array(filled).check(z.length(2, REQUIRED)),
  rows: ({ columns }) =>
    z.array(z.object(Object.fromEntries(columns.map((column) => [column, normalText('text')])))),
};

/** Whether a field can be left empty: rows, and declarations (OQ-78) and additional fields where the page says so. */
export function isOptional(field: ApplicationField, areDeclarationsOptional: boolean): boolean {
  if ('isOptional' in field && field.isOptional) return true;
  if (field.kind === 'checkbox') return areDeclarationsOptional && field.isDeclaration === true;
  return field.kind === 'rows';
}

/**
 * Returns the schema of an application form: every field is required, except rows (APPLY-31, CAMP-19). Its output has
 * the normal forms of the texts, because they are pasted with blanks, separators and full-width characters.
 * @param areDeclarationsOptional whether the declarations need not be checked (OQ-78)
 */
export function applicationSchema(fields: readonly ApplicationField[], areDeclarationsOptional: boolean) {
  return z.object(
    Object.fromEntries(
      fields.map((field) => [
        field.name,
        field.kind === 'checkbox' && isOptional(field, areDeclarationsOptional)
          ? z.boolean()
          : RULES[field.kind](field as never),
      ]),
    ),
  );
}
