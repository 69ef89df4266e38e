import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApplicationField } from '#config/application-field';
import { APPLICATION_FORMS } from '#config/application-forms';
import { PATHS } from '#config/paths';
import type { Texts } from '../../../widgets/diagnostics/text-names.ts';
import {
  customProperties,
  type DocumentedAttribute,
  type DocumentedElement,
  elements,
  shared,
} from '../contracts.ts';
import { configRows } from '../page-config.ts';
import type { TextKeys } from '../text-keys.ts';
import { wordsOf } from '../tools/values.ts';
import { detailFields } from './detail-fields.ts';
import type { Kind } from './kinds.ts';
import { acceptedSamples } from './samples.ts';

/**
 * The public contract as names with their values, by kind. A name begins with the name of what it belongs to: the value
 * `cntv-login captcha click` is one of the attribute `cntv-login captcha`.
 */
export type Contract = { readonly [Of in Kind]?: Readonly<Record<string, string>> };

type Entry = readonly [kind: Kind, name: string, value?: string];

const root = join(import.meta.dirname, '../../..');
const RANGE = /^(\d+) to (\d+)$/;

/** Returns the contract of these sources. */
export function currentContract(texts: TextKeys): Contract {
  return contractOf([
    ...elements.flatMap(elementEntries),
    ...shared.states.map(({ name }): Entry => ['state', name]),
    ...customProperties.map(
      ({ name, light, dark }): Entry => ['customProperty', name, `${light} ${dark ?? ''}`],
    ),
    ...configEntries(),
    ...textNames(texts).map((name): Entry => ['text', name]),
    ...Object.entries(PATHS).map(([name, path]): Entry => ['route', name, path]),
    ...Object.entries(APPLICATION_FORMS).flatMap(([form, { fields }]) =>
      fields.flatMap((field) => fieldEntries(`${form} ${field.name}`, field)),
    ),
    ...exportNames().map((name): Entry => ['export', name]),
  ]);
}

function contractOf(entries: readonly Entry[]): Contract {
  const contract: { [Of in Kind]?: Record<string, string> } = {};
  for (const [kind, name, value = ''] of entries) {
    contract[kind] ??= {};
    contract[kind][name] = value;
  }
  return contract;
}

function elementEntries({ tag, ...members }: DocumentedElement): Entry[] {
  const { attributes, methods, properties, events, slots, parts } = members;
  return [
    ['element', tag],
    ...attributes.flatMap((attribute) => attributeEntries(tag, attribute)),
    ...properties.map(({ name }): Entry => ['property', `${tag} ${name}`]),
    ...methods.map(({ name }): Entry => ['method', `${tag} ${name}`]),
    ...events.flatMap((event): Entry[] => [
      ['event', `${tag} ${event.name}`],
      ['cancelable', `${tag} ${event.name} cancelable`, String(event.isCancelable)],
      ...detailFields(event.detail).map(
        ([field, type]): Entry => ['detail', `${tag} ${event.name} ${field}`, type],
      ),
    ]),
    ...slots.map(({ name }): Entry => ['slot', `${tag} ${name || '(default)'}`]),
    ...parts.map(({ name }): Entry => ['part', `${tag} ${name}`]),
  ];
}

function attributeEntries(tag: string, attribute: DocumentedAttribute): Entry[] {
  const own = `${tag} ${attribute.name}`;
  return [
    ['attribute', own],
    ['default', `${own} default`, String(attribute.fallback)],
    ...valueEntries(own, attribute),
  ];
}

function valueEntries(own: string, attribute: DocumentedAttribute): Entry[] {
  const [, minimum, maximum] = RANGE.exec(attribute.values) ?? [];
  const words = wordsOf(attribute);
  if (words.length > 0) return words.map((word) => ['value', `${own} ${word}`]);
  if (!minimum || !maximum) return [['accepts', `${own} accepts`, attribute.values]];
  return [
    ['minimum', `${own} minimum`, minimum],
    ['maximum', `${own} maximum`, maximum],
  ];
}

function fieldEntries(own: string, field: ApplicationField): Entry[] {
  const options = 'options' in field ? field.options : [];
  return [
    ['field', own, field.kind],
    ...(options.length > 0 ? [['options', `${own} options`, options.join(' ')] as const] : []),
  ];
}

function configEntries(): Entry[] {
  return configRows()
    .flat()
    .flatMap(({ name, fallback }): Entry[] => [
      ['key', name],
      ['keyDefault', `${name} default`, JSON.stringify(fallback)],
      ...acceptedSamples(name).map((sample): Entry => ['keyValue', `${name} ${sample}`]),
    ]);
}

function textNames(texts: TextKeys | Texts, path = ''): string[] {
  return Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? [path + name] : textNames(value, `${path}${name}.`),
  );
}

/** Returns the modules of the package, and what its main module exports. */
function exportNames(): string[] {
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const module = readFileSync(join(root, 'widgets/index.ts'), 'utf8');
  const values = [...module.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name);
  const types = [...module.matchAll(/^export type \{ (.+) \}/gm)].flatMap(([, list = '']) =>
    list.split(', '),
  );
  return [...Object.keys(exports), ...values, ...types];
}
