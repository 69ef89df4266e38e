import { expect } from '@esm-bundle/chai';
import { FakeApi } from '../support/element/fake-api';
import { type HostPage, inside, openPage, touch, until } from '../support/element/host';
import { NOTHING_KEPT, openPortalAt } from '../support/element/pages/portal-page';

const API = {
  ...NOTHING_KEPT,
  'GET /openapi/v2/user/info': {
    data: { uid: 1, nick_name: '山间来客', face_uri: '', account: 'demo@example.com' },
  },
  'GET /openapi/v2/user/binding/info': { data: {} },
};

describe('the title of a view', () => {
  let page: HostPage;
  afterEach(() => page.close());

  const levels = (widget: HTMLElement) => [
    ...new Set(
      [...(widget.shadowRoot?.querySelectorAll('h1,h2,h3,h4,h5,h6') ?? [])].map(({ localName }) => localName),
    ),
  ];
  async function open(html: string): Promise<HTMLElement> {
    page = await openPage({
      html: `<h1>The page</h1>${html}`,
      api: new FakeApi(API),
      config: { appid: 'demo' },
    });
    const widget = page.document.querySelector('h1 + *') as HTMLElement;
    touch(widget);
    await until(() => widget.shadowRoot?.querySelector('[part~=title]'), 'the title');
    return widget;
  }

  for (const path of ['/login.html', '/regist.html', '/index.html', '/account/bindingAccount', '/qrcode'])
    it(`is the h1 of a portal at ${path}`, async () => {
      const { portal } = await openPortalAt(path, new FakeApi(API)).then((opened) => {
        page = opened;
        return opened;
      });
      await until(() => portal.shadowRoot?.querySelector('[part~=title]'), 'the title');
      expect(inside(portal, '[part~=title]').localName).to.equal('h1');
    });

  for (const html of [
    '<cntv-login></cntv-login>',
    '<cntv-apply-form form="personal" loading="eager"></cntv-apply-form>',
    '<cntv-member-center></cntv-member-center>',
  ])
    it(`is an h2 below that of the page in ${html}`, async () => {
      const widget = await open(html);
      expect(inside(widget, '[part~=title]').localName).to.equal('h2');
      expect(levels(widget)).not.to.include('h1');
    });

  it('is an h2 in the screens of a standalone sign-in, too', async () => {
    const login = await open('<cntv-login standalone loading="eager"></cntv-login>');
    for (const href of ['/regist.html', '/forgetPassword']) {
      const link = () => login.shadowRoot?.querySelector<HTMLElement>(`a[href^="${href}"]`);
      const before = inside(login, '[part~=title]').textContent;
      (await until(link, href)).click();
      await until(() => {
        const now = login.shadowRoot?.querySelector('[part~=title]')?.textContent;
        return now && now !== before;
      }, `the screen of ${href}`);
      expect(levels(login)).to.deep.equal(['h2']);
      inside(login, '[data-testid~=back]').click();
      await until(() => login.shadowRoot?.querySelector('#account'), 'the sign-in');
    }
  });
});
