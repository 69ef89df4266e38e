import type { DocumentationLanguage } from '../contracts.ts';

type ByLanguage = Readonly<Record<DocumentationLanguage, string>>;

/** An editor or sanitiser, as the tests of the hosts have found it. */
export type Product = {
  name: string;
  /** Its package in `tests/hosts/package.json`. */
  packageName: string;
  /** Its version, where that of the package is another one. */
  version?: string;
  /** What its defaults do to an element: nothing, delete its tags, or make them visible text. */
  byDefault: 'kept' | 'deleted' | 'shown as text';
  /** The file in `examples/docs/editors/` with the lines that keep the elements; none where nothing can delete them. */
  file?: string;
  /** What an administrator has to know. */
  note?: ByLanguage;
  /** Its name in Chinese, where that is another one. */
  chineseName?: string;
};

/** Every one keeps a link to an element, as the tests say. */
export const PRODUCTS = [
  { name: 'sanitize-html', packageName: 'sanitize-html', byDefault: 'deleted', file: 'sanitize-html.js' },
  { name: 'DOMPurify', packageName: 'dompurify', byDefault: 'deleted', file: 'dompurify.js' },
  { name: 'xss', packageName: 'xss', byDefault: 'shown as text', file: 'xss.js' },
  {
    name: 'TinyMCE 8',
    packageName: 'tinymce',
    byDefault: 'deleted',
    file: 'tinymce.js',
    note: {
      en: 'By default, the editor also makes addresses relative to its own page, so write `convert_urls: false` for links too.',
      'zh-CN':
        '编辑器默认还会把网址改成相对于编辑页面的地址，所以即使只用链接，也要写上 `convert_urls: false`。',
    },
  },
  {
    name: 'CKEditor 5',
    packageName: 'ckeditor5',
    byDefault: 'deleted',
    file: 'ckeditor5.js',
    note: {
      en: 'Needs the plugin General HTML Support.',
      'zh-CN': '需要安装 General HTML Support 插件。',
    },
  },
  { name: 'CKEditor 4', packageName: 'ckeditor4', byDefault: 'deleted', file: 'ckeditor4.js' },
  {
    name: 'Quill',
    packageName: 'quill',
    byDefault: 'deleted',
    file: 'quill.js',
    note: {
      en: 'The editor keeps one link of the fallback. If there is none, it keeps the text.',
      'zh-CN': '备用内容只保留一个链接；没有链接时只保留文字。',
    },
  },
  { name: 'wangEditor 4', packageName: 'wangeditor', byDefault: 'kept' },
  {
    name: 'UEditor',
    packageName: 'ueditor',
    version: '1.4.3',
    byDefault: 'kept',
    file: 'ueditor.js',
    note: {
      en: '1.4.3.3 and later have a list of allowed tags in `ueditor.config.js`, to which these lines add the elements. They are not tested, because npm has only 1.4.3, which ignores the list.',
      'zh-CN':
        '1.4.3.3 及以后的版本在 `ueditor.config.js` 里有标签白名单，下面的代码把组件加进去。npm 上没有这些版本，所以这段代码没有实测：npm 上的 1.4.3 不看这份白名单。',
    },
  },
  {
    name: 'Layui’s editor (layedit)',
    packageName: 'layui26',
    byDefault: 'kept',
    chineseName: 'Layui 编辑器（layedit）',
    note: { en: 'A part of Layui up to 2.7.', 'zh-CN': 'Layui 2.7 及以前的版本自带。' },
  },
] as const satisfies readonly Product[];

export type ProductName = (typeof PRODUCTS)[number]['name'];
