import * as z from 'zod/mini';
import { type ApplicationField, DECLARATIONS } from '../../config/application-forms';

/** The only error key: fields have no format (doc 3 § 5). */
const REQUIRED = 'required';

const filled = z.string(REQUIRED).check(z.refine((text) => text.trim() !== '', REQUIRED));

const RULES: {
  [Kind in ApplicationField['kind']]: (field: Extract<ApplicationField, { kind: Kind }>) => z.ZodMiniType;
} = {
  text: ({ isOptional }) => (isOptional ? z.string() : filled),
  textarea: () => filled,
  date: () => filled,
  radio: () => filled,
  select: ({ isOptional }) => (isOptional ? z.string() : filled),
  checkboxes: () => z.array(z.string()).check(z.minLength(1, REQUIRED)),
  checkbox: () => z.literal(true, REQUIRED),
  region: () => z.tuple([filled, filled]),
  rows: ({ columns }) => z.array(z.object(Object.fromEntries(columns.map((column) => [column, z.string()])))),
};

/** Whether a field can be left empty: rows, and declarations (OQ-78) and additional fields where the page says so. */
export function isOptional(field: ApplicationField, areDeclarationsOptional: boolean): boolean {
  if ('isOptional' in field && field.isOptional) return true;
  return field.kind === 'rows' || (areDeclarationsOptional && DECLARATIONS.includes(field.name));
}

/**
 * Returns the schema of an application form: every field is required, except rows (APPLY-31, CAMP-19).
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
