import { expect } from '@esm-bundle/chai';
import { FakeApi } from '../../../support/element/fake-api';
import { type HostPage, inside, openPage, stateOf, until } from '../../../support/element/host';
import { ACCOUNT, MEMBER, menuOf, openMenu } from '../../../support/element/pages/account-page';
import { openLogin } from '../../../support/element/pages/login-page';
import { openPortalAt } from '../../../support/element/pages/portal-page';
import { submitCredentials } from '../../../support/element/sign-in';

describe('on a right-to-left page', () => {
  let page: HostPage;
  afterEach(() => page.close());

  /** Sets the direction of the page or of an ancestor, by attribute or by style. */
  const WAYS: Readonly<Record<string, (page: Window) => void>> = {
    'dir of <html>': ({ document }) => {
      document.documentElement.dir = 'rtl';
    },
    'a style of <body>': ({ document }) => {
      document.body.style.direction = 'rtl';
    },
  };
  const turn = () => {
    for (const way of Object.values(WAYS)) way(page.window);
  };

  /** Returns the places of all elements in the widget, from its left edge. */
  function places(widget: HTMLElement) {
    const { left, top } = widget.getBoundingClientRect();
    return renderedBy(widget).map((element) => {
      const box = element.getBoundingClientRect();
      const at = [box.left - left, box.top - top, box.width, box.height].map((length) => Math.round(length));
      return `${element.localName} ${at}`;
    });
  }
  function renderedBy(widget: HTMLElement): Element[] {
    return [...(widget.shadowRoot as ShadowRoot).querySelectorAll('.root, .root *')].filter(
      (element) => !element.closest('[dir=auto]') && element.getClientRects().length > 0,
    );
  }
  function expectLeftToRight(widget: HTMLElement) {
    expect(renderedBy(widget).length).to.be.above(0);
    for (const element of renderedBy(widget))
      expect(page.window.getComputedStyle(element).direction, element.outerHTML).to.equal('ltr');
  }

  for (const [name, way] of Object.entries(WAYS))
    it(`the login is as on any other page: ${name}`, async () => {
      const opened = await openLogin({ config: { appid: 'demo', signing: { mode: 'off' } } });
      page = opened;
      const before = places(opened.login);
      way(page.window);
      expect(places(opened.login)).to.deep.equal(before);
      submitCredentials(opened.login);
      await until(() => opened.login.shadowRoot?.querySelector('[data-phase=ready]'), 'the captcha');
      expectLeftToRight(opened.login);
    });

  it('a list with dates and a pager is as on any other page', async () => {
    const rows = Array.from({ length: 12 }, (_, id) => ({
      id,
      video_id: `V${id}`,
      video_title: '新闻联播',
      play_time: '2026-11-21 20:05:30',
    }));
    const api = new FakeApi({ ...MEMBER, 'GET /openapi/v2/video/records': { data: { total: 60, rows } } });
    const opened = await openPortalAt('/account/history', api);
    page = opened;
    await until(() => opened.part('record'), 'the list');
    const before = places(opened.portal);
    turn();
    expect(places(opened.portal)).to.deep.equal(before);
    expectLeftToRight(opened.portal);
  });

  it('an element stands where the page puts it', async () => {
    const opened = await openLogin();
    page = opened;
    opened.login.style.width = '300px';
    expect(opened.login.getBoundingClientRect().left).to.equal(8);
    turn();
    expect(opened.login.getBoundingClientRect().right).to.equal(page.document.body.clientWidth + 8);
  });

  it('the account stands at the start, and its menu is inside the window below it', async () => {
    page = await openPage({ html: ACCOUNT, api: new FakeApi(MEMBER), config: { appid: 'demo' } });
    const account = page.widget('cntv-account');
    turn();
    await openMenu(account);
    const [button, menu] = [inside(account, '.account'), menuOf(account)].map((each) =>
      each.getBoundingClientRect(),
    ) as [DOMRect, DOMRect];
    expect(button.right).to.be.closeTo(page.document.body.clientWidth + 8, 1);
    expect(menu.right).to.be.closeTo(button.right, 1);
    expect(menu.top).to.be.at.least(button.bottom);
    expectLeftToRight(account);
  });

  it('the message of the loader is left to right, and content of the page right to left', async () => {
    page = await openPage({
      html: '<cntv-login><a href="/login">دخول</a></cntv-login>',
      api: new FakeApi(),
      scripts: ['/broken/cntv-widgets.js'],
      prepare: ({ document }) => {
        document.documentElement.dir = 'rtl';
      },
    });
    const login = page.widget('cntv-login');
    await until(() => stateOf(login) === 'error', 'the failure is known');
    expectLeftToRight(login);
    expect(page.window.getComputedStyle(login.querySelector('a') as Element).direction).to.equal('rtl');
  });
});
