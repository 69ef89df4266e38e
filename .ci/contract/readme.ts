import { PARTS } from '../../widgets/shared.contract.ts';
import { type DocumentedElement, type DocumentedEvent, elements, type Named, shared } from './contracts.ts';

type Rows = Pick<DocumentedElement, 'attributes' | 'methods' | 'properties' | 'events'>;

const [OPEN, CLOSE] = ['<!-- elements -->\n', '<!-- /elements -->'];
const HEAD = ['| | Value | Default | |', '|---|---|---|---|'];

/** Replaces the element table between its markers in the README. */
export function withTable(readme: string): string {
  const [before = '', rest = ''] = readme.split(OPEN);
  const end = rest.indexOf(CLOSE);
  if (end < 0) throw new Error(`README.md has no marks ${OPEN.trim()} and ${CLOSE}.`);
  return `${before}${OPEN}${table()}\n${rest.slice(end)}`;
}

function table(): string {
  const sections = [
    ...section('Every element', '', shared),
    ['parts', '', '', `For \`::part()\`, as far as the element has them: ${codes(Object.keys(PARTS))}.`],
    ...elements.flatMap((element) => section(`\`<${element.tag}>\``, element.summary, own(element))),
    ['**Several elements**', '', '', ''],
    ...commonEvents().map((event) => eventRow(event, `Of ${codes(tagsOf(event))}. `)),
  ];
  return [...HEAD, ...sections.map((cells) => `| ${cells.join(' | ')} |`.replace(/ {2,}/g, ' '))].join('\n');
}

/** Returns the members of an element without those of other elements. */
function own({ attributes, methods, properties, events }: DocumentedElement): Rows {
  const less = <Row extends Named>(rows: readonly Row[], common: readonly Named[]) =>
    rows.filter((row) => !isIn(row, common));
  return {
    attributes: less(attributes, shared.attributes),
    methods: less(methods, shared.methods),
    properties,
    events: events.filter((event) => tagsOf(event).length === 1),
  };
}

/** Returns the events of several elements, but not those of every element. */
function commonEvents(): readonly DocumentedEvent[] {
  const events = new Map(elements.flatMap((element) => element.events.map((event) => [event.name, event])));
  return [...events.values()].filter((event) => tagsOf(event).length > 1 && !isIn(event, shared.events));
}

function tagsOf(event: Named): string[] {
  return elements.filter(({ events }) => isIn(event, events)).map(({ tag }) => `<${tag}>`);
}

function isIn(row: Named, rows: readonly Named[]): boolean {
  return rows.some(({ name }) => name === row.name);
}

function section(
  title: string,
  summary: string,
  { attributes, methods, properties, events }: Rows,
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
    ...properties.map(({ name, description }) => [`\`${name}\``, 'property, read only', '', description]),
    ...events.map((event) => eventRow(event)),
  ];
}

function eventRow({ name, detail, detailName, description }: DocumentedEvent, elementsText = ''): string[] {
  const type = detail.startsWith('{ [') ? detailName : detail.replace(/\|/g, '\\|');
  return [`\`${name}\``, `event, \`${type}\``, '', elementsText + description];
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
