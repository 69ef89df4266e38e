import { PARTS } from '../../widgets/shared.contract.ts';
import { DOCUMENTED, type DocumentationLanguage, type DocumentedElement, ENDINGS } from './contracts.ts';
import { fieldsOfForms } from './fields.ts';
import { budgetsTable, figuresTable } from './figures.ts';
import { configTable } from './page-config.ts';
import { TABLE_WORDS, type TableWords } from './table-words.ts';

/** The pages with generated tables, without the ending of their language: each table by the name of its marks. */
const TABLES: Readonly<
  Record<string, Readonly<Record<string, (language: DocumentationLanguage) => string>>>
> = {
  // The first, because the READMEs repeat some of its figures.
  'examples/docs/figures': { budgets: budgetsTable },
  README: { elements: listOfElements, figures: figuresTable },
  'examples/docs/elements': { elements: sectionsOfElements },
  'examples/docs/configuration': { configuration: configTable },
  'examples/docs/apply-form-fields': { fields: fieldsOfForms },
};
const IN_ENGLISH_ONLY = ['examples/docs/figures'];

/** The files of these pages, with their language. */
export const PAGES = Object.keys(TABLES).flatMap((page) =>
  (['en', 'zh-CN'] as const)
    .map((language) => ({ page, language, file: page + ENDINGS[language] }))
    .filter(({ language }) => language === 'en' || !IN_ENGLISH_ONLY.includes(page)),
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

/** Returns a section for each element, without the members of every element, which have a section of their own. */
function sectionsOfElements(language: DocumentationLanguage): string {
  const { elements, shared } = DOCUMENTED[language];
  const words = TABLE_WORDS[language];
  const common = rowsOf(shared, words);
  const isOwn = ([name]: string[]) => !common.some(([other]) => other === name);
  const sections = elements.map((element) => ({
    title: `\`<${element.tag}>\``,
    lead: `${element.summary}\n\n`,
    rows: rowsOf(element, words).filter(isOwn),
  }));
  const parts = [words.parts, '', '', words.partsOf(codes(Object.keys(PARTS), words))];
  return [{ title: words.everyElement, lead: '', rows: [...common, parts] }, ...sections]
    .map(({ title, lead, rows }) => `## ${title}\n\n${lead}${tableOf(words.head, rows)}`)
    .join('\n\n');
}

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`.replace(/ {2,}/g, ' '))
    .join('\n');
}

type Rows = Pick<DocumentedElement, 'attributes' | 'methods' | 'events' | 'slots'> &
  Partial<DocumentedElement>;

function rowsOf(
  { attributes, methods, properties = [], events, slots }: Rows,
  words: TableWords,
): string[][] {
  return [
    ...attributes.map(({ name, values, fallback, description }) => [
      `\`${name}\``,
      / /.test(String(fallback)) ? words.anyOf(`\`${fallback}\``) : code(values, words),
      fallback === '' || fallback === false ? '' : `\`${fallback}\``,
      description,
    ]),
    ...methods.map(({ name, description }) => [`\`${name}()\``, words.method, '', description]),
    ...properties.map(({ name, description }) => [`\`${name}\``, words.property, '', description]),
    ...events.map(({ name, detail, detailName, description }) => [
      `\`${name}\``,
      `${words.event}\`${(detail.startsWith('{ [') ? detailName : detail).replace(/\|/g, '\\|')}\``,
      '',
      description,
    ]),
    // The text of the page describes the default slot.
    ...slots
      .filter(({ name }) => name)
      .map(({ name, description }) => [`\`slot="${name}"\``, words.slot, '', description]),
  ];
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
