import type { ApplicationField } from '#config/application-field';
import { isRecord } from '#config/is-record';
import { loadChunk } from '#lib/chunk';
import { MEMBER_RULES, RULES, SIGNING_RULES } from '#page-config/rules';
import type { PageConfig } from '#page-config/types';
import { fieldFindings, loadForms } from './field-names';
import { FORMS, ROUTE_PATHS } from './known-names.build-time';
import { configLine, type Path, pathText, shortened, type Written } from './markup/configuration';
import { type Finding, finding } from './markup/finding';
import { nearestName, sameName } from './nearest-name';
import { textNames } from './text-names';

/** Known names of an object of the configuration. A text has no names; null stands for any value. */
type Names = { readonly [name: string]: Names | readonly [Names] | string | null };

const LINKS = {
  customerService: null,
  onlineService: null,
  nav: [{ href: null, image: null, label: null }],
  appPromotion: [{ text: null, href: null }],
} as const satisfies Readonly<Record<keyof PageConfig['links'], unknown>>;

/** Kinds of fields that show the configured options. */
const WITH_OPTIONS = ['text', 'radio', 'select', 'checkboxes', 'region'];

/**
 * Returns the names without effect in a layer of the configuration.
 * @param layers all layers, because one can name fields that another one adds
 */
export async function nameFindings(layer: Written, layers: readonly Written[]): Promise<Finding[]> {
  const names: Names = {
    ...anyValues(Object.keys(RULES)),
    signing: anyValues(Object.keys(SIGNING_RULES)),
    member: anyValues(Object.keys(MEMBER_RULES)),
    links: LINKS,
    campaignRoutes: anyValues(ROUTE_PATHS),
    options: isRecord(layer.options)
      ? anyValues([...(await fieldNames()), ...additionalNames(layers)])
      : null,
    fields: null,
    texts: isRecord(layer.texts) ? await textNames(layer.texts) : null,
  };
  return [
    ...unknownNames(layer, names, []),
    ...unknownForms(layer.campaignRoutes),
    ...(await fieldFindings(layer, layers)),
  ];
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

function unknownForms(routes: unknown): Finding[] {
  if (!isRecord(routes)) return [];
  return Object.entries(routes).flatMap(([path, form]): Finding[] => {
    if (typeof form !== 'string' || FORMS.some((known) => known === form)) return [];
    const own = ['campaignRoutes', path];
    const where = configLine(own, form);
    const nearest = nearestName(form, FORMS);
    return nearest
      ? [finding('unknownForm', { where, instead: configLine(own, nearest) }, { form, nearest })]
      : [finding('noForm', { where, instead: '' }, { form, forms: FORMS.join(', ') })];
  });
}

function unknownNames(written: Written, names: Names, path: Path): Finding[] {
  return Object.entries(written).flatMap(([name, value]): Finding[] => {
    const own = [...path, name];
    const known = new Map(Object.entries(names)).get(name);
    if (known !== undefined) return within(value, known, own);
    const nearest =
      nearestPath(name, value, names) ?? (isInList(path) ? onlyMissing(written, names) : undefined);
    const where = shortened(configLine(own, value));
    const key = pathText(own);
    if (!nearest) return [finding('uselessKey', { where, instead: '' }, { key })];
    const meant = [...path, ...nearest];
    const place = { where, instead: configLine(meant, value) };
    return [finding('unknownKey', place, { key, nearest: pathText(meant) })];
  });
}

function within(value: unknown, known: Names[string], path: Path): Finding[] {
  const place = { where: shortened(configLine(path, value)), instead: '' };
  const key = pathText(path);
  if (Array.isArray(known))
    return Array.isArray(value) ? value.flatMap((row, index) => within(row, known[0], [...path, index])) : [];
  if (isRecord(known) && isRecord(value)) return unknownNames(value, known as Names, path);
  if (typeof known === 'string' && isRecord(value)) return [finding('textWithKeys', place, { key })];
  if (isRecord(known) && typeof value === 'string')
    return [finding('missingKeys', place, { key, keys: Object.keys(known).slice(0, 5).join(', ') })];
  return [];
}

/** Returns the same name in other letters, the name as a key of a known name, or a similar name, which can have the value. */
function nearestPath(name: string, value: unknown, names: Names): Path | undefined {
  const known = Object.keys(names);
  const same = sameName(name, known);
  if (same) return [same];
  const paths = known.flatMap((group) => namesOf(names[group]).map((inner): Path => [group, inner]));
  const joined = (path: Path) => path.join('');
  const parts = name.split('.');
  if (parts.length > 1 && namesIn(names, parts) !== undefined) return parts;
  const inGroup = sameName(name.replace(/\./g, ''), paths.map(joined));
  const found = paths.find((path) => path[1] === name || joined(path) === inGroup);
  const groups = known.filter(
    (group) => isRecord(value) && namesOf(value).every((inner) => inner in Object(names[group])),
  );
  if (groups.length === 1 && groups[0] !== undefined) return [groups[0]];
  if (found) return found;
  const nearest = nearestName(
    name,
    known.filter((one) => !isRecord(names[one]) || isRecord(value)),
  );
  return nearest === undefined ? undefined : [nearest];
}

/** Returns what is known at a path. */
function namesIn(names: Names[string] | undefined, path: readonly string[]): Names[string] | undefined {
  const [name, ...rest] = path;
  if (name === undefined) return names;
  return isRecord(names) ? namesIn(new Map(Object.entries(names as Names)).get(name), rest) : undefined;
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
