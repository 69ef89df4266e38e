import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TABLE_WORDS } from '../table-words.ts';
import type { TextKeys } from '../text-keys.ts';
import {
  describedAttribute,
  detailOf,
  type Element,
  elementsOf,
  forPackage,
  type Manifest,
  membersOf,
  type Named,
} from '../tools/elements.ts';
import type { FoundMistake } from './mistakes.ts';
import { pageOf } from './page.ts';

const TITLE = `# cntv-widgets

> Account and form widgets for a broadcaster's portal, as custom elements for any HTML page: sign-in, QR code, member centre, application forms, unread messages, account menu.
`;
/** How an element is written, and snippets for the usual cases. */
const PAGE = join(import.meta.dirname, '../../../examples/docs/snippets.md');

const FILES = `## Files

- [custom-elements.json](custom-elements.json): custom-elements manifest
- [vscode.html-custom-data.json](vscode.html-custom-data.json): completion in VS Code; [in Chinese](vscode.html-custom-data.zh-CN.json)
- [web-types.json](web-types.json): completion in editors of JetBrains
- [types/elements.d.ts](types/elements.d.ts): types of the elements, and of the details of their events
- [types/react.d.ts](types/react.d.ts): types for JSX of React 19, as \`cntv-widgets/react\`
- [types/vue.d.ts](types/vue.d.ts): types for templates of Vue 3, as \`cntv-widgets/vue\`
`;

/** Returns the contract, the configuration, snippets and mistakes for those who read this file alone. */
export function llmsText(manifest: Manifest, mistakes: readonly FoundMistake[]): string {
  const elements = elementsOf(manifest);
  return [
    TITLE,
    withSnippetOfEach(elements, readFileSync(PAGE, 'utf8').replace(/^# .+\n\n/, '')),
    `## Usual mistakes\n\n${mistakes.map(mistake).join('\n')}\n`,
    `## Elements\n\n${everyElement(elements)}\n\n${elements.map((own) => element(own, elements)).join('\n\n')}\n`,
    `## Fields of \`<cntv-apply-form>\`\n\nNames in \`data\`, by form.\n\n${fields(manifest)}\n`,
    `## Routes of \`<cntv-portal>\`\n\nNames for \`navigate()\`, with their paths.\n\n${routes(manifest)}\n`,
    `## Configuration\n\n${configuration(manifest)}\n`,
    `## Names of texts\n\nFor \`texts\` of the configuration, by area. Texts below the name of a language (\`zh-CN\`, \`zh-Hant\`, \`en\`) are for this language, all others for \`zh-CN\`.\n\n${textKeys(manifest.texts)}\n`,
    FILES,
  ].join('\n');
}

/** Adds a plain snippet for each element that the page does not show. */
function withSnippetOfEach(elements: readonly Element[], page: string): string {
  const plain = elements
    .filter(({ tagName }) => !page.includes(`<${tagName}`))
    .map(({ tagName, summary }) => {
      const html = pageOf({ element: `<${tagName}><p>正在加载</p></${tagName}>` });
      return `\n### Plain \`<${tagName}>\`\n\n${summary}\n\n\`\`\`html\n${html}\n\`\`\`\n`;
    });
  return page + plain.join('');
}

function mistake({ wrong, right, reason }: FoundMistake): string {
  return `- Wrong: \`${wrong}\`\n  Right: \`${right}\`\n  ${reason.replace(/<[^>]+>/g, '`$&`')}`;
}

function everyElement(elements: readonly Element[]): string {
  const [first] = elements;
  if (!first) return '';
  const isShared = ({ name }: Named) => isOfEvery(name, elements);
  return [
    '### Every element',
    '',
    ...members(first, isShared),
    `- state, for CSS as \`:state(ready)\` and as the attribute \`data-state\`: ${first.cssStates.map(({ name, description }) => `\`${name}\`: ${description}`).join(' ')}`,
    `- custom properties: ${first.cssProperties.map(({ name, default: value }) => `\`${name}\` (\`${value}\`)`).join(', ')}`,
  ].join('\n');
}

/** Returns the section of an element, without the members that every element has. */
function element(own: Element, elements: readonly Element[]): string {
  const isOwn = ({ name }: Named) => !isOfEvery(name, elements);
  const parts = own.cssParts.map(({ name }) => `\`${name}\``).join(', ');
  return [
    `### \`<${own.tagName}>\``,
    '',
    own.summary,
    '',
    ...members(own, isOwn),
    `- parts, for \`::part()\`: ${parts}`,
  ].join('\n');
}

/** Whether every element has an attribute, an event, a slot or a method of this name. */
function isOfEvery(name: string, elements: readonly Element[]): boolean {
  return elements.every((own) =>
    [own.attributes, own.events, own.slots, membersOf(own).methods].flat().some((row) => row.name === name),
  );
}

function members(own: Element, isWanted: (row: Named) => boolean): string[] {
  const { methods, properties } = membersOf(own);
  const rows = <Row extends Named>(all: readonly Row[], line: (row: Row) => string) =>
    all.filter((row) => row.name && isWanted(row)).map(line);
  return [
    ...rows(
      own.attributes,
      (row) => `- attribute \`${row.name}\`${words(row.values)}: ${describedAttribute(row)}`,
    ),
    ...rows(properties, ({ name, description }) => `- property \`${name}\`: ${forPackage(description)}`),
    ...rows(methods, ({ name, description }) => `- method \`${name}()\`: ${description}`),
    ...rows(
      own.events,
      (event) => `- event \`${event.name}\`, \`detail\`: \`${detailOf(event)}\`: ${event.description}`,
    ),
    ...rows(own.slots, ({ name, description }) => `- slot \`${name}\`: ${description}`),
  ];
}

/** Returns the words of a value, which the description of the attribute does not repeat. */
function words(values: string): string {
  if (!values.includes(' | ')) return '';
  return ` (${values
    .split(' | ')
    .map((word) => `\`${word}\``)
    .join(', ')})`;
}

function fields({ forms }: Manifest): string {
  return Object.entries(forms)
    .map(([form, own]) => `- \`${form}\`: ${own.map(({ name }) => name).join(', ')}`)
    .join('\n');
}

function routes({ routes: paths }: Manifest): string {
  return Object.entries(paths)
    .map(([name, path]) => `- \`${name}\`: \`${path}\``)
    .join('\n');
}

function configuration({ configuration: keys }: Manifest): string {
  const shown = keys.filter(({ isShown }) => isShown).map(({ name }) => `\`${name}\``);
  return [
    'Keys with a dot are in a group: `"signing": {"publicKey": "…"}`. A script can set the same with `configure({ … })`, imported from `cntv-widgets.js`.',
    '',
    TABLE_WORDS.en.sources(shown.join(', ')),
    '',
    ...keys.map(
      ({ name, description, values, default: fallback }) =>
        `- \`${name}\` (${values}; default \`${JSON.stringify(fallback)}\`): ${forPackage(description)}`,
    ),
  ].join('\n');
}

function textKeys(areas: TextKeys): string {
  return Object.entries(areas)
    .map(([area, keys]) => `- \`${area}\`: ${shortened(keys)}`)
    .join('\n');
}

/** Writes keys below another one in braces: `errors {wrong, locked}`. */
function shortened(keys: TextKeys[string]): string {
  return Object.entries(keys)
    .map(([name, value]) => (typeof value === 'string' ? name : `${name} {${shortened(value)}}`))
    .join(', ');
}
