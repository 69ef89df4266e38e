import { type DocumentedElement, elements, type Named, shared } from './contracts.ts';

type Rows = Pick<DocumentedElement, 'attributes' | 'methods' | 'properties' | 'events' | 'parts'>;

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
    ...section('Every element', '', { ...shared, parts: [] }),
    ...elements.flatMap((element) => section(`\`<${element.tag}>\``, element.summary, own(element))),
  ];
  return [...HEAD, ...sections.map((cells) => `| ${cells.join(' | ')} |`.replace(/ {2,}/g, ' '))].join('\n');
}

/** Returns the members of an element without those of every element. */
function own({ attributes, methods, properties, events, parts }: DocumentedElement): Rows {
  const less = <Row extends Named>(rows: readonly Row[], common: readonly Named[]) =>
    rows.filter(({ name }) => !common.some((row) => row.name === name));
  return {
    attributes: less(attributes, shared.attributes),
    methods: less(methods, shared.methods),
    properties,
    events: less(events, shared.events),
    parts,
  };
}

function section(
  title: string,
  summary: string,
  { attributes, methods, properties, events, parts }: Rows,
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
    ...events.map(({ name, detail, description }) => [
      `\`${name}\``,
      `event, \`${detail.replace(/\|/g, '\\|')}\``,
      '',
      description,
    ]),
    ...(parts.length > 0 ? [['parts', '', '', parts.map(({ name }) => `\`${name}\``).join(', ')]] : []),
  ];
}

/** Formats literal values as code, but not descriptions of values. */
function code(values: string): string {
  return values
    .split(' | ')
    .map((word) => (/ /.test(word) || word === 'text' ? word : `\`${word}\``))
    .join(', ');
}
