import type { ApplicationField } from '#config/application-field';
import { isRecord } from '#config/is-record';
import { loadChunk } from '#lib/chunk';
import { FORMS } from './known-names.build-time';
import { configLine, pathText, shortened, type Written } from './markup/configuration';
import { type Finding, finding } from './markup/finding';
import { nearestName, sameName } from './nearest-name';

export const loadForms = () => import('#config/application-forms');

/** A form and a field that a layer of the configuration hides. */
type Hidden = { form: (typeof FORMS)[number]; name: string };

/**
 * Returns the forms in `fields` that do not exist, and the fields that cannot be hidden. Any other name adds a field.
 * @param layers all layers, because one can hide fields that another one adds
 */
export async function fieldFindings({ fields }: Written, layers: readonly Written[]): Promise<Finding[]> {
  if (!isRecord(fields)) return [];
  const unknown = Object.entries(fields).filter(([form]) => !FORMS.some((known) => known === form));
  const { APPLICATION_FORMS } = await loadChunk(loadForms);
  const hidden = FORMS.flatMap((form) => hiddenIn(fields, form)).filter((one) => !isAdded(one, layers));
  return [
    ...unknown.map(([form, value]) => unknownForm(form, value)),
    ...hidden.flatMap((one) => notHideable(one, APPLICATION_FORMS[one.form].fields)),
    ...FORMS.flatMap((form) => badFields(form, fields[form], APPLICATION_FORMS[form].fields)),
  ];
}

function unknownForm(form: string, value: unknown): Finding {
  const where = shortened(configLine(['fields', form], value));
  const nearest = sameName(form, FORMS) ?? nearestName(form, FORMS);
  if (!nearest) return finding('noForm', { where, instead: '' }, { form, forms: FORMS.join(', ') });
  return finding(
    'unknownForm',
    { where, instead: configLine(['fields', nearest], value) },
    { form, nearest },
  );
}

function hiddenIn(fields: Written, form: Hidden['form']): Hidden[] {
  const own = fields[form];
  const entries = Object.entries(isRecord(own) ? own : {});
  return entries.filter(([, value]) => value === false).map(([name]) => ({ form, name }));
}

function isAdded({ form, name }: Hidden, layers: readonly Written[]): boolean {
  return layers.some(({ fields }) => {
    const own = isRecord(fields) ? fields[form] : undefined;
    return isRecord(own) && isRecord(own[name]);
  });
}

function notHideable({ form, name }: Hidden, all: readonly ApplicationField[]): Finding[] {
  const hideable = all.filter(isHideable).map((field) => field.name);
  if (hideable.includes(name)) return [];
  const path = ['fields', form, name];
  const where = configLine(path, false);
  if (all.some((field) => field.name === name))
    return [finding('requiredField', { where, instead: '' }, { name, form })];
  const key = pathText(path);
  const nearest = sameName(name, hideable) ?? nearestName(name, hideable);
  if (!nearest) return [finding('uselessKey', { where, instead: '' }, { key })];
  const meant = ['fields', form, nearest];
  return [
    finding('unknownKey', { where, instead: configLine(meant, false) }, { key, nearest: pathText(meant) }),
  ];
}

/** Names of what the element adds to an application, and those of controls. */
const NAME =
  /^(?!(form|submissionId|consent|guardianConsent|idNumberConsent|consentUrl|consentTime|homepageUrl|secondsOpen)$)[a-z]\w*$/i;
const KEYS = ['label', 'optional', 'hidden'];

/** Fields that are neither hidden nor described as they should be. */
function badFields(form: Hidden['form'], own: unknown, all: readonly ApplicationField[]): Finding[] {
  return Object.entries(isRecord(own) ? own : {}).flatMap(([name, value]) => {
    const known = all.find((field) => field.name === name);
    const meant = known ? meantOf(known, value) : NAME.test(name) ? meantField(value) : undefined;
    if (value === false || JSON.stringify(meant) === JSON.stringify(value)) return [];
    const path = ['fields', form, name];
    const instead = meant === undefined ? '' : configLine(path, meant);
    const place = { where: shortened(configLine(path, value)), instead };
    return [finding('badField', place, { key: pathText(path) })];
  });
}

/** A field of the form can only be hidden. */
function meantOf(field: ApplicationField, value: unknown): unknown {
  if (isRecord(value) && value.hidden === true)
    return field.kind !== 'rows' && !/^check|region/.test(field.kind) && !('isPrivate' in field)
      ? value
      : undefined;
  return String(value) === 'false' && isHideable(field) ? false : undefined;
}

function meantField(value: unknown): unknown {
  if (typeof value === 'string' && value) return { label: value };
  if (!isRecord(value)) return undefined;
  const entries = Object.entries(value).map(
    ([key, own]) => [KEYS.includes(key) ? key : nearestName(key, KEYS), own === 'true' ? true : own] as const,
  );
  const meant = Object.fromEntries(entries.filter(([key]) => key));
  return typeof meant.label === 'string' || meant.hidden === true ? meant : undefined;
}

/** Fields that need not be filled in; a declaration need not be checked with `declarations="optional"`. */
function isHideable(field: ApplicationField): boolean {
  return (
    field.kind === 'rows' || 'isDeclaration' in field || ('isOptional' in field && field.isOptional === true)
  );
}
