import * as z from 'zod/mini';
import type { ApplicationField } from '#config/application-field';
import { nearestWord } from '#lib/text/nearest-word';

type Values = Readonly<Record<string, unknown>>;
type Kind = ApplicationField['kind'];
/** The values that a page may set for a field, and their description in messages. */
type Rule = { schema: z.ZodMiniType; expected: string };

const TEXT: Rule = { schema: z.string(), expected: 'a text' };

const RULES: { [Of in Kind]: (field: Extract<ApplicationField, { kind: Of }>) => Rule } = {
  text: () => TEXT,
  textarea: () => TEXT,
  date: () => ({
    schema: z.string().check(z.regex(/^(\d{4}-\d\d-\d\d)?$/)),
    expected: 'a date like "2000-12-31"',
  }),
  radio: ({ options }) => ({ schema: z.enum(options), expected: oneOf(options) }),
  select: ({ options }) => ({ schema: z.enum(['', ...options]), expected: oneOf(options) }),
  checkboxes: ({ options }) => ({
    schema: z.array(z.enum(options)),
    expected: `a list of ${oneOf(options)}`,
  }),
  checkbox: () => ({ schema: z.boolean(), expected: 'true or false' }),
  region: () => ({ schema: z.array(z.string()).check(z.length(2)), expected: 'a list of province and city' }),
  rows: ({ columns }) => ({
    schema: z.array(z.object(Object.fromEntries(columns.map((name) => [name, z.optional(z.string())])))),
    expected: `a list of objects with ${columns.join(', ')}`,
  }),
};

/**
 * Reads the values that a page sets with the property `data`. Null and undefined are no values.
 * @returns the valid ones, and descriptions of the others
 */
export function readData(
  fields: readonly ApplicationField[],
  values: Values,
): { accepted: Values; problems: readonly string[] } {
  const names = fields.map(({ name }) => name);
  const accepted: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [name, value] of Object.entries(values)) {
    const field = fields.find((field) => field.name === name);
    const { schema, expected } = field ? RULES[field.kind](field as never) : TEXT;
    if (!field) problems.push(`unknown field "${name}"; did you mean "${nearestWord(name, names)}"?`);
    else if (value === null || value === undefined) continue;
    else if (field.kind === 'checkbox' && field.isConsent)
      problems.push(`"${name}" can only be checked by the visitor`);
    else if (schema.safeParse(value).success) accepted[name] = value;
    else problems.push(`"${name}" must be ${expected}`);
  }
  return { accepted, problems };
}

function oneOf(options: readonly string[]): string {
  const quoted = options.map((option) => `"${option}"`);
  return options.length === 2 ? quoted.join(' or ') : `one of ${quoted.join(', ')}`;
}
