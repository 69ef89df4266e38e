import { expect } from '@esm-bundle/chai';
import { FakeApi } from '../support/element/fake-api';
import { openWithFault } from '../support/element/faults/chunk-faults';
import { BUSY, retryIn } from '../support/element/faults/lost-chunk';
import { type HostPage, inside, isReady, openPage, requestedFiles, until } from '../support/element/host';
import { boxOf } from '../support/element/look';
import {
  ACCOUNT,
  CHECK,
  COUNT,
  FALLBACK,
  INFO,
  isOpen,
  isShown,
  link,
  links,
  MEMBER,
  menuOf,
  nameOn,
  openMenu,
  part,
  press,
  SIGNED_OUT,
  setVisibility,
  storeSession,
} from '../support/element/pages/account-page';
import { NOTHING_KEPT } from '../support/element/pages/portal-page';

describe('<cntv-account>', () => {
  let page: HostPage;
  afterEach(() => page.closeWithoutErrors());

  async function open(html = ACCOUNT, answers: FakeApi['answers'] = MEMBER, options: object = {}) {
    const api = new FakeApi(answers);
    page = await openPage({ html, api, config: { appid: 'demo' }, ...options });
    return { account: page.widget('cntv-account'), api };
  }
  /** Expects a row of the menu: as high as a touch target, and no wider than the menu. */
  function expectRow(account: HTMLElement, element: Element) {
    const row = element.getBoundingClientRect();
    expect(row.height).to.be.at.least(44);
    expect(row.right).to.be.at.most(menuOf(account).getBoundingClientRect().right - 8);
  }
  it('shows its content to a signed-out viewer, after one session check (STATE-01, API-20)', async () => {
    const { account, api } = await open(`<cntv-account unread>${FALLBACK}</cntv-account>`, {});
    await until(() => isReady(account) && api.calls.length === 1, 'the session check');
    expect(api.calls.map(({ path }) => path)).to.deep.equal(['/openapi/v2/user/checkLogin']);
    await until(() => localStorage.getItem('cntv:session')?.includes('signed-out'), 'the response');
    expect(isShown(link(account))).to.equal(true);
    expect(account.innerHTML).to.equal(FALLBACK);
    expect(inside(account, 'div').children).to.have.length(1);
    expect(requestedFiles(page).filter((file) => /\/react-|\.view-/.test(file))).to.deep.equal([]);
  });

  it('makes no session check while a screen asks who the viewer is', async () => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { api } = await open('<cntv-member-center></cntv-member-center>', {
      ...NOTHING_KEPT,
      [INFO]: () => asked.then(() => ({ data: { uid: 1, nick_name: '山间来客' } })),
      [CHECK]: { data: { is_login: 1 } },
    });
    await until(() => api.to(INFO).length === 1, 'the call of the screen');
    const account = page.document.createElement('cntv-account');
    page.document.body.prepend(account);
    await until(() => requestedFiles(page).some((file) => /viewer-check/.test(file)), 'the session check');
    await until(() => isReady(account) && isReady(page.widget('cntv-member-center')), 'the elements');
    answer();
    await until(() => nameOn(account) === '山间来客', 'the name');
    expect([INFO, CHECK].map((endpoint) => api.to(endpoint).length)).to.deep.equal([1, 0]);
  });

  it('shows the viewer of the stored session without a response of the server, and without React (STATE-01)', async () => {
    storeSession('signed-in');
    const { account } = await open(ACCOUNT, { [INFO]: { fault: 'pending' }, [CHECK]: { fault: 'pending' } });
    expect(nameOn(account)).to.equal('山间来客');
    expect(isShown(link(account))).to.equal(false);
    await until(() => part(account, 'toggle')?.textContent === '山间来客，账号菜单', 'the label');
    expect(requestedFiles(page).filter((file) => /\/react-|\.view-/.test(file))).to.deep.equal([]);
  });

  it('shows what the server says instead of what was stored (STATE-02, ENT-01)', async () => {
    storeSession('signed-in', '以前的名字');
    const { account } = await open(ACCOUNT, {
      [INFO]: { data: { uid: 1, nick_name: '现在的名字', face_uri: '', account: 'a@example.com' } },
    });
    await until(() => nameOn(account) === '现在的名字', 'the present name');
    page.close();

    storeSession('signed-in');
    const over = (await open(ACCOUNT, { [INFO]: SIGNED_OUT })).account;
    await until(() => isShown(link(over)) && nameOn(over) === null, 'the content again');
    page.close();

    storeSession('signed-out', '');
    const back = (await open()).account;
    await until(() => nameOn(back) === '山间来客', 'the name of a viewer who has signed in elsewhere');
  });

  it('replaces the stored picture by the present one, or by none, without a further call (ENT-01)', async () => {
    for (const face_uri of [`${location.origin}/new.png`, '']) {
      storeSession('signed-in', '山间来客', `${location.origin}/old.png`);
      const { account, api } = await open(ACCOUNT, {
        ...MEMBER,
        [INFO]: { data: { uid: 1, nick_name: '山间来客', face_uri, account: 'a@example.com' } },
      });
      const picture = () => part(account, 'avatar')?.dataset.url;
      await until(() => picture() === face_uri, 'the present picture');
      expect(api.calls.map(({ path }) => path)).to.deep.equal(['/openapi/v2/user/info']);
      page.close();
    }
  });

  it('requests a picture that is refused once more, without a referrer, and no more', async () => {
    storeSession('signed-in');
    const face_uri = `${location.origin}/refused-picture.png`;
    const policies: string[] = [];
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const data = { uid: 1, nick_name: '山间来客', face_uri, account: 'a@example.com' };
    const { account } = await open(ACCOUNT, { ...MEMBER, [INFO]: () => held.then(() => ({ data })) });
    const avatar = await until(() => part(account, 'avatar'), 'the place of the picture');
    new page.window.MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const image of addedNodes) policies.push((image as HTMLImageElement).referrerPolicy);
    }).observe(avatar, { childList: true });
    answer();
    await until(() => policies.length > 1 && !avatar.querySelector('img'), 'no picture');
    expect(policies).to.deep.equal(['', 'no-referrer']);
  });

  it('shows nothing of the stored viewer beside the name of another one (STATE-02)', async () => {
    const [before, after] = ['甲', '乙'].map((nick_name, index) => ({
      data: {
        uid: index + 1,
        nick_name,
        face_uri: `${location.origin}/${index}.png`,
        account: 'a@example.com',
      },
    }));
    storeSession('signed-in', '甲', before?.data.face_uri);
    localStorage.setItem(
      'cntv:unread',
      JSON.stringify({ counts: { subscribe: 4, system: 8 }, at: Date.now() }),
    );
    const { account } = await open(`<cntv-account unread>${FALLBACK}</cntv-account>`, {
      [CHECK]: { data: { is_login: 1, nick_name: '乙' } },
      [INFO]: after as never,
      [COUNT]: { fault: 'pending' },
    });
    await until(() => nameOn(account) === '乙', 'the other name');
    expect((await until(() => part(account, 'badge'), 'the bell')).textContent).to.equal('');
    const picture = () => part(account, 'avatar')?.dataset.url;
    expect(picture()).not.to.equal(before?.data.face_uri);
    await until(() => picture() === after?.data.face_uri, 'the other picture');
  });

  it('checks the session again when the page is shown, also after another account was removed (API-20)', async () => {
    const { account, api } = await open(`${ACCOUNT}${ACCOUNT.replace('>', ' id="second">')}`, {
      ...MEMBER,
      [CHECK]: { code: -1, message: 'busy' },
    });
    await until(() => api.to(CHECK).length === 1, 'the session check');
    const second = page.document.getElementById('second') as HTMLElement;
    await until(() => isReady(second), 'the second account');
    account.remove();
    setVisibility(page, 'hidden');
    await until(() => {
      setVisibility(page, 'visible');
      return api.to(CHECK).length > 1;
    }, 'another check');
  });

  it('keeps its size when the number and the picture arrive', async () => {
    storeSession('signed-in');
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { account } = await open(`<cntv-account unread>${FALLBACK}</cntv-account>`, {
      ...MEMBER,
      [COUNT]: () => held.then(() => MEMBER[COUNT] as never),
      [INFO]: () =>
        held.then(() => ({
          data: {
            uid: 1,
            nick_name: '山间来客',
            face_uri: `${location.origin}/avatar.png`,
            account: 'a@example.com',
          },
        })),
    });
    await until(() => part(account, 'avatar'), 'the picture');
    const { width, height } = boxOf(account, '.account');
    expect(boxOf(account, '[part=avatar]').width).to.equal(32);
    answer();
    await until(() => part(account, 'badge')?.textContent === '12', 'the number');
    await until(() => localStorage.getItem('cntv:session')?.includes('avatar.png'), 'the picture');
    expect(boxOf(account, '.account')).to.include({ width, height });
    expect(part(account, 'toggle')?.textContent).to.equal('山间来客，账号菜单');
    account.style.setProperty('--cntv-account-avatar-size', '40px');
    expect(boxOf(account, '[part=avatar]').height).to.equal(40);
  });

  it('asks for the number only with the attribute, and shows at most 99+ (MSG-15, MSG-18)', async () => {
    const { account, api } = await open(ACCOUNT, {
      ...MEMBER,
      [COUNT]: { data: { subscribe_count: 60, system_count: 60 } },
    });
    await until(() => nameOn(account) === '山间来客', 'the name');
    expect(api.to(COUNT)).to.have.length(0);
    expect(part(account, 'badge')).to.equal(null);
    account.setAttribute('unread', '');
    // The page may break words anywhere.
    page.document.body.style.overflowWrap = 'anywhere';
    await until(() => part(account, 'badge')?.textContent === '99+', 'the number');
    expect(boxOf(account, '[part=badge]').height).to.equal(15);
    expect(isShown(part(account, 'badge') as HTMLElement)).to.equal(true);
    account.removeAttribute('unread');
    await until(() => !part(account, 'badge'), 'no bell');
  });

  it('opens a list of links in the order of its attribute, with those of the page and the sign-out', async () => {
    const { account } = await open(
      `<cntv-account links="message home">${FALLBACK}<a slot="links" href="/campaign.html">诗歌大赛</a></cntv-account>`,
    );
    await openMenu(account);
    expect(links(account).map((each) => each.getAttribute('href'))).to.deep.equal([
      '/account/message/subscribe',
      '/index.html',
    ]);
    expectRow(account, account.querySelector('[slot=links]') as Element);
    expect(inside(account, '.account').getAttribute('aria-expanded')).to.equal('true');
    await until(() => menuOf(account).querySelector('[part~=badge]')?.textContent === '12', 'the number');
    account.setAttribute('links', '');
    await until(() => links(account).length === 0, 'no links');
    account.setAttribute('lang', 'en');
    await until(() => inside(account, '[data-testid=logout]').textContent === 'Sign out', 'English');
    expect(inside(account, '.account').textContent).to.equal('山间来客, account menu');
    account.setAttribute('links', 'home profile');
    await until(() => links(account).length === 6, 'all links');
    expect(page.console.join('\n')).to.contain(
      'The attribute links of <cntv-account> cannot be “home profile”',
    );
  });

  it('closes by Escape with the focus back, by a press outside, and when the focus leaves', async () => {
    const { account } = await open(`${ACCOUNT}<button id="after">x</button>`);
    await openMenu(account);
    expect(isOpen(account)).to.equal(true);
    links(account)[1]?.focus();
    press(page, links(account)[1] as Element, 'Escape');
    expect(isOpen(account)).to.equal(false);
    expect(account.shadowRoot?.activeElement).to.equal(inside(account, '.account'));

    account.focus();
    inside(account, '.account').click();
    page.document.body.dispatchEvent(new page.window.PointerEvent('pointerdown', { bubbles: true }));
    expect(isOpen(account)).to.equal(false);

    inside(account, '.account').click();
    page.document.getElementById('after')?.focus();
    await until(() => !isOpen(account), 'the menu is closed');
    expect(page.document.activeElement?.id).to.equal('after');
  });

  it('dispatches cntv-navigate, which the page may cancel, and closes (OQ-27)', async () => {
    const names: string[] = [];
    const { account } = await open(ACCOUNT, MEMBER, {
      prepare: (window: Window) =>
        window.addEventListener('cntv-navigate', (event) => {
          event.preventDefault();
          names.push(event.detail.name);
        }),
    });
    await openMenu(account);
    links(account)[2]?.click();
    expect(names).to.deep.equal(['UserHistory']);
    expect(isOpen(account)).to.equal(false);
  });

  it('signs out with an event, and shows its content again (OQ-42, STATE-02)', async () => {
    const told: string[] = [];
    const { account } = await open(ACCOUNT, MEMBER, {
      prepare(window: Window) {
        window.addEventListener('cntv-logout', ({ detail }) =>
          told.push(new URL(detail.redirectTo).pathname),
        );
        window.addEventListener('cntv-navigate', (event) => event.preventDefault());
      },
    });
    await openMenu(account);
    inside(account, '[data-testid=logout]').click();
    await until(() => isShown(link(account)), 'the content');
    expect(told).to.deep.equal(['/login.html']);
    expect(nameOn(account)).to.equal(null);
    expect(isOpen(account)).to.equal(false);
  });

  it('is cut by no overflow of the page, and is inside the window', async () => {
    const { account } = await open(`<header>${ACCOUNT}</header>`, MEMBER, { width: 600, height: 500 });
    const header = account.parentElement as HTMLElement;
    header.style.cssText = 'overflow:hidden;height:50px;text-align:right';
    await openMenu(account);
    const box = boxOf(account, '#menu');
    expect(box.right).to.be.at.most(600);
    expect(box.left).to.be.at.least(8);
    expect(box.bottom).to.be.at.most(500);
    expect(box.top).to.be.at.least(boxOf(account, '.account').bottom);
    const last = boxOf(account, '[data-testid=logout]');
    const seen = page.document.elementFromPoint(last.left + 20, last.top + 10);
    expect(seen).to.equal(account);
  });

  it('is a sheet at the lower edge of a phone, where a tap above it closes it', async () => {
    const { account } = await open(ACCOUNT, MEMBER, { width: 375, height: 700 });
    await openMenu(account);
    const { left, width, bottom, top } = boxOf(account, '#menu');
    expect([left, width, bottom]).to.deep.equal([0, 375, 700]);
    const [clientX, clientY] = [100, top - 100];
    // The element, and not the page behind the sheet.
    const tapped = page.document.elementFromPoint(clientX, clientY);
    expect(tapped).to.equal(account);
    const inner = tapped?.shadowRoot?.elementFromPoint(clientX, clientY);
    inner?.dispatchEvent(
      new page.window.MouseEvent('click', { bubbles: true, composed: true, clientX, clientY }),
    );
    expect(isOpen(account)).to.equal(false);
  });

  it('shares one session check, one profile, one poller and one open menu with a hundred others (MSG-15)', async () => {
    const { account, api } = await open(
      `<cntv-account unread>${FALLBACK}</cntv-account>`.repeat(100),
      MEMBER,
    );
    const all = [...page.document.querySelectorAll<HTMLElement>('cntv-account')];
    await until(() => all.every((each) => part(each, 'badge')?.textContent === '12'), 'the numbers');
    for (const endpoint of [CHECK, INFO, COUNT]) expect(api.to(endpoint), endpoint).to.have.length(1);
    await openMenu(account);
    await openMenu(all[99] as HTMLElement);
    expect(all.filter((each) => isOpen(each))).to.deep.equal([all[99]]);
  });

  for (const answer of [
    { fault: 'offline' },
    { fault: 'http', status: 500 },
    { fault: 'http', status: 200, body: '<html>' },
    { code: -1, message: 'busy' },
  ] as const)
    it(`stays when all calls fail: ${JSON.stringify(answer)}`, async () => {
      storeSession('signed-in');
      const { account, api } = await open(`<cntv-account unread>${FALLBACK}</cntv-account>`, {
        [CHECK]: answer,
        [INFO]: answer,
        [COUNT]: answer,
      });
      await until(() => api.to(INFO).length > 0 && api.to(COUNT).length > 0, 'the calls');
      await openMenu(account);
      expect(nameOn(account)).to.equal('山间来客');
      expect(links(account)).to.have.length(6);
      expect(isReady(account)).to.equal(true);
    });

  for (const chunk of ['account.view', 'menu-box.chunk'])
    it(`stays without ${chunk} of its menu, which has a retry and the links of the page`, async () => {
      storeSession('signed-in');
      const faulty = await openWithFault('missing', chunk, {
        html: `<cntv-account>${FALLBACK}<a slot="links" href="/campaign.html">诗歌大赛</a></cntv-account>`,
        api: new FakeApi(MEMBER),
      });
      page = faulty.page;
      const account = faulty.widget;
      (await until(() => part(account, 'toggle'), 'the button')).click();
      const retry = await until(() => retryIn(account), 'the retry');
      expect(menuOf(account).textContent).to.contain(BUSY);
      expect(isShown(account.querySelector('[slot=links]') as Element)).to.equal(true);
      expectRow(account, retry);
      expectRow(account, account.querySelector('[slot=links]') as Element);
      expect(isReady(account)).to.equal(true);
      await faulty.release();
      retry.click();
      await until(() => account.shadowRoot?.querySelector('[data-testid=logout]'), 'the menu');
      expect(isOpen(account)).to.equal(true);
      expect(account.shadowRoot?.activeElement).to.equal(inside(account, '.account'));
    });
});
