import { PARTS } from '../../widgets/shared.contract.ts';
import { type DocumentedElement, type DocumentedEvent, elements, type Named, shared } from './contracts.ts';
import { configTable } from './page-config.ts';

type Rows = Pick<DocumentedElement, 'attributes' | 'methods' | 'properties' | 'events' | 'slots'>;

const HEAD = ['| | Value | Default | |', '|---|---|---|---|'];

/** Replaces the tables of the elements and of the page configuration between their markers in the README. */
export function withTables(readme: string): string {
  return between(between(readme, 'elements', table()), 'configuration', configTable());
}

function between(readme: string, name: string, content: string): string {
  const [open, close] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`];
  const [before = '', rest = ''] = readme.split(open);
  const end = rest.indexOf(close);
  if (end < 0) throw new Error(`README.md has no marks ${open.trim()} and ${close}.`);
  return `${before}${open}${content}\n${rest.slice(end)}`;
}

function table(): string {
  const sections = [
    ...section('Every element', '', shared),
    ['parts', '', '', `For \`::part()\`, as far as the element has them: ${codes(Object.keys(PARTS))}.`],
    ...elements.flatMap((element) => section(`\`<${element.tag}>\``, element.summary, own(element))),
    ['**Several elements**', '', '', ''],
    ...common('events').map((event) => eventRow(event, of(tagsWith('events', event)))),
    ...common('slots').map((slot) => slotRow(slot, of(tagsWith('slots', slot)))),
  ];
  return [...HEAD, ...sections.map((cells) => `| ${cells.join(' | ')} |`.replace(/ {2,}/g, ' '))].join('\n');
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
function common<Kind extends 'events' | 'slots'>(kind: Kind): readonly DocumentedElement[Kind][number][] {
  const rows = new Map(elements.flatMap((element) => element[kind].map((row) => [row.name, row])));
  return [...rows.values()].filter((row) => tagsWith(kind, row).length > 1 && !isIn(row, shared[kind]));
}

function tagsWith(kind: 'events' | 'slots', row: Named): string[] {
  return elements.filter((element) => isIn(row, element[kind])).map(({ tag }) => `<${tag}>`);
}

function of(tags: readonly string[]): string {
  return `Of ${codes(tags)}. `;
}

function isIn(row: Named, rows: readonly Named[]): boolean {
  return rows.some(({ name }) => name === row.name);
}

function section(
  title: string,
  summary: string,
  { attributes, methods, properties, events, slots }: Rows,
): string[][] {
  return [
    [`**${title}**`, '', '', summary],
    ...attributes.map(({ name, values, fallback, description }) => [
      `\`${name}\``,
      code(values),
      fallback === '' || fallback === false ? '' : code(String(fallback)),
      description,
    ]),
    ...methods.map(({ name, description }) => [`\`${name}()\``, 'method', '', description]),
    ...properties.map(({ name, description }) => [`\`${name}\``, 'property', '', description]),
    ...events.map((event) => eventRow(event)),
    // The text of the README describes the default slot.
    ...slots.filter(({ name }) => name).map((slot) => slotRow(slot)),
  ];
}

function eventRow({ name, detail, detailName, description }: DocumentedEvent, elementsText = ''): string[] {
  const type = detail.startsWith('{ [') ? detailName : detail.replace(/\|/g, '\\|');
  return [`\`${name}\``, `event, \`${type}\``, '', elementsText + description];
}

function slotRow({ name, description }: Named, elementsText = ''): string[] {
  return [`\`slot="${name}"\``, 'slot', '', elementsText + description];
}

function codes(words: readonly string[]): string {
  return words.map((word) => `\`${word}\``).join(', ');
}

/** Formats literal values as code, but not descriptions of values. */
function code(values: string): string {
  return values
    .split(' | ')
    .map((word) => (/ /.test(word) || word === 'text' ? word : `\`${word}\``))
    .join(', ');
}
