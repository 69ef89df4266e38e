import { PARTS } from '../../widgets/shared.contract.ts';
import { type DocumentedElement, type DocumentedEvent, elements, type Named, shared } from './contracts.ts';
import { DOCUMENTED, type DocumentationLanguage, ENDINGS } from './documented.ts';
import { budgetsTable, figuresTable } from './figures.ts';
import { configTable } from './page-config.ts';
import { TABLE_WORDS, type TableWords } from './table-words.ts';

type Rows = Pick<DocumentedElement, 'attributes' | 'methods' | 'properties' | 'events' | 'slots'>;

/** The pages with generated tables, without the ending of their language: each table by the name of its marks. */
const TABLES: Readonly<
  Record<string, Readonly<Record<string, (language: DocumentationLanguage) => string>>>
> = {
  // The first, because the READMEs repeat some of its figures.
  'examples/docs/figures': { budgets: budgetsTable },
  README: { elements: listOfElements, figures: figuresTable },
  'examples/docs/elements': { elements: sectionsOfElements },
  'examples/docs/configuration': { configuration: configTable },
};

/** The files of these pages, with their language. The figures are in English only. */
export const PAGES = Object.keys(TABLES).flatMap((page) =>
  (['en', 'zh-CN'] as const)
    .map((language) => ({ page, language, file: page + ENDINGS[language] }))
    .filter(({ file }) => file !== 'examples/docs/figures.zh-CN.md'),
);

/** Replaces the generated tables of a page between their marks. */
export function withTables(text: string, { page, language }: (typeof PAGES)[number]): string {
  return Object.entries(TABLES[page] ?? {}).reduce(
    (written, [name, table]) => between(written, name, table(language)),
    text,
  );
}

function between(text: string, name: string, content: string): string {
  const [open, close] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`];
  const [before = '', rest = ''] = text.split(open);
  const end = rest.indexOf(close);
  if (end < 0) throw new Error(`A page has no marks ${open.trim()} and ${close}.`);
  return `${before}${open}${content}\n${rest.slice(end)}`;
}

/** Returns the elements by name, each with the first sentence of its description and a link to its section. */
function listOfElements(language: DocumentationLanguage): string {
  const words = TABLE_WORDS[language];
  const rows = DOCUMENTED[language].elements.map(({ tag, summary }) => {
    const [sentence = ''] = summary.split(/(?<=\.) |(?<=。)/);
    return [`[\`<${tag}>\`](examples/docs/elements${ENDINGS[language]}#${tag})`, sentence];
  });
  return tableOf([words.element, words.shows], rows);
}

function sectionsOfElements(language: DocumentationLanguage): string {
  const { elements, shared } = DOCUMENTED[language];
  const words = TABLE_WORDS[language];
  const of = (tags: readonly string[]) => words.of(codes(tags, words));
  const sections: { title: string; lead?: string; rows: string[][] }[] = [
    { title: words.everyElement, rows: [...rowsOf(shared, words), partsRow(words)] },
    ...elements.map((element) => ({
      title: `\`<${element.tag}>\``,
      lead: [element.summary, sharedEvents(element, words)].filter(Boolean).join('\n\n'),
      rows: rowsOf(own(element), words),
    })),
    {
      title: words.severalElements,
      rows: [
        ...common(elements, 'events').map((event) => eventRow(event, words, of(tagsWith('events', event)))),
        ...common(elements, 'slots').map((slot) => slotRow(slot, words, of(tagsWith('slots', slot)))),
      ],
    },
  ];
  return sections
    .map(({ title, lead, rows }) =>
      [`## ${title}`, lead, tableOf(words.head, rows)].filter(Boolean).join('\n\n'),
    )
    .join('\n\n');
}

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`.replace(/ {2,}/g, ' '))
    .join('\n');
}

/** Names the events that an element shares with others, which are described once. */
function sharedEvents({ events }: DocumentedElement, words: TableWords): string {
  const names = common(elements, 'events').map(({ name }) => name);
  const own = events.filter(({ name }) => names.includes(name)).map(({ name }) => name);
  return own.length > 0 ? words.sharedEvents(codes(own, words)) : '';
}

function partsRow(words: TableWords): string[] {
  return [words.parts, '', '', words.partsOf(codes(Object.keys(PARTS), words))];
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

function rowsOf({ attributes, methods, properties, events, slots }: Rows, words: TableWords): string[][] {
  return [
    ...attributes.map(({ name, values, fallback, description }) => [
      `\`${name}\``,
      / /.test(String(fallback)) ? words.anyOf(`\`${fallback}\``) : code(values, words),
      fallback === '' || fallback === false ? '' : `\`${fallback}\``,
      description,
    ]),
    ...methods.map(({ name, description }) => [`\`${name}()\``, words.method, '', description]),
    ...properties.map(({ name, description }) => [`\`${name}\``, words.property, '', description]),
    ...events.map((event) => eventRow(event, words)),
    // The text of the page describes the default slot.
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
