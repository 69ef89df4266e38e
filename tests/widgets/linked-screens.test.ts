import { expect } from '@esm-bundle/chai';
import { LINKED, SECTION_LINKS } from '../../widgets/diagnostics/doctor/linked-screens.build-time';
import { FakeApi } from '../support/element/fake-api';
import { type HostPage, isReady, openPage, until } from '../support/element/host';
import { links, MEMBER, openMenu, SIGNED_OUT, storeSession } from '../support/element/pages/account-page';

/** The doctor asks for these screens without opening an element; here they are those that the elements link to. */
describe('the screens that the doctor asks for', () => {
  let page: HostPage;
  afterEach(() => page.closeWithoutErrors());

  async function open(html: string, status: 'signed-in' | 'signed-out') {
    storeSession(status);
    const answers =
      status === 'signed-in'
        ? MEMBER
        : Object.fromEntries(Object.keys(MEMBER).map((call) => [call, SIGNED_OUT]));
    page = await openPage({ html, api: new FakeApi(answers), config: { appid: 'demo' } });
    const widget = page.widget(/<([\w-]+)/.exec(html)?.[1] ?? '');
    await until(() => isReady(widget), 'the element');
    return widget;
  }
  const pathsOf = (anchors: Iterable<HTMLAnchorElement>) => [...anchors].map(({ pathname }) => pathname);
  /** Links to providers get their address when they are pressed. */
  const OWN_LINKS = 'a[href]:not([data-testid~=provider])';
  const allOf = ({ shadowRoot }: HTMLElement) =>
    shadowRoot?.querySelectorAll<HTMLAnchorElement>(OWN_LINKS) as NodeListOf<HTMLAnchorElement>;

  for (const variant of ['desktop', 'mobile'] as const)
    it(`are those of a sign-in: ${variant}`, async () => {
      const html = `<cntv-login variant="${variant}"></cntv-login>`;
      const paths = new Set(pathsOf(allOf(await open(html, 'signed-out'))));
      page.close();
      const signedIn = await open(html, 'signed-in');
      await until(() => !signedIn.shadowRoot?.querySelector('#account'), 'the panel of the viewer');
      for (const path of pathsOf(allOf(signedIn))) paths.add(path);
      expect([...paths].sort()).to.deep.equal([...LINKED[variant]].sort());
    });

  it('are those of the menu of the account, with its messages', async () => {
    const html = `<cntv-account unread links="${Object.keys(SECTION_LINKS).join(' ')}"></cntv-account>`;
    const account = await open(html, 'signed-in');
    await openMenu(account);
    expect(pathsOf(links(account)).sort()).to.deep.equal(Object.values(SECTION_LINKS).sort());
    const { message = '' } = SECTION_LINKS;
    expect(pathsOf(allOf(account)).filter((path) => path === message)).to.have.length(2);
  });
});
