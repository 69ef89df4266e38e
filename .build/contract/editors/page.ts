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

/** Returns the page about editors and sanitisers. */
export function editorsPage(): string {
  return `# Rich-text editors and sanitisers

Most of them delete tags that they do not know. \`npm run docs\` writes this page, and \`npm run test:hosts\` sends elements and links through each product.

## Without an administrator: a link

With \`"embedLinks": true\` in the page configuration, a link to an element becomes the element, and the link is its fallback:

\`\`\`html
<a href="/login.html#cntv-login">登录</a>
<a href="/apply#cntv-apply-form?form=talent-show&amp;messages=hide">报名</a>
\`\`\`

All products below keep such links with their defaults. After \`#\` stands the tag, after \`?\` its attributes, separated by \`&\` and encoded as in any query. Other attributes are left out, with a warning in the console. These links stay links: to another origin, inside an element or a shadow root, in content that is being edited (\`contenteditable\`), and with \`rel="nofollow"\` or \`rel="ugc"\`, as in comments of visitors. A link that a script adds becomes an element too; if a script removes it, its element goes with it. Where React renders the content, write the element: React removes only nodes that are where it has put them.

## With an administrator: allow the elements

Copy [\`elements.js\`](elements.js) and the file of the product. After an upgrade of cntv-widgets, copy \`elements.js\` again.

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
  if (!file) return [];
  const lines = `\`\`\`js\n${read(`examples/editors/${file}`)}\`\`\``;
  return [`### ${name}`, ...(note ? [note] : []), lines];
}

function versionOf(name: string): string {
  const { dependencies } = JSON.parse(read('tests/hosts/package.json'));
  return String(dependencies[name]).replace(/^npm:.+@/, '');
}
