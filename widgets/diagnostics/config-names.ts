import type { ApplicationField } from '#config/application-field';
import { isRecord } from '#config/is-record';
import { languageFor } from '#i18n/languages';
import { loadChunk } from '#lib/chunk';
import { MEMBER_RULES, RULES, type Rule, SIGNING_RULES } from '#page-config/rules';
import type { PageConfig } from '#page-config/types';
import { entryFindings } from './entry-findings';
import { fieldFindings, loadForms } from './field-names';
import { ATTRIBUTES, FORM_PATHS, FORMS } from './known-names.build-time';
import { meantConfigValue } from './markup/config/meant-config-value';
import { configLine, type Path, pathText, shortened, type Written } from './markup/configuration';
import { type Finding, finding } from './markup/finding';
import { emptyElement } from './markup/markup';
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
    campaignRoutes: anyValues(FORM_PATHS),
    options: isRecord(layer.options)
      ? anyValues([...(await fieldNames()), ...additionalNames(layers)])
      : null,
    fields: null,
    texts: isRecord(layer.texts) ? await textNames(layer.texts) : null,
  };
  return [
    ...unknownNames(layer, names, []),
    ...(await entryFindings(layer)),
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

function unknownNames(written: Written, names: Names, path: Path): Finding[] {
  return Object.entries(written).flatMap(([name, value]): Finding[] => {
    const own = [...path, name];
    const known = new Map(Object.entries(names)).get(name);
    if (known !== undefined) return within(value, known, own);
    const where = shortened(configLine(own, value));
    const key = pathText(own);
    const moved = elsewhere(name, path, Object.keys(names));
    if (!moved && isWrapper(value, names)) {
      const place = { where, instead: configLine(path, value) };
      return [
        finding('unknownKey', place, {
          key,
          nearest: Object.keys(value)
            .map((inner) => pathText([...path, inner]))
            .join(', '),
        }),
      ];
    }
    const tag =
      path.length === 0 && !sameName(name, Object.keys(names))
        ? new Map(Object.entries(ATTRIBUTES)).get(name)
        : undefined;
    if (tag) {
      const instead = emptyElement(tag, [[name, value === true ? '' : String(value)]]);
      return [finding('attributeAsKey', { where, instead }, { key, tag })];
    }
    const meant =
      moved ??
      nearestIn(path, name, value, names) ??
      (isInList(path) ? onlyMissing(written, names, path) : undefined);
    if (!meant) return [finding('uselessKey', { where, instead: '' }, { key })];
    const place = { where, instead: configLine(meant, value) };
    return [finding('unknownKey', place, { key, nearest: pathText(meant) })];
  });
}

/** Whether an object has only names that belong to the object around it. */
function isWrapper(value: unknown, names: Names): value is Written {
  const inner = namesOf(value);
  return inner.length > 0 && inner.every((name) => Object.keys(names).includes(name));
}

/** Returns the place of a name that stands in the wrong group: a key of its own, or a language of the texts. */
function elsewhere(name: string, path: Path, known: readonly string[]): Path | undefined {
  const [group, ...rest] = path;
  if (group === 'texts') {
    const language = languageFor(name);
    return language && (language !== name || rest.length > 0) ? [group, language, ...rest] : undefined;
  }
  return path.length === 1 && Object.keys(RULES).includes(name) && !sameName(name, known)
    ? [name]
    : undefined;
}

function within(value: unknown, known: Names[string], path: Path): Finding[] {
  const place = { where: shortened(configLine(path, value)), instead: '' };
  const key = pathText(path);
  if (Array.isArray(known))
    return Array.isArray(value) ? value.flatMap((row, index) => within(row, known[0], [...path, index])) : [];
  if (isRecord(known) && isRecord(value)) return unknownNames(value, known as Names, path);
  if (typeof known === 'string' && isRecord(value)) return [finding('textWithKeys', place, { key })];
  if (typeof known === 'string' && typeof value === 'string') return placeholders(value, known, path);
  if (isRecord(known) && typeof value === 'string')
    return [finding('missingKeys', place, { key, keys: Object.keys(known).slice(0, 5).join(', ') })];
  return [];
}

const PLACEHOLDER = /[{｛]\s*(\w+)\s*[}｝]/g;

/** Placeholders that the text has not, which viewers would read. */
function placeholders(value: string, text: string, path: Path): Finding[] {
  const known = [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  const meant = value.replace(PLACEHOLDER, (written, name: string) => {
    const nearest = known.includes(name) ? name : nearestName(name, known);
    return nearest === undefined ? written : `{${nearest}}`;
  });
  const isKnown = [...value.matchAll(PLACEHOLDER)].every(([, name = '']) => known.includes(name));
  if (isKnown && meant === value) return [];
  const place = { where: configLine(path, value), instead: meant === value ? '' : configLine(path, meant) };
  return [
    finding('unknownPlaceholder', place, {
      key: pathText(path),
      known: known.join(', '),
    }),
  ];
}

function nearestIn(path: Path, name: string, value: unknown, names: Names): Path | undefined {
  const nearest = nearestPath(name, value, names, path.length === 0 ? canHave : () => true);
  return nearest && [...path, ...nearest];
}

/** Whether a key of the configuration can have a value, or one that is meant by it. */
function canHave(key: string, value: unknown): boolean {
  const rule = new Map<string, Rule<unknown>>(Object.entries(RULES)).get(key);
  return !rule || rule.read(value) !== undefined || meantConfigValue(rule, value) !== undefined;
}

/** Returns the same name in other letters, the name as a key of a known name, or a similar name, which can have the value. */
function nearestPath(
  name: string,
  value: unknown,
  names: Names,
  canBe: (known: string, value: unknown) => boolean,
): Path | undefined {
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
    known.filter((one) => (!isRecord(names[one]) || isRecord(value)) && canBe(one, value)),
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
function onlyMissing(written: Written, names: Names, path: Path): Path | undefined {
  const missing = Object.keys(names).filter((name) => !(name in written));
  const unknown = Object.keys(written).filter((name) => !(name in names));
  return missing.length === 1 && unknown.length === 1 ? [...path, ...missing] : undefined;
}
