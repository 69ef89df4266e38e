import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ESTree, parseSync } from 'vite';
import { CANCELABLE, type WidgetEvents } from '#config/events';
import { TOKENS } from '#ui/styles/tokens';
import {
  type Attribute,
  type Attributes,
  propertyName,
  SHARED_ATTRIBUTES,
  type Value,
} from '../../widgets/attributes.ts';
import { expectedByLanguage } from '../../widgets/diagnostics/markup/expected.ts';
import type { ElementContract } from '../../widgets/element-contract.ts';
import { writtenRules } from '../../widgets/late-rules.ts';
import {
  type Description,
  EVENT_DESCRIPTIONS,
  PARTS,
  SHARED,
  SLOTS,
  type SlotName,
  STATES,
} from '../../widgets/shared.contract.ts';
import type { Widget } from '../../widgets/types.ts';
import { type Named, pascal } from './tools/elements.ts';

export type { Named };
export type DocumentationLanguage = keyof Description;

/** How the file of a page ends in each language. */
export const ENDINGS: Readonly<Record<DocumentationLanguage, string>> = { en: '.md', 'zh-CN': '.zh-CN.md' };

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

export type DocumentedAttribute = Named & { property: string; type: string; values: string; fallback: Value };
export type DocumentedEvent = Named & { detailName: string; detail: string; isCancelable: boolean };

type Contract = ElementContract<Widget> & { module: string };
type Descriptions = Readonly<Record<string, Description>>;

const ROOT = join(import.meta.dirname, '../..');
const VALUES_ZH_CN: Readonly<Record<string, string>> = { text: '文字', 'present or not': '写上即启用' };

const contracts: Contract[] = [];
const details = new Map<string, { type: string; source: string }>();

/** Names of the package's types that the detail types and members refer to. */
export const importedTypes = readDetails('src/config/events.ts');

for (const file of contractFiles()) {
  const { contract } = await import(pathToFileURL(join(ROOT, file)).href);
  contracts.push({ ...contract, module: file.replace('.contract.ts', '.element') });
  readDetails(file);
}

/** Source code of the detail types, with comments. */
export const detailTypes = [...details.values()].map(({ source }) => source);

/** All elements, sorted by contract file, and the members of every element, in each language. */
export const DOCUMENTED = { en: documentedIn('en'), 'zh-CN': documentedIn('zh-CN') };
export const { elements, shared } = DOCUMENTED.en;

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

/** Reads the types of details that a file exports, and returns the names of the types that it imports. */
function readDetails(file: string): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const { program, comments } = parseSync(file, text);
  for (const { start, end, declaration } of program.body.filter(isNamedExport)) {
    if (declaration?.type !== 'TSTypeAliasDeclaration' || !declaration.id.name.endsWith('Detail')) continue;
    const { typeAnnotation } = declaration;
    const type = text
      .slice(typeAnnotation.start, typeAnnotation.end)
      .replace(/\s+/g, ' ')
      .replace(': | ', ': ')
      .replace(/; \}$/, ' }');
    const comment = comments.find((own) => own.end < start && text.slice(own.end, start).trim() === '');
    details.set(declaration.id.name, { type, source: text.slice(comment?.start ?? start, end) });
  }
  return program.body.flatMap((node) =>
    node.type === 'ImportDeclaration' ? node.specifiers.map(({ local }) => local.name) : [],
  );
}

function isNamedExport(node: ESTree.Program['body'][number]): node is ESTree.ExportNamedDeclaration {
  return node.type === 'ExportNamedDeclaration';
}

function documentedIn(language: DocumentationLanguage) {
  const named = (texts: Descriptions): Named[] =>
    Object.entries(texts).map(([name, description]) => ({ name, description: description[language] }));
  const attributesOf = (rules: Attributes, texts: Descriptions): DocumentedAttribute[] =>
    named(texts).map((row) => ({
      ...row,
      ...ruleOf(rules[row.name] as Attribute<Value>, row.name, language),
    }));
  const eventsOf = (names: readonly (keyof WidgetEvents)[]): DocumentedEvent[] =>
    names.map((name) => ({ name, description: EVENT_DESCRIPTIONS[name][language], ...eventOf(name) }));
  const slotsOf = (names: readonly SlotName[]): Named[] =>
    names.map((name) => ({ name, description: SLOTS[name][language] }));
  const shared = {
    attributes: attributesOf(SHARED_ATTRIBUTES, SHARED.attributes),
    methods: named(SHARED.methods),
    properties: [],
    events: eventsOf(SHARED.events),
    slots: slotsOf(SHARED.slots),
    states: named(STATES),
  };
  const elements = contracts.map(
    ({ element, module, summary, ...own }): DocumentedElement => ({
      tag: element.tag,
      typeName: `${pascal(element.tag)}Element`,
      module,
      summary: summary[language],
      attributes: [...attributesOf(writtenRules(element), own.attributes), ...shared.attributes],
      methods: [...named(own.methods), ...shared.methods],
      properties: named(own.properties ?? {}),
      events: [...eventsOf(own.events), ...shared.events],
      parts: named(PARTS).filter(({ name }) => own.parts.includes(name as keyof typeof PARTS)),
      slots: [...slotsOf(own.slots ?? []), ...shared.slots],
    }),
  );
  return { elements, shared };
}

function ruleOf({ fallback, expected }: Attribute<Value>, name: string, language: DocumentationLanguage) {
  const words = expected.includes(' | ') ? expected.split(' | ') : [];
  const union = [...(fallback === '' ? [''] : []), ...words].map((word) => `'${word}'`).join(' | ');
  const values = expected || (fallback === false ? 'present or not' : 'text');
  return {
    property: propertyName(name),
    type: words.length > 0 ? union : typeof fallback,
    values:
      language === 'en' ? values : (VALUES_ZH_CN[values] ?? expectedByLanguage(values)['zh-CN'].expected),
    fallback,
  };
}

function eventOf(name: string) {
  const detailName = `${pascal(name)}Detail`;
  const detail = details.get(detailName)?.type;
  if (!detail) throw new Error(`The event ${name} has no type ${detailName}.`);
  return { detailName, detail, isCancelable: CANCELABLE.includes(name) };
}
