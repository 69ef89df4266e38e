import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CANCELABLE, type WidgetEvents } from '#config/events';
import { TOKENS } from '#ui/styles/tokens';
import {
  type Attribute,
  type Attributes,
  propertyName,
  SHARED_ATTRIBUTES,
  type Value,
} from '../../widgets/attributes.ts';
import type { ElementContract } from '../../widgets/element-contract.ts';
import { EVENTS, PARTS, SHARED, SLOTS, type SlotName, STATES } from '../../widgets/shared.contract.ts';
import type { Widget } from '../../widgets/types.ts';

/** Documentation of one element, independent of the output format. */
export type DocumentedElement = {
  tag: string;
  /** Name of its type, for example `CntvLoginElement`. */
  typeName: string;
  /** Module of its definition, for example `widgets/login/login.element`. */
  module: string;
  summary: string;
  attributes: readonly DocumentedAttribute[];
  methods: readonly Named[];
  properties: readonly Named[];
  events: readonly DocumentedEvent[];
  parts: Named[];
  /** The default slot has an empty name. */
  slots: Named[];
};

export type Named = { name: string; description: string };
export type DocumentedAttribute = Named & { property: string; type: string; values: string; fallback: Value };
export type DocumentedEvent = Named & { detailName: string; detail: string; isCancelable: boolean };

const ROOT = join(import.meta.dirname, '../..');
const DETAIL =
  /^(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?export type (Cntv\w+Detail) = (\{(?:[^\n]*|[\s\S]*?\n)\}(?:\[\w+\])?);$/gm;

const contracts: (ElementContract<Widget> & { module: string })[] = [];
const details = new Map<string, { type: string; source: string }>();
readDetails('src/config/events.ts');
for (const file of contractFiles()) {
  const { contract } = await import(pathToFileURL(join(ROOT, file)).href);
  contracts.push({ ...contract, module: file.replace('.contract.ts', '.element') });
  readDetails(file);
}

/** All elements, sorted by contract file. */
export const elements: readonly DocumentedElement[] = contracts.map(documented);

/** Members of every element; also included in each of `elements`. */
export const shared = { ...documentedMembers(SHARED_ATTRIBUTES, SHARED), states: named(STATES) };

/** Source code of the detail types, with comments. */
export const detailTypes = [...details.values()].map(({ source }) => source);

/** Names of the package's types that the detail types and members refer to. */
export const importedTypes = importsOf('src/config/events.ts');

/** Custom properties with their light and dark values. */
export const customProperties = Object.entries(TOKENS).map(([name, [light, dark]]) => ({
  name: `--cntv-${name}`,
  light,
  dark,
}));

function contractFiles(): string[] {
  return readdirSync(join(ROOT, 'widgets'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /[\\/].*\.contract\.ts$/.test(file))
    .sort()
    .map((file) => `widgets/${file}`);
}

function readDetails(file: string): void {
  const text = readFileSync(join(ROOT, file), 'utf8');
  for (const [source, name = '', type = ''] of text.matchAll(DETAIL))
    details.set(name, { type: type.replace(/\s+/g, ' ').replace(/; \}$/, ' }'), source });
}

function importsOf(file: string): readonly string[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return [...text.matchAll(/^import type \{(.+)\} from/gm)].flatMap(([, list = '']) =>
    list.split(',').map((name) => name.trim()),
  );
}

function documented({ element, module, summary, ...own }: (typeof contracts)[number]): DocumentedElement {
  const base = documentedMembers(SHARED_ATTRIBUTES, SHARED);
  const { attributes, methods, properties, events, slots } = documentedMembers(element.attributes, {
    ...own,
    slots: element.slots ?? [],
  });
  return {
    tag: element.tag,
    typeName: `${pascal(element.tag)}Element`,
    module,
    summary,
    attributes: [...attributes, ...base.attributes],
    methods: [...methods, ...base.methods],
    properties,
    events: [...events, ...base.events],
    parts: named(PARTS).filter(({ name }) => (own.parts as readonly string[]).includes(name)),
    slots: [...slots, ...base.slots],
  };
}

type Descriptions = {
  attributes: Readonly<Record<string, string>>;
  methods: Readonly<Record<string, string>>;
  properties?: Readonly<Record<string, string>>;
  events: readonly (keyof WidgetEvents)[];
  slots: readonly SlotName[];
};

function documentedMembers(
  rules: Attributes,
  { attributes, methods, properties = {}, events, slots }: Descriptions,
) {
  return {
    attributes: named(attributes).map((row) => ({
      ...row,
      ...ruleOf(rules[row.name] as Attribute<Value>, row.name),
    })),
    methods: named(methods),
    properties: named(properties),
    events: events.map((name) => ({ name, description: EVENTS[name], ...eventOf(name) })),
    slots: slots.map((name) => ({ name, description: SLOTS[name] })),
  };
}

function named(descriptions: Readonly<Record<string, string>>): Named[] {
  return Object.entries(descriptions).map(([name, description]) => ({ name, description }));
}

function ruleOf({ fallback, expected }: Attribute<Value>, name: string) {
  const words = expected.includes(' | ') ? expected.split(' | ') : [];
  const union = [...(fallback === '' ? [''] : []), ...words].map((word) => `'${word}'`).join(' | ');
  return {
    property: propertyName(name),
    type: words.length > 0 ? union : typeof fallback,
    values: expected || (fallback === false ? 'present or not' : 'text'),
    fallback,
  };
}

function eventOf(name: string) {
  const detailName = `${pascal(name)}Detail`;
  const detail = details.get(detailName)?.type;
  if (!detail) throw new Error(`The event ${name} has no type ${detailName}.`);
  return { detailName, detail, isCancelable: CANCELABLE.includes(name) };
}

/** Converts `cntv-qr-state` to `CntvQrState`. */
function pascal(name: string): string {
  return name.replace(/(^|-)(.)/g, (_, _hyphen, letter: string) => letter.toUpperCase());
}
