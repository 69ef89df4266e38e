import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentationLanguage } from '../contracts.ts';
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

/** Files of the page about editors and sanitisers. */
export const EDITOR_PAGES: Readonly<Record<DocumentationLanguage, string>> = {
  en: 'examples/docs/editors/README.md',
  'zh-CN': 'examples/docs/editors/README.zh-CN.md',
};

type Words = {
  /** The text above the table. */
  lead: string;
  heads: string;
  byDefault: Readonly<Record<Product['byDefault'], string>>;
  none: string;
};

const WORDS: Readonly<Record<DocumentationLanguage, Words>> = {
  en: {
    lead: `# Rich-text editors and sanitisers

English | [中文](README.zh-CN.md)

Most of them delete tags that they do not know. \`npm run docs\` writes this page, and \`npm run test:hosts\` sends elements and links through each product.

## Without an administrator: a link

With \`"embedLinks": "#article"\` in the page configuration, a link to an element inside \`<div id="article">\` becomes the element, and the link is its fallback:

\`\`\`html
${exampleLinks()}
\`\`\`

With their default settings, all products below keep such links. The [gallery](../../gallery/README.md) writes them for you, and the [doctor](../doctor.md) finds mistakes in them.

Write the tag after \`#\` and its attributes after \`?\`, separated by \`&\` and encoded as in any query. Attributes that the element does not have are ignored, with a warning in the console. Some links are never replaced: links to another origin, links inside an element or a shadow root, links in content that is being edited (\`contenteditable\`), and links with \`rel="nofollow"\` or \`rel="ugc"\`, as in comments of visitors. A link that a script adds becomes an element too; if the script removes the link, the element is removed. If a framework renders the link itself, write the element instead, because React and Vue expect their nodes to stay where they are. Content that is set as a whole (\`dangerouslySetInnerHTML\`, \`v-html\`) may have links.

The value of \`embedLinks\` is a CSS selector of containers in which only editors can write, such as the body of the article. If readers can write a link in such a container, they can put a login on your page. So comments must be outside of it, and their authors must not be able to write anything that the selector matches: select an \`id\` or an attribute of the template. \`true\` means the whole page; use it only if nobody but editors writes on that page.

Elements from links have limits: at most five links of a container become elements. A link never becomes \`<cntv-portal>\` or the settings of \`<cntv-member-center>\`; its other sections are shown without the menu. The element does not send readers to the sign-in page, has no \`blink-title\`, and its \`href\` may lead only to the page’s origin and to \`allowedDomains\`. If you need these, write the tag.

## With an administrator: allow the elements

Copy [\`elements.js\`](elements.js) and the file of the product. After an upgrade of cntv-widgets, copy \`elements.js\` again. An editor runs in the browser, so the server must sanitise what it sends. If an element has content for a named slot, also allow the attribute \`slot\` on the tag of that content.`,
    heads: '| Product | Tested | Elements by default | Lines |',
    byDefault: { kept: 'kept', deleted: 'deleted', 'shown as text': 'shown as text' },
    none: 'none needed',
  },
  'zh-CN': {
    lead: `# 富文本编辑器与过滤库

[English](README.md) | 中文

多数编辑器和过滤库会删掉不认识的标签。本页由 \`npm run docs\` 生成；\`npm run test:hosts\` 会让组件和链接在每个产品里走一遍。

## 不需要管理员：写成链接

在页面配置里写上 \`"embedLinks": "#article"\`，\`<div id="article">\` 中指向组件的链接就会变成组件，链接本身是它的备用内容：

\`\`\`html
${exampleLinks()}
\`\`\`

下面的产品用默认设置都会保留这样的链接。[组件展示页](../../gallery/README.md)（英文）可以生成这种链接，[组件检查](../doctor.zh-CN.md)会指出链接中的错误。

\`#\` 后面写标签名，\`?\` 后面写属性，属性之间用 \`&\` 分隔，编码方式与普通网址的参数相同。不认识的属性不起作用，控制台会有警告。以下链接不会变成组件：指向其他源的，在组件或 shadow root 里面的，在正在编辑的内容里的（\`contenteditable\`），以及带 \`rel="nofollow"\` 或 \`rel="ugc"\` 的，例如网友评论里的链接。脚本后来添加的链接也会变成组件；脚本删除链接时，组件一起消失。如果链接由框架自己渲染，请直接写组件，因为 React 和 Vue 要求节点留在它们放置的位置；整段写入的内容（\`dangerouslySetInnerHTML\`、\`v-html\`）里可以有链接。

配置的值是容器的 CSS 选择器，容器中只能有编辑写入的内容，例如文章正文：如果网友能在容器中留下链接，您的页面上就会出现他们放置的登录框。评论必须在容器之外，评论者也不能写出选择器所选中的标记，所以请使用模板中的 \`id\` 或属性。\`true\` 表示整个页面，只用于内容全部出自编辑的页面。

每个容器中最多有五个链接变成组件。链接不会变成 \`<cntv-portal>\`，也不会变成 \`<cntv-member-center>\` 的账号设置；个人中心的其他栏目不带菜单。由链接变成的组件不会把用户带到登录页，不能设置 \`blink-title\`，\`href\` 只能指向页面自身的源和 \`allowedDomains\`。需要这些功能时，请直接写组件的标签。

## 由管理员设置：允许组件的标签

请复制 [\`elements.js\`](elements.js) 和对应产品的文件；cntv-widgets 升级后，要重新复制 \`elements.js\`。编辑器在浏览器里运行，它提交的内容还要在服务器上过滤。要放进具名插槽的内容，它自己的标签也要允许 \`slot\` 属性。`,
    heads: '| 产品 | 测试版本 | 默认如何处理组件 | 代码 |',
    byDefault: { kept: '保留', deleted: '删除', 'shown as text': '显示成文字' },
    none: '不需要',
  },
};

/** Returns the page about editors and sanitisers. */
export function editorsPage(language: DocumentationLanguage): string {
  const { lead, heads } = WORDS[language];
  return `${lead}

${heads}
|---|---|---|---|
${PRODUCTS.map((product) => row(product, language)).join('\n')}

${PRODUCTS.flatMap((product) => section(product, language)).join('\n\n')}
`;
}

function row(product: Product, language: DocumentationLanguage): string {
  const { packageName, version = versionOf(packageName), byDefault, file } = product;
  const words = WORDS[language];
  const lines = file ? `[\`${file}\`](${file})` : words.none;
  return `| ${nameOf(product, language)} | ${version} | ${words.byDefault[byDefault]} | ${lines} |`;
}

function section(product: Product, language: DocumentationLanguage): string[] {
  const { file, note } = product;
  const lines = file && `\`\`\`js\n${read(`examples/docs/editors/${file}`)}\`\`\``;
  const paragraphs = [note?.[language], lines].filter((paragraph) => paragraph !== undefined);
  return paragraphs.length > 0 ? [`### ${nameOf(product, language)}`, ...paragraphs] : [];
}

function nameOf({ name, chineseName = name }: Product, language: DocumentationLanguage): string {
  return language === 'zh-CN' ? chineseName : name;
}

/** Returns the links of the example, which a journey runs. */
function exampleLinks(): string {
  return [...read('examples/embed-links.html').matchAll(/<a href="[^"]*#cntv-.*<\/a>/g)].join('\n');
}

function versionOf(name: string): string {
  const { dependencies } = JSON.parse(read('tests/hosts/package.json'));
  return String(dependencies[name]).replace(/^npm:.+@/, '');
}
