import type { ApplicationField } from '#config/application-field';
import { nearestWord } from '#lib/text/nearest-word';
import { readData } from './read-data';

/** Declarations and consents are the visitor's, and rows have no value that a query can hold. */
const NOT_IN_QUERY: readonly ApplicationField['kind'][] = ['checkbox', 'rows'];
/** Kinds with several values, each a parameter of the same name. */
const LISTS: readonly ApplicationField['kind'][] = ['checkboxes', 'region'];

/**
 * Returns the values that the query of a page has for fields. A value that its field cannot have is left out, because the
 * visitor's link is not the author's.
 * @param names of the attribute `prefill`, separated by white space
 * @returns the values, and descriptions of names that have no effect
 */
export function prefilled(
  names: string,
  fields: readonly ApplicationField[],
  query: URLSearchParams,
): { values: Readonly<Record<string, unknown>>; problems: readonly string[] } {
  const known = fields.map(({ name }) => name);
  const found: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const name of names.split(/\s+/).filter(Boolean)) {
    const field = fields.find((field) => field.name === name);
    if (!field) problems.push(`unknown field "${name}"; did you mean "${nearestWord(name, known)}"?`);
    else if (!canPrefill(field)) problems.push(`"${name}" can only be filled in by the visitor`);
    else if (query.has(name)) found[name] = LISTS.includes(field.kind) ? query.getAll(name) : query.get(name);
  }
  return { values: readData(fields, found).accepted, problems };
}

/** What identifies a person does not belong in an address. Additional fields are the page's own. */
export function canPrefill(field: ApplicationField): boolean {
  const isPrivate = field.kind === 'text' && field.isPrivate && field.label === undefined;
  return !NOT_IN_QUERY.includes(field.kind) && !isPrivate;
}
