import { type DocumentedElement, elements, type Named, shared } from './contracts.ts';

type Tables = Omit<DocumentedElement, 'tag' | 'typeName' | 'summary'>;

/** Puts the tables of the elements between their marks: `<!-- cntv-login -->` and `<!-- /cntv-login -->`. */
export function withTables(readme: string): string {
  const blocks: [name: string, text: string][] = [
    ['every element', tables(shared)],
    ...elements.map((element): [string, string] => [element.tag, tables(own(element))]),
  ];
  return blocks.reduce((text, [name, block]) => {
    const [open, close] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`];
    const [before = '', rest = ''] = text.split(open);
    const end = rest.indexOf(close);
    if (end < 0) throw new Error(`README.md has no marks ${open.trim()} and ${close}.`);
    return `${before}${open}${block}\n${rest.slice(end)}`;
  }, readme);
}

/** What the element has beyond every other. */
function own({ attributes, methods, events, parts }: DocumentedElement): Tables {
  const less = <Row extends Named>(rows: readonly Row[], common: readonly Named[]) =>
    rows.filter(({ name }) => !common.some((row) => row.name === name));
  return {
    attributes: less(attributes, shared.attributes),
    methods: less(methods, shared.methods),
    events: less(events, shared.events),
    parts: less(parts, shared.parts),
  };
}

function tables({ attributes, methods, events, parts }: Tables): string {
  const rows = attributes.map(
    ({ name, values, fallback, description }) =>
      `| \`${name}\` | ${code(values)} | ${fallback === '' || fallback === false ? '' : code(String(fallback))} | ${description} |`,
  );
  const eventRows = events.map(
    ({ name, detail, description }) =>
      `| \`${name}\` | \`${detail.replace(/\|/g, '\\|')}\` | ${description} |`,
  );
  const lines = [
    methods.length > 0 &&
      `Methods: ${methods.map(({ name, description }) => `\`${name}()\` (${lower(description)})`).join(', ')}.`,
    parts.length > 0 && `Parts: ${parts.map(({ name }) => `\`${name}\``).join(', ')}.`,
  ].filter(Boolean);
  return `| Attribute | Values | Default | |
|---|---|---|---|
${rows.join('\n')}

| Event | \`detail\` | |
|---|---|---|
${eventRows.join('\n')}

${lines.join(' ')}`;
}

/** Words that are written as they stand are code; a description of values is not. */
function code(values: string): string {
  return values
    .split(' | ')
    .map((word) => (/ /.test(word) || word === 'text' ? word : `\`${word}\``))
    .join(', ');
}

/** A sentence as a remark in brackets. */
function lower(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, '');
}
