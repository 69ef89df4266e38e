import type { ProductName } from './products';

/** A module of `examples/docs/editors/`. */
export type Lines = {
  options?(library: unknown): object;
  register?(library: unknown): void;
};

/** An editor or sanitiser in a page. */
export type Editor = {
  /** Loaded in this order. */
  files: readonly string[];
  /** Runs before the files. */
  prepare?(page: Window): void;
  /** Returns what the product makes of HTML, with the lines of an administrator or without. */
  roundTrip(page: Window, html: string, lines?: Lines): string | Promise<string>;
};

const npm = (path: string) => `/tests/hosts/node_modules/${path}`;
const UEDITOR = npm('ueditor/example/public/ueditor/');
const globalOf = <Global>(page: Window, name: string) => page[name as never] as Global;
const resolved = <Value>(subscribe: (resolve: (value: Value) => void) => void) =>
  new Promise<Value>((resolve) => subscribe(resolve));

function add<Tag extends 'div' | 'textarea'>({ document }: Window, tag: Tag): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.id = 'editor';
  document.body.append(element);
  return element;
}

type DomPurify = { sanitize(html: string, options?: object): string };
type TinyMce = {
  init(options: object): Promise<{ setContent(html: string): void; getContent(): string }[]>;
};
type CkEditor5 = {
  ClassicEditor: {
    create(element: Element, options: object): Promise<{ setData(html: string): void; getData(): string }>;
  };
  [plugin: string]: unknown;
};
type CkEditor4 = {
  replace(
    element: Element,
    options?: object,
  ): {
    on(name: 'instanceReady', listener: () => void): void;
    setData(html: string, options: { callback(): void }): void;
    getData(): string;
  };
};
type Quill = new (
  element: Element,
) => {
  clipboard: { convert(content: { html: string }): unknown };
  setContents(content: unknown): void;
  getSemanticHTML(): string;
};
type WangEditor = new (
  element: Element,
) => { create(): void; txt: { html(): string; html(value: string): void } };
type WangEditor5 = {
  createEditor(options: { selector: Element }): { setHtml(html: string): void; getHtml(): string };
};
type UEditor = {
  getEditor(
    id: string,
    options?: object,
  ): { ready(listener: () => void): void; setContent(html: string): void; getContent(): string };
};
type LayEdit = { build(id: string): number; getContent(index: number): string };
type Layui = { use(module: 'layedit', listener: () => void): void; layedit: LayEdit };

export const EDITORS = {
  DOMPurify: {
    files: [npm('dompurify/dist/purify.js')],
    roundTrip(page, html, lines) {
      const library = globalOf<DomPurify>(page, 'DOMPurify');
      return library.sanitize(html, lines?.options?.(library));
    },
  },
  'TinyMCE 8': {
    files: [npm('tinymce/tinymce.js')],
    async roundTrip(page, html, lines) {
      const library = globalOf<TinyMce>(page, 'tinymce');
      const [editor] = await library.init({
        target: add(page, 'textarea'),
        license_key: 'gpl',
        promotion: false,
        ...lines?.options?.(library),
      });
      editor?.setContent(html);
      return editor?.getContent() ?? '';
    },
  },
  'CKEditor 5': {
    files: [npm('ckeditor5/dist/browser/ckeditor5.umd.js')],
    async roundTrip(page, html, lines) {
      const library = globalOf<CkEditor5>(page, 'CKEDITOR');
      const names = ['Essentials', 'Paragraph', 'Link', ...(lines ? ['GeneralHtmlSupport'] : [])];
      const editor = await library.ClassicEditor.create(add(page, 'div'), {
        licenseKey: 'GPL',
        plugins: names.map((name) => library[name]),
        ...lines?.options?.(library),
      });
      editor.setData(html);
      return editor.getData();
    },
  },
  'CKEditor 4': {
    files: [npm('ckeditor4/ckeditor.js')],
    async roundTrip(page, html, lines) {
      const library = globalOf<CkEditor4>(page, 'CKEDITOR');
      const options = { versionCheck: false, ...lines?.options?.(library) };
      const editor = library.replace(add(page, 'textarea'), options);
      await resolved<void>((resolve) => editor.on('instanceReady', resolve));
      await resolved<void>((callback) => editor.setData(html, { callback }));
      return editor.getData();
    },
  },
  Quill: {
    files: [npm('quill/dist/quill.js')],
    roundTrip(page, html, lines) {
      const library = globalOf<Quill>(page, 'Quill');
      lines?.register?.(library);
      const editor = new library(add(page, 'div'));
      editor.setContents(editor.clipboard.convert({ html }));
      return editor.getSemanticHTML();
    },
  },
  'wangEditor 4': {
    files: [npm('wangeditor/dist/wangEditor.js')],
    roundTrip(page, html) {
      const editor = new (globalOf<WangEditor>(page, 'wangEditor'))(add(page, 'div'));
      editor.create();
      editor.txt.html(html);
      return editor.txt.html();
    },
  },
  'wangEditor 5': {
    files: [npm('@wangeditor/editor/dist/index.js')],
    roundTrip(page, html) {
      const editor = globalOf<WangEditor5>(page, 'wangEditor').createEditor({ selector: add(page, 'div') });
      editor.setHtml(html);
      return editor.getHtml();
    },
  },
  UEditor: {
    files: ['ueditor.config.js', 'ueditor.all.js', 'lang/zh-cn/zh-cn.js'].map((file) => UEDITOR + file),
    prepare(page) {
      Object.assign(page, { UEDITOR_HOME_URL: UEDITOR });
    },
    async roundTrip(page, html, lines) {
      const { id } = add(page, 'div');
      const settings = globalOf<object>(page, 'UEDITOR_CONFIG');
      const editor = globalOf<UEditor>(page, 'UE').getEditor(id, lines?.options?.(settings));
      await resolved<void>((resolve) => editor.ready(resolve));
      editor.setContent(html);
      return editor.getContent();
    },
  },
  'Layui’s editor (layedit)': {
    files: [npm('layui26/dist/layui.js')],
    async roundTrip(page, html) {
      const library = globalOf<Layui>(page, 'layui');
      await resolved<void>((resolve) => library.use('layedit', resolve));
      const area = add(page, 'textarea');
      area.value = html;
      const index = library.layedit.build(area.id);
      return resolved<string>((resolve) => {
        // The frame of the editor is filled when it is loaded.
        const frame = page.document.querySelector('iframe');
        const read = () => resolve(library.layedit.getContent(index));
        if (frame?.contentDocument?.body.childElementCount) read();
        else frame?.addEventListener('load', () => setTimeout(read));
      });
    },
  },
} satisfies Partial<Record<ProductName, Editor>>;
