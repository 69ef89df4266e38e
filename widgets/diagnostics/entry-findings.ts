import type { ApplicationField } from '#config/application-field';
import { isRecord } from '#config/is-record';
import { isLanguage } from '#i18n/languages';
import { loadChunk } from '#lib/chunk';
import { RULES } from '#page-config/rules';
import { loadForms } from './field-names';
import { FORMS } from './known-names.build-time';
import { configLine, type Path, pathText, type Written } from './markup/configuration';
import { type Finding, finding } from './markup/finding';
import { nearestName } from './nearest-name';

/** Returns the entries without effect of keys whose entries have names of their own. */
export async function entryFindings(layer: Written): Promise<Finding[]> {
  return [
    ...unknownForms(layer.campaignRoutes),
    ...pageKeys(layer.pageKeys),
    ...positiveCodes(layer.messages, ['messages']),
    ...(isRecord(layer.options) ? await optionsOfWrongKind(layer.options) : []),
  ];
}

/** Names in `pageKeys` that are no keys. */
function pageKeys(names: unknown): Finding[] {
  if (!Array.isArray(names)) return [];
  const known = [...Object.keys(RULES), 'signing', 'member'];
  const meant = names.map((name) => (known.includes(name) ? name : nearestName(String(name), known)));
  const wrong = names.findIndex((name, index) => name !== meant[index]);
  const nearest = meant[wrong];
  if (wrong < 0) return [];
  const [key, where] = [pathText(['pageKeys', wrong]), configLine(['pageKeys'], names)];
  if (nearest === undefined) return [finding('uselessKey', { where, instead: '' }, { key })];
  return [finding('unknownKey', { where, instead: configLine(['pageKeys'], meant) }, { key, nearest })];
}

/** The codes of errors are negative. */
function positiveCodes(messages: unknown, path: Path): Finding[] {
  if (!isRecord(messages)) return [];
  return Object.entries(messages).flatMap(([code, text]) => {
    if (isLanguage(code)) return positiveCodes(text, [...path, code]);
    if (!/^[1-9]\d*$/.test(code)) return [];
    const meant = [...path, `-${code}`];
    const place = { where: configLine([...path, code], text), instead: configLine(meant, text) };
    return [finding('unknownKey', place, { key: pathText([...path, code]), nearest: pathText(meant) })];
  });
}

/** A list for a region, which has cities by province, or such an object for another field. */
async function optionsOfWrongKind(options: Written): Promise<Finding[]> {
  const { APPLICATION_FORMS } = await loadChunk(loadForms);
  const fields = FORMS.flatMap((form): readonly ApplicationField[] => APPLICATION_FORMS[form].fields);
  return Object.entries(options).flatMap(([name, own]) => {
    const kinds = fields.filter((field) => field.name === name).map(({ kind }) => kind);
    const isRight = Array.isArray(own) ? kinds.some((kind) => kind !== 'region') : kinds.includes('region');
    if (kinds.length === 0 || isRight || !(Array.isArray(own) || isRecord(own))) return [];
    const path = ['options', name];
    return [
      finding('optionsOfCities', { where: configLine(path, own), instead: '' }, { key: pathText(path) }),
    ];
  });
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
