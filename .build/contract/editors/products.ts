/** An editor or sanitiser, as the tests of the hosts have found it. */
export type Product = {
  name: string;
  /** Its package in `tests/hosts/package.json`. */
  packageName: string;
  /** Its version, where that of the package is another one. */
  version?: string;
  /** What its defaults do to an element: nothing, delete its tags, or make them visible text. */
  byDefault: 'kept' | 'deleted' | 'shown as text';
  /** The file in `examples/editors/` with the lines that keep the elements; none where nothing can delete them. */
  file?: string;
  /** What an administrator has to know. */
  note?: string;
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
    note: 'By default, the editor also makes addresses relative to its own page, so write `convert_urls: false` for links too.',
  },
  {
    name: 'CKEditor 5',
    packageName: 'ckeditor5',
    byDefault: 'deleted',
    file: 'ckeditor5.js',
    note: 'Needs the plugin General HTML Support.',
  },
  { name: 'CKEditor 4', packageName: 'ckeditor4', byDefault: 'deleted', file: 'ckeditor4.js' },
  {
    name: 'Quill',
    packageName: 'quill',
    byDefault: 'deleted',
    file: 'quill.js',
    note: 'Of the fallback, the editor keeps one link, or else the text.',
  },
  { name: 'wangEditor 4', packageName: 'wangeditor', byDefault: 'kept' },
  {
    name: 'UEditor',
    packageName: 'ueditor',
    version: '1.4.3',
    byDefault: 'kept',
    file: 'ueditor.js',
    note: '1.4.3.3 and later have a list of allowed tags in `ueditor.config.js`. The lines add the elements to it; npm has no such version, so the lines are tested with 1.4.3 only, which ignores the list.',
  },
  {
    name: 'Layui’s editor (layedit)',
    packageName: 'layui26',
    byDefault: 'kept',
    note: 'A part of Layui up to 2.7.',
  },
] as const satisfies readonly Product[];

export type ProductName = (typeof PRODUCTS)[number]['name'];
