import type { ApplicationField } from '#config/application-field';
import { APPLICATION_NAMES } from '#config/application-routes.build-time';
import { PATHS } from '#config/paths';
import { loadChunk } from '#lib/chunk';
import { nearestWord } from '#lib/text/nearest-word';
import { isRecord } from '#page-config/is-record';
import { MEMBER_RULES, RULES, SIGNING_RULES } from '#page-config/rules';
import { configLayers } from '#page-config/scripts';
import type { PageConfig } from '#page-config/types';
import { textNames } from './text-names';

/** Known names of an object of the configuration. A text has no names; null stands for any value. */
type Names = { readonly [name: string]: Names | readonly [Names] | string | null };
type Written = Readonly<Record<string, unknown>>;

const LINKS = {
  customerService: null,
  onlineService: null,
  nav: [{ href: null, image: null, label: null }],
  appPromotion: [{ text: null, href: null }],
} as const satisfies Readonly<Record<keyof PageConfig['links'], unknown>>;

const loadForms = () => import('#config/application-forms');

/** Kinds of fields that show the configured options. */
const WITH_OPTIONS = ['text', 'radio', 'select', 'checkboxes', 'region'];

/** Returns a warning for each name in the page configuration without effect, with the nearest known name. */
export async function configWarnings(): Promise<string[]> {
  const found = await Promise.all(configLayers().map((layer) => warningsOf(layer as Written)));
  return found.flat();
}

async function warningsOf(layer: Written): Promise<string[]> {
  const names: Names = {
    ...anyValues(Object.keys(RULES)),
    signing: anyValues(Object.keys(SIGNING_RULES)),
    member: anyValues(Object.keys(MEMBER_RULES)),
    links: LINKS,
    campaignRoutes: anyValues(Object.values(PATHS)),
    options: isRecord(layer.options) ? anyValues([...(await fieldNames()), ...additionalNames()]) : null,
    fields: isRecord(layer.fields) ? anyValues(APPLICATION_NAMES) : null,
    texts: isRecord(layer.texts) ? await textNames(layer.texts) : null,
  };
  const warnings = [...unknownNames(layer, names, ''), ...unknownForms(layer.campaignRoutes)];
  return warnings.map((warning) => `page configuration: ${warning}`);
}

function anyValues(names: readonly string[]): Names {
  return Object.fromEntries(names.map((name) => [name, null]));
}

/** Names of the fields that the configuration adds to application forms. */
function additionalNames(): readonly string[] {
  const forms = configLayers().map((layer) => (layer as Written).fields);
  return forms.flatMap((fields) => (isRecord(fields) ? Object.values(fields) : [])).flatMap(namesOf);
}

function namesOf(value: unknown): readonly string[] {
  return isRecord(value) ? Object.keys(value) : [];
}

async function fieldNames(): Promise<readonly string[]> {
  const { APPLICATION_FORMS } = await loadChunk(loadForms);
  const fields = APPLICATION_NAMES.flatMap(
    (form): readonly ApplicationField[] => APPLICATION_FORMS[form].fields,
  );
  return fields.filter(({ kind }) => WITH_OPTIONS.includes(kind)).map(({ name }) => name);
}

function unknownForms(routes: unknown): string[] {
  if (!isRecord(routes)) return [];
  const forms: readonly string[] = APPLICATION_NAMES;
  return Object.entries(routes).flatMap(([path, form]) =>
    typeof form === 'string' && !forms.includes(form)
      ? `unknown form "${form}" in "campaignRoutes.${path}"; did you mean "${nearestWord(form, forms)}"?`
      : [],
  );
}

function unknownNames(written: Written, names: Names, path: string): string[] {
  return Object.entries(written).flatMap(([name, value]) => {
    const known = new Map(Object.entries(names)).get(name);
    if (known !== undefined) return within(value, known, `${path}${name}`);
    return `unknown key "${path}${name}"; did you mean "${path}${nearestName(name, names)}"?`;
  });
}

function within(value: unknown, known: Names[string], path: string): string[] {
  if (Array.isArray(known))
    return Array.isArray(value) ? value.flatMap((row) => within(row, known[0], path)) : [];
  if (isRecord(known) && isRecord(value)) return unknownNames(value, known as Names, `${path}.`);
  if (typeof known === 'string' && isRecord(value)) return [`"${path}" is a text and has no keys`];
  if (isRecord(known) && typeof value === 'string')
    return [`"${path}" has the keys ${Object.keys(known).join(', ')}`];
  return [];
}

/** Returns the same name in other letters, the name as a key of a known name, or the most similar name. */
function nearestName(name: string, names: Names): string | undefined {
  const plain = (text: string) => text.replace(/[-_]/g, '').toLowerCase();
  const same = Object.keys(names).find((known) => plain(known) === plain(name));
  const parent = Object.keys(names).find((known) => Object.keys(names[known] ?? {}).includes(name));
  return same ?? (parent ? `${parent}.${name}` : nearestWord(name, Object.keys(names)));
}
