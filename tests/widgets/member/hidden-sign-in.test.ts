import { expect } from '@esm-bundle/chai';
import { FakeApi } from '../../support/element/fake-api';
import { frames } from '../../support/element/faults/chunk-faults';
import { type HostPage, isReady, openPage, until } from '../../support/element/host';
import { NOTHING_KEPT } from '../../support/element/pages/portal-page';

const CENTRE = '<cntv-member-center></cntv-member-center>';
const LOGIN = '<cntv-login></cntv-login>';

/** Sign-ins that the viewer cannot see. */
const HIDDEN: Readonly<Record<string, string>> = {
  'is hidden': '<cntv-login hidden></cntv-login>',
  'is in a closed dialog': `<dialog>${LOGIN}</dialog>`,
  'is in closed details': `<details><summary>登录</summary>${LOGIN}</details>`,
  'is in a closed drop-down': `<div data-style="display:none">${LOGIN}</div>`,
  'is in a box that is not visible': `<div data-style="visibility:hidden">${LOGIN}</div>`,
  'is in an inert box': `<div inert>${LOGIN}</div>`,
  'is hidden, a QR code': '<div hidden><cntv-qr-login></cntv-qr-login></div>',
  'is hidden, a portal': '<div hidden><cntv-portal base="/host"></cntv-portal></div>',
};

describe('a signed-out <cntv-member-center> on a page whose sign-in (OQ-104)', () => {
  let page: HostPage;
  /** The events of the page, in their order. */
  let told: string[];
  afterEach(() => page.closeWithoutErrors());

  /** @param onRequired the page's listener of `cntv-login-required` */
  async function open(html: string, onRequired: (event: Event) => void = () => {}) {
    told = [];
    page = await openPage({
      html: CENTRE + html,
      config: { appid: 'demo' },
      api: new FakeApi({ ...NOTHING_KEPT, 'GET /openapi/v2/user/info': { code: -10001 } }),
      prepare(window) {
        const { document } = window;
        document.addEventListener('DOMContentLoaded', () => {
          for (const box of document.querySelectorAll<HTMLElement>('[data-style]'))
            box.style.cssText = box.dataset.style as string;
        });
        window.addEventListener('cntv-login-required', (event) => {
          told.push(`required ${(event as CustomEvent).detail.redirectTo.split('?')[0]}`);
          onRequired(event);
        });
        window.addEventListener('cntv-navigate', (event) => {
          told.push(`navigate ${(event as CustomEvent).detail.path}`);
          event.preventDefault();
        });
      },
    });
    await until(() => notice(), 'the notice');
  }
  const inCentre = (selector: string) =>
    page.widget('cntv-member-center').shadowRoot?.querySelector<HTMLElement>(selector);
  const notice = () => inCentre('[part=notice] a');
  const press = () => notice()?.click();

  for (const [what, html] of Object.entries(HIDDEN))
    it(`${what}: shows the message, and a press leads to the sign-in page`, async () => {
      await open(html, (event) => told.length === 1 || event.preventDefault());
      await until(() => inCentre('[part~=toast]'), 'the message');
      press();
      expect(told).to.deep.equal(['required /login.html']);
      await until(() => told.length > 1, 'the way');
      expect(told).to.deep.equal(['required /login.html', 'navigate /login.html']);
    });

  it('is in a closed dialog: is redirected after 3 s (ERR-03)', async () => {
    await open(`<dialog>${LOGIN}</dialog>`, (event) => event.preventDefault());
    await until(() => told.length > 0, 'the redirect');
    expect(told).to.deep.equal(['required /login.html']);
  });

  const showDialog = () => page.document.querySelector('dialog')?.showModal();
  for (const [when, show] of [
    ['at once', showDialog],
    ['in the next frame', () => page.window.requestAnimationFrame(showDialog)],
  ] as const)
    it(`is in a dialog that the page opens ${when}: a press focuses the sign-in`, async () => {
      await open(`<dialog>${LOGIN}</dialog>`, show);
      const login = page.widget('cntv-login');
      press();
      await until(() => page.document.activeElement === login, 'the focus');
      await frames(page, 3);
      expect(told).to.deep.equal(['required /login.html']);
    });

  it('is in a dialog that the page opens after the message: stays on the page', async () => {
    await open(`<dialog>${LOGIN}</dialog>`, showDialog);
    const { href } = page.window.location;
    await until(() => told.length > 0, 'the redirect');
    await frames(page, 3);
    expect([told, page.window.location.href]).to.deep.equal([['required /login.html'], href]);
  });

  it('is hidden: does nothing more after a press that the page handles itself', async () => {
    await open(`<dialog>${LOGIN}</dialog>`, (event) => event.preventDefault());
    press();
    await frames(page, 4);
    expect(told).to.deep.equal(['required /login.html']);
    expect(page.document.activeElement?.localName).not.to.equal('cntv-login');
  });

  it('is far below: shows the notice alone, and a press focuses the sign-in', async () => {
    await open(`<div data-style="height:9000px"></div>${LOGIN}`);
    const login = page.widget('cntv-login');
    await frames(page, 2);
    expect(inCentre('[part~=toast]')).to.equal(null);
    press();
    await until(() => page.document.activeElement === login, 'the focus');
    await until(() => isReady(login), 'the form');
    expect(told).to.deep.equal(['required /login.html']);
  });
});
