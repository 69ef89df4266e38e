import type { ApplicationField } from '#config/application-field';
import { loadChunk } from '#lib/chunk';
import { isRecord } from '#page-config/is-record';
import { MEMBER_RULES, RULES, SIGNING_RULES } from '#page-config/rules';
import type { PageConfig } from '#page-config/types';
import { FORMS, ROUTE_PATHS } from './known-names.build-time';
import { nearestName } from './nearest-name';
import { textNames } from './text-names';

/** Known names of an object of the configuration. A text has no names; null stands for any value. */
type Names = { readonly [name: string]: Names | readonly [Names] | string | null };
export type Written = Readonly<Record<string, unknown>>;
/** Names, and numbers for places in a list. */
export type Path = readonly (string | number)[];

/** A name in the page configuration without effect. `nearest` is undefined if no known name is similar. */
export type NameProblem =
  | { kind: 'unknownKey'; path: Path; nearest: Path | undefined; value: unknown }
  | { kind: 'unknownForm'; path: Path; form: string; nearest: string | undefined }
  | { kind: 'textWithKeys'; path: Path }
  | { kind: 'missingKeys'; path: Path; keys: readonly string[] };

const LINKS = {
  customerService: null,
  onlineService: null,
  nav: [{ href: null, image: null, label: null }],
  appPromotion: [{ text: null, href: null }],
} as const satisfies Readonly<Record<keyof PageConfig['links'], unknown>>;

const loadForms = () => import('#config/application-forms');

/** Kinds of fields that show the configured options. */
const WITH_OPTIONS = ['text', 'radio', 'select', 'checkboxes', 'region'];

/**
 * Returns the names without effect in a layer of the configuration.
 * @param layers all layers, because one can name fields that another one adds
 */
export async function nameProblems(layer: Written, layers: readonly Written[]): Promise<NameProblem[]> {
  const names: Names = {
    ...anyValues(Object.keys(RULES)),
    signing: anyValues(Object.keys(SIGNING_RULES)),
    member: anyValues(Object.keys(MEMBER_RULES)),
    links: LINKS,
    campaignRoutes: anyValues(ROUTE_PATHS),
    options: isRecord(layer.options)
      ? anyValues([...(await fieldNames()), ...additionalNames(layers)])
      : null,
    fields: isRecord(layer.fields) ? anyValues(FORMS) : null,
    texts: isRecord(layer.texts) ? await textNames(layer.texts) : null,
  };
  return [...unknownNames(layer, names, []), ...unknownForms(layer.campaignRoutes)];
}

function anyValues(names: readonly string[]): Names {
  return Object.fromEntries(names.map((name) => [name, null]));
}

/** Names of the fields that the configuration adds to application forms. */
function additionalNames(layers: readonly Written[]): readonly string[] {
  const forms = layers.map((layer) => layer.fields);
  return forms.flatMap((fields) => (isRecord(fields) ? Object.values(fields) : [])).flatMap(namesOf);
}

function namesOf(value: unknown): readonly string[] {
  return isRecord(value) ? Object.keys(value) : [];
}

async function fieldNames(): Promise<readonly string[]> {
  const { APPLICATION_FORMS } = await loadChunk(loadForms);
  const fields = FORMS.flatMap((form): readonly ApplicationField[] => APPLICATION_FORMS[form].fields);
  return fields.filter(({ kind }) => WITH_OPTIONS.includes(kind)).map(({ name }) => name);
}

function unknownForms(routes: unknown): NameProblem[] {
  if (!isRecord(routes)) return [];
  const forms: readonly string[] = FORMS;
  return Object.entries(routes).flatMap(([path, form]): NameProblem[] => {
    if (typeof form !== 'string' || forms.includes(form)) return [];
    const nearest = nearestName(form, forms);
    return [{ kind: 'unknownForm', path: ['campaignRoutes', path], form, nearest }];
  });
}

function unknownNames(written: Written, names: Names, path: Path): NameProblem[] {
  return Object.entries(written).flatMap(([name, value]): NameProblem[] => {
    const own = [...path, name];
    const known = new Map(Object.entries(names)).get(name);
    if (known !== undefined) return within(value, known, own);
    const nearest = nearestPath(name, names) ?? (isInList(path) ? onlyMissing(written, names) : undefined);
    return [{ kind: 'unknownKey', path: own, nearest: nearest && [...path, ...nearest], value }];
  });
}

function within(value: unknown, known: Names[string], path: Path): NameProblem[] {
  if (Array.isArray(known))
    return Array.isArray(value) ? value.flatMap((row, place) => within(row, known[0], [...path, place])) : [];
  if (isRecord(known) && isRecord(value)) return unknownNames(value, known as Names, path);
  if (typeof known === 'string' && isRecord(value)) return [{ kind: 'textWithKeys', path }];
  if (isRecord(known) && typeof value === 'string')
    return [{ kind: 'missingKeys', path, keys: Object.keys(known) }];
  return [];
}

/** Returns the same name in other letters, the name as a key of a known name, or a similar name. */
function nearestPath(name: string, names: Names): Path | undefined {
  const plain = (text: string) => text.replace(/[-_]/g, '').toLowerCase();
  const same = Object.keys(names).find((known) => plain(known) === plain(name));
  const parent = Object.keys(names).find((known) => Object.keys(names[known] ?? {}).includes(name));
  if (!same && parent) return [parent, name];
  const nearest = same ?? nearestName(name, Object.keys(names));
  return nearest === undefined ? undefined : [nearest];
}

function isInList(path: Path): boolean {
  return typeof path[path.length - 1] === 'number';
}

/** Entries of a list have all names: the only unknown name is meant to be the only one that is missing. */
function onlyMissing(written: Written, names: Names): Path | undefined {
  const missing = Object.keys(names).filter((name) => !(name in written));
  const unknown = Object.keys(written).filter((name) => !(name in names));
  return missing.length === 1 && unknown.length === 1 ? missing : undefined;
}

/** Returns the path as in JavaScript, such as `links.nav[0].href`. */
export function pathText(path: Path): string {
  return path
    .map((name, index) => (typeof name === 'number' ? `[${name}]` : `${index > 0 ? '.' : ''}${name}`))
    .join('');
}
