import type { HTMLDataV1 } from 'vscode-html-languageservice';
import {
  describedAttribute,
  detailOf,
  type Element,
  type ElementEvent,
  elementsOf,
  forPackage,
  type Manifest,
  membersOf,
  type Named,
  wordsOf,
} from './elements.ts';

/** The set of values of HTML's boolean attributes, which are completed without a value. */
const PRESENCE = 'v';

/** Attributes of other elements of the page. */
const PAGE_ATTRIBUTES: readonly Named[] = [
  {
    name: 'data-cntv-config',
    description:
      'Marks the page configuration: `<script type="application/json" data-cntv-config>{"appid": "…"}</script>`.',
  },
  {
    name: 'data-cntv-desktop',
    description: 'Hides this element on screens of the mobile site, which `<cntv-portal>` shows.',
  },
];

/** Returns the elements as custom data of VS Code (format 1.1), for completion and hover in HTML. */
export function htmlData(manifest: Manifest): HTMLDataV1 {
  return {
    version: 1.1,
    tags: elementsOf(manifest).map((element) => ({
      name: element.tagName,
      description: markdown(tagDescription(element)),
      attributes: element.attributes.map((attribute) => ({
        name: attribute.name,
        description: markdown(describedAttribute(attribute)),
        ...(attribute.type.text === 'boolean' && { valueSet: PRESENCE }),
        ...(wordsOf(attribute).length > 0 && { values: wordsOf(attribute).map((name) => ({ name })) }),
      })),
    })),
    globalAttributes: PAGE_ATTRIBUTES.map(({ name, description }) => ({
      name,
      description: markdown(description),
    })),
  };
}

/** Returns the summary, and what the format has no fields for. */
function tagDescription(element: Element): string {
  const { tagName: tag, summary, events, slots, cssParts } = element;
  const { methods, properties } = membersOf(element);
  const calls = methods.map((method) => ({ ...method, name: `${method.name}()` }));
  const sections = [
    [`Needs an end tag: \`<${tag}></${tag}>\`.`],
    list('Events', events, eventName),
    list('Properties', properties),
    list('Methods', calls),
    list('Slots', slots, ({ name }) => (name ? `\`slot="${name}"\`` : 'Content')),
    [`**Parts:** ${cssParts.map(({ name }) => `\`${name}\``).join(', ')}`],
  ];
  return [summary, ...sections.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'))].join(
    '\n\n',
  );
}

function list<Row extends Named>(
  title: string,
  rows: readonly Row[],
  label: (row: Row) => string = ({ name }) => `\`${name}\``,
): string[] {
  if (rows.length === 0) return [];
  return [`**${title}**`, '', ...rows.map((row) => `- ${label(row)}: ${forPackage(row.description)}`)];
}

function eventName(event: ElementEvent): string {
  return `\`${event.name}\`, \`detail\`: \`${detailOf(event)}\``;
}

function markdown(value: string) {
  return { kind: 'markdown' as const, value };
}
