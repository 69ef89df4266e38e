import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { elements } from '../contracts.ts';
import { PRODUCTS, type Product } from './products.ts';

const ROOT = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Returns the module with the attributes of each element, which the lines of all products import. */
export function elementLists(): string {
  const rows = elements.map(
    ({ tag, attributes }) => `  '${tag}': [${attributes.map(({ name }) => `'${name}'`).join(', ')}],\n`,
  );
  return `// Written by \`npm run docs\`: the attributes of each element.\nexport const ELEMENTS = {\n${rows.join('')}};\n`;
}

/** Returns the same lists for the plugin of WordPress. */
export function elementListsForPhp(): string {
  const lists = elements.map(({ tag, attributes }) => [tag, attributes.map(({ name }) => name)] as const);
  const rows = lists.map(([tag, names]) => `  "${tag}": ${JSON.stringify(names).replaceAll(',', ', ')}`);
  return `{\n${rows.join(',\n')}\n}\n`;
}

/** Returns the page about editors and sanitisers. */
export function editorsPage(): string {
  return `# Rich-text editors and sanitisers

Most of them delete tags that they do not know. \`npm run docs\` writes this page, and \`npm run test:hosts\` sends elements and links through each product.

## Without an administrator: a link

With \`"embedLinks": true\` in the page configuration, a link to an element becomes the element, and the link is its fallback:

\`\`\`html
${exampleLinks()}
\`\`\`

All products below keep such links with their defaults. The [gallery](../gallery/README.md) writes them, and the [doctor](../doctor.md) names what is wrong with them. After \`#\` stands the tag, after \`?\` its attributes, separated by \`&\` and encoded as in any query. Other attributes are left out, with a warning in the console. These links stay links: to another origin, inside an element or a shadow root, in content that is being edited (\`contenteditable\`), and with \`rel="nofollow"\` or \`rel="ugc"\`, as in comments of visitors. A link that a script adds becomes an element too; if a script removes it, its element goes with it. Where a framework renders the link itself, write the element instead: React and Vue expect nodes where they have put them. Content that is set as a whole (\`dangerouslySetInnerHTML\`, \`v-html\`) may have links.

## With an administrator: allow the elements

Copy [\`elements.js\`](elements.js) and the file of the product. After an upgrade of cntv-widgets, copy \`elements.js\` again. An editor runs in the browser: sanitise on the server what it sends. Content for a named slot also needs the attribute \`slot\` on its own tag.

| Product | Tested | Elements by default | Lines |
|---|---|---|---|
${PRODUCTS.map(row).join('\n')}

${PRODUCTS.flatMap(section).join('\n\n')}
`;
}

function row({ name, packageName, version = versionOf(packageName), byDefault, file }: Product): string {
  return `| ${name} | ${version} | ${byDefault} | ${file ? `[\`${file}\`](${file})` : 'none needed'} |`;
}

function section({ name, file, note }: Product): string[] {
  const lines = file && `\`\`\`js\n${read(`examples/editors/${file}`)}\`\`\``;
  const paragraphs = [note, lines].filter((paragraph) => paragraph !== undefined);
  return paragraphs.length > 0 ? [`### ${name}`, ...paragraphs] : [];
}

/** Returns the links of the example, which a journey runs. */
function exampleLinks(): string {
  return [...read('examples/embed-links.html').matchAll(/<a href="[^"]*#cntv-.*<\/a>/g)].join('\n');
}

function versionOf(name: string): string {
  const { dependencies } = JSON.parse(read('tests/hosts/package.json'));
  return String(dependencies[name]).replace(/^npm:.+@/, '');
}
