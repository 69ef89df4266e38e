/** An editor or sanitiser, as the tests of the hosts have found it. */
export type Product = {
  name: string;
  /** Its package in `tests/hosts/package.json`. */
  packageName: string;
  /** What its defaults do to an element: nothing, delete its tags, or make them visible text. */
  byDefault: 'kept' | 'deleted' | 'shown as text';
  /** The file in `examples/docs/editors/` with the lines that keep the elements; none where nothing can delete them. */
  file?: string;
  /** Whether it deletes the links inside of elements too, and no lines keep the elements. */
  takesOnlyLinks?: true;
  /** Its version, where that of the package is another one. */
  version?: string;
  /** Its name in Chinese, where that is another one. */
  chineseName?: string;
};

/** Every one keeps a link to an element, as the tests say. */
export const PRODUCTS = [
  { name: 'sanitize-html', packageName: 'sanitize-html', byDefault: 'deleted', file: 'sanitize-html.js' },
  { name: 'DOMPurify', packageName: 'dompurify', byDefault: 'deleted', file: 'dompurify.js' },
  { name: 'xss', packageName: 'xss', byDefault: 'shown as text', file: 'xss.js' },
  { name: 'TinyMCE 8', packageName: 'tinymce', byDefault: 'deleted', file: 'tinymce.js' },
  { name: 'CKEditor 5', packageName: 'ckeditor5', byDefault: 'deleted', file: 'ckeditor5.js' },
  { name: 'CKEditor 4', packageName: 'ckeditor4', byDefault: 'deleted', file: 'ckeditor4.js' },
  { name: 'Quill', packageName: 'quill', byDefault: 'deleted', file: 'quill.js' },
  { name: 'wangEditor 4', packageName: 'wangeditor', byDefault: 'kept' },
  { name: 'wangEditor 5', packageName: '@wangeditor/editor', byDefault: 'deleted', takesOnlyLinks: true },
  { name: 'UEditor', packageName: 'ueditor', byDefault: 'kept', file: 'ueditor.js', version: '1.4.3' },
  {
    name: 'Layui’s editor (layedit)',
    packageName: 'layui26',
    byDefault: 'kept',
    chineseName: 'Layui 编辑器（layedit）',
  },
] as const satisfies readonly Product[];

export type ProductName = (typeof PRODUCTS)[number]['name'];
