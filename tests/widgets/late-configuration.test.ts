import { expect } from '@esm-bundle/chai';
import { FakeApi } from '../support/element/fake-api';
import { type HostPage, inside, isReady, openPage, until } from '../support/element/host';

/** What somebody who may write comments would want, and what is only shown. */
const EVIL = 'https://evil.example';
const STRANGER = {
  apiBase: EVIL,
  registrationHost: EVIL,
  allowedDomains: ['evil.example'],
  links: { customerService: `${EVIL}/` },
  signing: { mode: 'off' },
  embedLinks: true,
};
const NAMED = `Not taken from a later configuration: ${Object.keys(STRANGER).join(', ')}.`;
const SHOWN = { texts: { login: { title: '粉丝登录' } } };

const block = (config: object | string) =>
  `<script type="application/json" data-cntv-config>${typeof config === 'string' ? config : JSON.stringify(config)}</script>`;

/** Adds a part of a page as htmx and `.html()` of jQuery do. */
function addPart(document: Document, html: string): void {
  const part = document.createElement('section');
  // A page with the policy of the tests has to parse it elsewhere.
  const { body } = new DOMParser().parseFromString(`<body>${html}`, 'text/html');
  part.append(...body.childNodes);
  document.body.append(part);
}

describe('a configuration that is added to the page later', () => {
  let page: HostPage;
  let api: FakeApi;
  afterEach(() => page.closeWithoutErrors());

  async function open(html: string, options: Partial<Parameters<typeof openPage>[0]> = {}) {
    api = new FakeApi();
    page = await openPage({ html, api, ...options });
  }
  const warnings = () => page.console.filter((line) => line.includes('Not taken'));
  const title = () => page.widget('cntv-login').shadowRoot?.querySelector('[part~=title]')?.textContent;
  const origins = () => [...new Set(api.calls.map(({ url }) => new URL(url).origin))];

  for (const [moment, config] of [
    ['on a page that relies on defaults', undefined],
    ['on a page with a configuration of its own', { appid: 'demo' }],
  ] as const) {
    it(`by a comment ${moment} changes only what is shown, and the console names the rest once`, async () => {
      await open('<cntv-login></cntv-login>', config ? { config } : {});
      await until(() => isReady(page.widget('cntv-login')), 'the login');
      addPart(page.document, block({ ...STRANGER, ...SHOWN }));
      await until(() => title() === '粉丝登录', 'the title of the comment');
      addPart(page.document, block(STRANGER));
      addPart(page.document, '<cntv-qr-login></cntv-qr-login>');
      await until(() => isReady(page.widget('cntv-qr-login')), 'another element');
      expect(warnings().map((line) => line.includes(NAMED))).to.deep.equal([true]);
      expect(origins()).to.deep.equal([location.origin]);
      expect(page.document.documentElement.innerHTML).to.contain('evil.example');
      const hrefs = [...(page.widget('cntv-login').shadowRoot?.querySelectorAll('a') ?? [])].map(
        ({ href }) => href,
      );
      expect(hrefs.filter((href) => href.includes('evil'))).to.deep.equal([]);
    });

    it(`before the files of the first element are loaded, ${moment}, is not read as the page's own`, async () => {
      await open('<cntv-login></cntv-login>', {
        ...(config && { config }),
        prepare(view) {
          void view.customElements
            .whenDefined('cntv-login')
            .then(() => addPart(view.document, block({ ...STRANGER, ...SHOWN })));
        },
      });
      await until(() => isReady(page.widget('cntv-login')) && title() === '粉丝登录', 'the login');
      expect(warnings()).to.have.length(1);
      await until(() => api.calls.length > 0, 'a call');
      expect(origins()).to.deep.equal([location.origin]);
    });
  }

  it('is read from what .html() of jQuery puts in, with its element', async () => {
    await open('<cntv-login></cntv-login><div id="part"></div>', {
      assets: ['/debian/jquery/jquery.min.js'],
      query: { policy: 'none' },
    });
    await until(() => isReady(page.widget('cntv-login')), 'the login');
    const { $ } = page.window as unknown as { $(selector: string): { html(code: string): void } };
    $('#part').html(`${block({ ...STRANGER, ...SHOWN })}<cntv-qr-login></cntv-qr-login>`);
    await until(() => isReady(page.widget('cntv-qr-login')) && title() === '粉丝登录', 'the texts');
    expect(warnings()).to.have.length(1);
    expect(origins()).to.deep.equal([location.origin]);
  });

  it('that cannot be read does not end the elements of the page', async () => {
    await open('<cntv-login></cntv-login>', { config: { appid: 'demo' } });
    await until(() => isReady(page.widget('cntv-login')), 'the login');
    addPart(page.document, block('{'));
    addPart(page.document, '<cntv-qr-login></cntv-qr-login>');
    await until(() => isReady(page.widget('cntv-qr-login')), 'another element');
    expect(isReady(page.widget('cntv-login'))).to.equal(true);
    expect(page.console.filter((line) => line.includes('cannot be read'))).to.have.length(1);
  });

  it('has the fields and options of a form that comes with it', async () => {
    await open('<cntv-login></cntv-login>', { config: { appid: 'demo' } });
    await until(() => isReady(page.widget('cntv-login')), 'the login');
    const fields = { handicraft: { wechat: { label: '微信号' } } };
    addPart(
      page.document,
      `${block({ fields })}<cntv-apply-form form="handicraft" loading="eager"></cntv-apply-form>`,
    );
    await until(() => page.widget('cntv-apply-form').shadowRoot?.querySelector('[name=wechat]'), 'the field');
    expect(warnings()).to.deep.equal([]);
  });

  it('is the configuration of a page that had no element before', async () => {
    await open('');
    addPart(page.document, `${block({ appid: 'late' })}<cntv-login></cntv-login>`);
    await until(() => isReady(page.widget('cntv-login')), 'the login');
    await until(() => api.calls.length > 0, 'a call');
    expect(api.calls.map(({ fields }) => fields.appid)).to.include('late');
    expect(warnings()).to.deep.equal([]);
  });

  it('says nothing where a router puts a copy of a configuration in its place', async () => {
    const config = { appid: 'demo', links: { customerService: '/help' }, ...SHOWN };
    // Trusted types refuse the copy.
    await open('<cntv-login></cntv-login>', { config, query: { policy: 'none' } });
    await until(() => isReady(page.widget('cntv-login')), 'the login');
    const own = page.document.querySelector('[data-cntv-config]') as Element;
    own.replaceWith(own.cloneNode(true));
    addPart(page.document, block({ texts: { login: { title: '欢迎' } } }));
    await until(() => title() === '欢迎', 'what comes after it');
    expect(warnings()).to.deep.equal([]);
    expect(inside(page.widget('cntv-login'), 'form')).not.to.equal(null);
  });
});
