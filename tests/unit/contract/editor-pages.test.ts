import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PRODUCTS, type Product } from '../../support/hosts/products';
import { root } from '../../support/source/text';

const FOLDER = 'examples/docs/editors';
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { dependencies } = JSON.parse(read('tests/hosts/package.json'));

const PAGES = [
  {
    file: 'README.md',
    byDefault: { kept: 'kept', deleted: 'deleted', 'shown as text': 'shown as text' },
    none: 'none needed',
    link: 'write a link',
    nameOf: ({ name }: Product) => name,
  },
  {
    file: 'README.zh-CN.md',
    byDefault: { kept: '保留', deleted: '删除', 'shown as text': '显示成文字' },
    none: '不需要',
    link: '请用链接',
    nameOf: ({ name, chineseName = name }: Product) => chineseName,
  },
];

describe.each(PAGES)('the page of editors: $file', ({ file, byDefault, none, link, nameOf }) => {
  const page = read(`${FOLDER}/${file}`);

  it('has a row for each product that is tested, with its version and what the tests have found', () => {
    const rows = PRODUCTS.map((product: Product) => {
      const version = product.version ?? String(dependencies[product.packageName]).replace(/^npm:.+@/, '');
      const { file } = product;
      const lines = file ? `[\`${file}\`](${file})` : product.takesOnlyLinks ? link : none;
      return `| ${nameOf(product)} | ${version} | ${byDefault[product.byDefault]} | ${lines} |`;
    });
    expect(page).toContain(`|---|---|---|---|\n${rows.join('\n')}\n\n`);
  });

  it('shows the lines of each product as they are in its file', () => {
    for (const product of PRODUCTS) if ('file' in product) expect(page).toContain(`### ${nameOf(product)}\n`);
    const shown = [...page.matchAll(/^```js\n([\s\S]*?)^```$/gm)].map(([, code]) => code);
    const files = PRODUCTS.flatMap((product) => ('file' in product ? read(`${FOLDER}/${product.file}`) : []));
    expect(shown).toEqual(files);
  });

  it('shows the links of the example, which a journey runs', () => {
    const links = read('examples/embed-links.html').match(/<a href="[^"]*#cntv-.*<\/a>/g) ?? [];
    expect(links.length).toBeGreaterThan(1);
    expect(page).toContain(`\`\`\`html\n${links.join('\n')}\n\`\`\``);
  });
});
