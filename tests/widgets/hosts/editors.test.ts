import { expect } from '@esm-bundle/chai';
import { IN_A_LINE, LINK, SNIPPET } from '../../support/editor-content';
import { FakeApi } from '../../support/element/fake-api';
import { type HostPage, openPage, until } from '../../support/element/host';
import { EDITORS, type Editor, type Lines } from '../../support/hosts/editors';
import { PRODUCTS, type Product } from '../../support/hosts/products';

const BLOCKS = 'cntv-apply-form,cntv-login,cntv-unread-badge,cntv-qr-login';
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

/** Returns tags, attributes and fallback of the elements in HTML. */
function elementsIn(html: string): unknown[] {
  return [...parse(html).querySelectorAll(BLOCKS)].map((element) => [
    element.localName,
    Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    element.innerHTML.trim(),
  ]);
}

const linksIn = (html: string) =>
  [...parse(html).querySelectorAll('a')].map(({ textContent }) => textContent);

/** What the text of the page says, where the product does something to the elements. */
const SEEN: Readonly<Record<Product['byDefault'], RegExp>> = {
  kept: /^甲报名乙登录丙丁正在加载$/,
  deleted: /^甲报名乙登录丙丁正在加载$/,
  'shown as text': /<cntv-apply-form form/,
};

describe('rich-text editors and sanitisers of a page', () => {
  let page: HostPage;
  afterEach(() => page.close());

  async function roundTrip(editor: Editor, html: string, file?: string): Promise<string> {
    const { files, prepare } = editor;
    page = await openPage({ html: '', scripts: [''], assets: files, query: { policy: 'none' }, prepare });
    const { importModule } = page.window as unknown as { importModule(url: string): Promise<Lines> };
    return editor.roundTrip(
      page.window,
      html,
      file ? await importModule(`/examples/docs/editors/${file}`) : undefined,
    );
  }

  const inPages = PRODUCTS.filter((product): product is typeof product & { name: keyof typeof EDITORS } =>
    Object.hasOwn(EDITORS, product.name),
  );
  for (const product of inPages) {
    const { name, byDefault, file, takesOnlyLinks }: Product = product;
    const editor: Editor = EDITORS[product.name];

    it(`${name}: elements are ${byDefault} by default`, async () => {
      const html = await roundTrip(editor, SNIPPET);
      expect(elementsIn(html)).to.deep.equal(byDefault === 'kept' ? elementsIn(SNIPPET) : []);
      expect(linksIn(html)).to.deep.equal(takesOnlyLinks ? [] : ['报名', '登录']);
      expect(parse(html).textContent?.replace(/\s/g, '')).to.match(SEEN[byDefault]);
    });

    if (file)
      it(`${name}: elements survive with attributes and fallback with examples/docs/editors/${file}`, async () => {
        const html = await roundTrip(editor, SNIPPET, file);
        expect(elementsIn(html)).to.deep.equal(elementsIn(SNIPPET));
      });

    it(`${name}: a link to an element survives by default, and becomes the element`, async () => {
      const html = await roundTrip(editor, LINK);
      page.close();
      page = await openPage({ html, config: { appid: 'demo', embedLinks: true }, api: new FakeApi() });
      const form = await until(() => page.widget('cntv-apply-form'), 'the link is an element');
      expect(['form', 'messages', 'lang'].map((attribute) => form.getAttribute(attribute))).to.deep.equal([
        'talent-show',
        'hide',
        'en',
      ]);
      expect(form.textContent).to.equal('报名');
    });
  }

  it('TinyMCE 8: badge and account stay in their line with examples/docs/editors/tinymce.js', async () => {
    expect(await roundTrip(EDITORS['TinyMCE 8'], IN_A_LINE, 'tinymce.js')).to.equal(IN_A_LINE);
  });

  it('DOMPurify: the lines allow no handler of events, no other custom element and no script', async () => {
    const hostile = '<cntv-login onclick="a()">c</cntv-login><cntv-other>d</cntv-other><script>e</script>';
    expect(await roundTrip(EDITORS.DOMPurify, hostile, 'dompurify.js')).to.equal(
      '<cntv-login>c</cntv-login>d',
    );
  });
});
