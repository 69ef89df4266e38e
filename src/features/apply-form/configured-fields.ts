import * as z from 'zod/mini';
import type { ApplicationField } from '#config/application-field';
import { APPLICATION_FORMS, type ApplicationName } from '#config/application-forms';
import type { PageConfig } from '#page-config/types';
import { isOptional } from './application.schema';

type Config = Pick<PageConfig, 'options' | 'fields'>;

/** A text field that a page adds; with configured options, a select. */
const additionalSchema = z.object({ label: z.string(), optional: z.optional(z.boolean()) });
/** A name is also the `id` of its control, and a dot in it would be a level of nesting. */
const NAME = /^[a-z]\w*$/i;

/**
 * Returns the fields of a form with the options and additional fields of the page configuration and without those that
 * it hides, and descriptions of values that have no effect.
 */
export function configuredFields(
  form: ApplicationName,
  { options, fields }: Config,
  areDeclarationsOptional: boolean,
): { fields: readonly ApplicationField[]; problems: readonly string[] } {
  const own: readonly ApplicationField[] = APPLICATION_FORMS[form].fields;
  const added: ApplicationField[] = [];
  const hidden: string[] = [];
  const problems: string[] = [];
  for (const [name, configured] of Object.entries(fields[form] ?? {})) {
    const key = `"fields.${form}.${name}"`;
    const known = own.find((field) => field.name === name);
    const { data } = additionalSchema.safeParse(configured);
    if (configured === false && known && isOptional(known, areDeclarationsOptional)) hidden.push(name);
    else if (configured === false)
      problems.push(`${key} cannot be hidden: the form has no such optional field`);
    else if (known) problems.push(`${key} is a field of the form already`);
    else if (data && NAME.test(name)) added.push(additional(name, data));
    else
      problems.push(
        `${key} must be false or like {"label": "…", "optional": true}, with letters as its name`,
      );
  }
  const shown = own.filter(({ name }) => !hidden.includes(name));
  return { fields: [...shown, ...added].map((field) => withOptions(field, options[field.name])), problems };
}

/** Its content is not known, so it is not stored in drafts by default. */
function additional(name: string, { label, optional }: z.infer<typeof additionalSchema>): ApplicationField {
  return { kind: 'text', name, label, isPrivate: true, ...(optional && { isOptional: true }) };
}

/** Applies the configured options of a field, which turn a text field into a select (OQ-83, CAMP-23). */
function withOptions(
  field: ApplicationField,
  options: Config['options'][string] | undefined,
): ApplicationField {
  const { kind, name } = field;
  if (options === undefined) return field;
  if (!isList(options))
    return kind === 'region' ? { ...field, regions: new Map(Object.entries(options)) } : field;
  if (kind === 'text') {
    const { label, isOptional, autoComplete } = field;
    return {
      kind: 'select',
      name,
      options,
      ...(label !== undefined && { label }),
      ...(autoComplete && { autoComplete }),
      ...(isOptional && { isOptional }),
    };
  }
  return 'options' in field ? { ...field, options } : field;
}

function isList(options: Config['options'][string]): options is readonly string[] {
  return Array.isArray(options);
}
