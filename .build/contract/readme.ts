import { PARTS } from '../../widgets/shared.contract.ts';
import { type DocumentedElement, type DocumentedEvent, elements, type Named, shared } from './contracts.ts';
import { DOCUMENTED, type DocumentationLanguage } from './documented.ts';
import { figuresTable } from './figures.ts';
import { configTable } from './page-config.ts';
import { TABLE_WORDS, type TableWords } from './table-words.ts';

type Rows = Pick<DocumentedElement, 'attributes' | 'methods' | 'properties' | 'events' | 'slots'>;

/** The READMEs, by their language. */
export const READMES = { en: 'README.md', 'zh-CN': 'README.zh-CN.md' } as const;

/** Replaces the generated tables between their markers in a README. */
export function withTables(readme: string, language: DocumentationLanguage): string {
  const tables = {
    elements: table(language),
    configuration: configTable(language),
    figures: figuresTable(language),
  };
  return Object.entries(tables).reduce((text, [name, content]) => between(text, name, content), readme);
}

function between(readme: string, name: string, content: string): string {
  const [open, close] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`];
  const [before = '', rest = ''] = readme.split(open);
  const end = rest.indexOf(close);
  if (end < 0) throw new Error(`A README has no marks ${open.trim()} and ${close}.`);
  return `${before}${open}${content}\n${rest.slice(end)}`;
}

function table(language: DocumentationLanguage): string {
  const { elements, shared } = DOCUMENTED[language];
  const words = TABLE_WORDS[language];
  const of = (tags: readonly string[]) => words.of(codes(tags, words));
  const sections = [
    ...section(words.everyElement, '', shared, words),
    [words.parts, '', '', words.partsOf(codes(Object.keys(PARTS), words))],
    ...elements.flatMap((element) => section(`\`<${element.tag}>\``, element.summary, own(element), words)),
    [`**${words.severalElements}**`, '', '', ''],
    ...common(elements, 'events').map((event) => eventRow(event, words, of(tagsWith('events', event)))),
    ...common(elements, 'slots').map((slot) => slotRow(slot, words, of(tagsWith('slots', slot)))),
  ];
  return [
    `| | ${words.head.join(' | ')} | |`,
    '|---|---|---|---|',
    ...sections.map((cells) => `| ${cells.join(' | ')} |`.replace(/ {2,}/g, ' ')),
  ].join('\n');
}

/** Returns the members of an element without those of other elements. */
function own({ attributes, methods, properties, events, slots }: DocumentedElement): Rows {
  const less = <Row extends Named>(rows: readonly Row[], common: readonly Named[]) =>
    rows.filter((row) => !isIn(row, common));
  return {
    attributes: less(attributes, shared.attributes),
    methods: less(methods, shared.methods),
    properties,
    events: events.filter((event) => tagsWith('events', event).length === 1),
    slots: slots.filter((slot) => tagsWith('slots', slot).length === 1),
  };
}

/** Returns the events or slots of several elements, but not those of every element. */
function common<Kind extends 'events' | 'slots'>(
  elements: readonly DocumentedElement[],
  kind: Kind,
): readonly DocumentedElement[Kind][number][] {
  const rows = new Map(elements.flatMap((element) => element[kind].map((row) => [row.name, row])));
  return [...rows.values()].filter((row) => tagsWith(kind, row).length > 1 && !isIn(row, shared[kind]));
}

function tagsWith(kind: 'events' | 'slots', row: Named): string[] {
  return elements.filter((element) => isIn(row, element[kind])).map(({ tag }) => `<${tag}>`);
}

function isIn(row: Named, rows: readonly Named[]): boolean {
  return rows.some(({ name }) => name === row.name);
}

function section(
  title: string,
  summary: string,
  { attributes, methods, properties, events, slots }: Rows,
  words: TableWords,
): string[][] {
  return [
    [`**${title}**`, '', '', summary],
    ...attributes.map(({ name, values, fallback, description }) => [
      `\`${name}\``,
      code(values, words),
      fallback === '' || fallback === false ? '' : code(String(fallback), words),
      description,
    ]),
    ...methods.map(({ name, description }) => [`\`${name}()\``, words.method, '', description]),
    ...properties.map(({ name, description }) => [`\`${name}\``, words.property, '', description]),
    ...events.map((event) => eventRow(event, words)),
    // The text of the README describes the default slot.
    ...slots.filter(({ name }) => name).map((slot) => slotRow(slot, words)),
  ];
}

function eventRow(
  { name, detail, detailName, description }: DocumentedEvent,
  words: TableWords,
  elementsText = '',
): string[] {
  const type = detail.startsWith('{ [') ? detailName : detail.replace(/\|/g, '\\|');
  return [`\`${name}\``, `${words.event}\`${type}\``, '', elementsText + description];
}

function slotRow({ name, description }: Named, words: TableWords, elementsText = ''): string[] {
  return [`\`slot="${name}"\``, words.slot, '', elementsText + description];
}

function codes(names: readonly string[], { separator }: TableWords): string {
  return names.map((name) => `\`${name}\``).join(separator);
}

/** Formats literal values as code, but not descriptions of values. */
function code(values: string, { separator }: TableWords): string {
  return values
    .split(' | ')
    .map((word) => (/[ \u4e00-\u9fff]/.test(word) || word === 'text' ? word : `\`${word}\``))
    .join(separator);
}
