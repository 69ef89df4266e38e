import * as z from 'zod/mini';
import type { ApplicationField } from '#config/application-field';
import { APPLICATION_FORMS, type ApplicationName } from '#config/application-forms';
import type { PageConfig } from '#page-config/types';
import { isOptional } from './application.schema';
import { CONSENTS } from './consent-fields';
import { SECONDS_OPEN, TRAP } from './submission/program-facts';

type Config = Pick<PageConfig, 'options' | 'fields'>;

/** A text field that a page adds; with configured options, a select. */
const additionalSchema = z.object({ label: z.string(), optional: z.optional(z.boolean()) });
/** A field that is sent, but not shown. */
const hiddenSchema = z.object({ hidden: z.literal(true) });
/** A name is also the `id` of its control, and a dot in it would be a level of nesting. */
const NAME = /^[a-z]\w*$/i;
/** Names of what the element adds to an application. */
const RESERVED = ['form', 'submissionId', ...CONSENTS, 'consentUrl', 'consentTime', TRAP, SECONDS_OPEN];
/** Kinds whose value is one text, which the page can set in place of the visitor. */
const HIDEABLE = ['text', 'textarea', 'radio', 'select', 'date'];

/**
 * Returns the fields of a form with the options and additional fields of the page configuration and without those that
 * it removes, and descriptions of values that have no effect.
 */
export function configuredFields(
  form: ApplicationName,
  { options, fields }: Config,
  areDeclarationsOptional: boolean,
): { fields: readonly ApplicationField[]; problems: readonly string[] } {
  const own: readonly ApplicationField[] = APPLICATION_FORMS[form].fields;
  const added: ApplicationField[] = [];
  const removed: string[] = [];
  const hidden: string[] = [];
  const problems: string[] = [];
  for (const [name, configured] of Object.entries(fields[form] ?? {})) {
    const key = `"fields.${form}.${name}"`;
    const known = own.find((field) => field.name === name);
    const { data } = additionalSchema.safeParse(configured);
    const isHidden = hiddenSchema.safeParse(configured).success;
    if (configured === false && known && isOptional(known, areDeclarationsOptional)) removed.push(name);
    else if (configured === false)
      problems.push(`${key} cannot be hidden: the form has no such optional field`);
    else if (known && isHidden && isHideable(known)) hidden.push(name);
    else if (known && isHidden) problems.push(`${key} cannot be hidden: only the visitor can fill it in`);
    else if (known) problems.push(`${key} is a field of the form already`);
    else if (RESERVED.includes(name)) problems.push(`${key} has a name that the element uses itself`);
    else if (isHidden && NAME.test(name)) added.push(unseen(name));
    else if (data && NAME.test(name)) added.push(additional(name, data));
    else
      problems.push(
        `${key} must be false, {"hidden": true} or like {"label": "…", "optional": true}, with letters as its name`,
      );
  }
  const shown = own
    .filter(({ name }) => !removed.includes(name))
    .map((field) => (hidden.includes(field.name) ? unseen(field.name) : field));
  return { fields: [...shown, ...added].map((field) => withOptions(field, options[field.name])), problems };
}

function unseen(name: string): ApplicationField {
  return { kind: 'text', name, isHidden: true, isOptional: true };
}

/** Whether the page may set a field instead of the visitor, whom it does not identify. */
function isHideable(field: ApplicationField): boolean {
  return HIDEABLE.includes(field.kind) && !('isPrivate' in field);
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
  if (options === undefined || 'isHidden' in field) return field;
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
