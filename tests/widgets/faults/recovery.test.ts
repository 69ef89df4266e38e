import { expect } from '@esm-bundle/chai';
import { FakeApi } from '../../support/element/fake-api';
import { frames, openWithFault } from '../../support/element/faults/chunk-faults';
import {
  offersReload,
  openPortalWithFault,
  retryIn,
  SIGNED_IN,
} from '../../support/element/faults/lost-chunk';
import { type HostPage, isReady, requestedFiles, stateOf, until } from '../../support/element/host';
import {
  CHECK,
  FALLBACK,
  INFO,
  isOpen,
  MEMBER,
  openMenu,
  part,
  setVisibility,
  storeSession,
} from '../../support/element/pages/account-page';
import { NOTHING_KEPT } from '../../support/element/pages/portal-page';

const MINUTE = 60_000;

let page: HostPage;
let aheadMs = 0;
beforeEach(() => {
  aheadMs = 0;
});
afterEach(() => page.closeWithoutErrors());

async function open(chunk: string, html: string, api = new FakeApi(MEMBER)) {
  const opened = await openWithFault('missing', chunk, {
    html,
    api,
    prepare({ performance }) {
      const now = performance.now.bind(performance);
      performance.now = () => now() + aheadMs;
    },
  });
  page = opened.page;
  return { ...opened, api };
}

describe('an element without a retry button whose file was lost', () => {
  const ELEMENTS: Record<string, { html: string; chunk: string; works(element: HTMLElement): unknown }> = {
    'the badge': {
      html: '<cntv-unread-badge></cntv-unread-badge>',
      chunk: 'unread-badge.chunk',
      works: (badge) => isReady(badge) && /\d/.test(badge.shadowRoot?.textContent ?? ''),
    },
    'the number of the badge': {
      html: '<cntv-unread-badge></cntv-unread-badge>',
      chunk: 'unread-badge.view',
      works: (badge) => isReady(badge) && /\d/.test(badge.shadowRoot?.textContent ?? ''),
    },
    'the account': {
      html: `<cntv-account>${FALLBACK}</cntv-account>`,
      chunk: 'account.chunk',
      works: (account) => isReady(account) && part(account, 'toggle'),
    },
  };
  const SIGNS: Record<string, () => void> = {
    'the page is online again': () => void page.window.dispatchEvent(new page.window.Event('online')),
    'the page is visible again': () => {
      setVisibility(page, 'hidden');
      setVisibility(page, 'visible');
    },
    'another element has been loaded': () =>
      page.document.body.prepend(page.document.createElement('cntv-login')),
  };

  for (const [name, { html, chunk, works }] of Object.entries(ELEMENTS))
    for (const [sign, give] of Object.entries(SIGNS))
      it(`tries again when ${sign}: ${name}`, async () => {
        const { widget, release } = await open(chunk, html);
        await until(() => stateOf(widget) === 'error', 'the failure');
        await release();
        give();
        await until(() => works(widget), 'the element works');
      });

  it('tries again at most once a minute, and not in a hidden page', async () => {
    const { widget, count, release } = await open('unread-badge.chunk', ELEMENTS['the badge']?.html ?? '');
    const failed = () => stateOf(widget) === 'error';
    await until(failed, 'the failure');
    setVisibility(page, 'hidden');
    page.window.dispatchEvent(new page.window.Event('online'));
    await frames(page, 5);
    const before = await count();
    setVisibility(page, 'visible');
    while ((await count()) === before) await frames(page, 1);
    await until(failed, 'the second failure');
    const after = await count();
    for (let n = 0; n < 5; n += 1) page.window.dispatchEvent(new page.window.Event('online'));
    await frames(page, 10);
    expect([failed(), await count()]).to.deep.equal([true, after]);
    aheadMs += MINUTE;
    await release();
    page.window.dispatchEvent(new page.window.Event('online'));
    await until(() => isReady(widget), 'the third attempt');
  });

  it('confirms the session later when that file was lost, and keeps the button meanwhile', async () => {
    storeSession('signed-in');
    const { widget, release, api } = await open(
      'viewer-check.chunk',
      `<cntv-account>${FALLBACK}</cntv-account>`,
    );
    let failures = 0;
    widget.addEventListener('cntv-error', () => {
      failures += 1;
    });
    await until(() => part(widget, 'toggle') && failures, 'the failure');
    await release();
    page.window.dispatchEvent(new page.window.Event('online'));
    await until(() => api.to(CHECK).length + api.to(INFO).length, 'the check');
    await until(() => part(widget, 'toggle'), 'the button');
  });
});

describe('an account with a lost file, to whose page the viewer returns six times in nine seconds', () => {
  const RETURNS: Record<string, () => void> = {
    'from another tab': () => {
      setVisibility(page, 'hidden');
      setVisibility(page, 'visible');
    },
    'with the back button': () => {
      setVisibility(page, 'hidden');
      page.window.dispatchEvent(new page.window.PageTransitionEvent('pagehide', { persisted: true }));
      page.window.dispatchEvent(new page.window.PageTransitionEvent('pageshow', { persisted: true }));
      setVisibility(page, 'visible');
    },
    'to the network': () => {
      for (const type of ['offline', 'online']) page.window.dispatchEvent(new page.window.Event(type));
    },
  };
  for (const [way, give] of Object.entries(RETURNS))
    for (const isMenuOpen of [true, false])
      it(`requests it once more, and then after a minute: ${way}, menu ${isMenuOpen ? 'open' : 'closed'}`, async () => {
        storeSession('signed-in');
        const html = `<cntv-account>${FALLBACK}</cntv-account>`;
        const { widget, release, count, api } = await open('viewer-check.chunk', html);
        let failures = 0;
        widget.addEventListener('cntv-error', () => {
          failures += 1;
        });
        await until(() => part(widget, 'toggle') && failures, 'the failure');
        if (isMenuOpen) await openMenu(widget);
        await frames(page, 20);
        const others = () => requestedFiles(page).filter((file) => !file.includes('viewer-check'));
        const before = others();
        for (let n = 0; n < 6; n += 1) {
          aheadMs += 1500;
          give();
          await frames(page, 10);
        }
        await until(() => failures === 2, 'the second failure');
        expect([failures, others()]).to.deep.equal([2, before]);
        const requests = await count();
        expect(isOpen(widget)).to.equal(isMenuOpen);
        aheadMs += MINUTE;
        await release();
        give();
        await until(() => api.to(CHECK).length + api.to(INFO).length, 'the check of the session');
        expect(isOpen(widget)).to.equal(isMenuOpen);
        expect(requests).to.be.at.most(4);
      });
});

describe('the focus after a press of the retry', () => {
  const WHOLE = {
    'login.view': '<cntv-login loading="eager"></cntv-login>',
    'apply-form.view': '<cntv-apply-form form="kids-show"></cntv-apply-form>',
    'i18n/zh-cn/application': '<cntv-apply-form form="kids-show"></cntv-apply-form>',
    'qr-login.view': '<cntv-qr-login></cntv-qr-login>',
    'portal.view': '<cntv-portal></cntv-portal>',
    'member-center.view': '<cntv-member-center></cntv-member-center>',
    'home-screen': '<cntv-member-center></cntv-member-center>',
    'history-screen': '<cntv-member-center section="history" bare></cntv-member-center>',
  };

  async function pressRetry(widget: HTMLElement, release: () => Promise<unknown>) {
    const retry = await until(() => retryIn(widget), 'the retry');
    await release();
    retry.focus();
    retry.click();
    await until(() => isReady(widget) && !retryIn(widget), 'the view');
    await until(
      () => widget.shadowRoot?.activeElement?.matches('input,button,a,[part~=title]'),
      'the focus on a control or the title',
    );
    expect(page.document.activeElement).to.equal(widget);
  }

  for (const [chunk, html] of Object.entries(WHOLE))
    it(`is on a control or the title of the element: ${chunk} of ${html}`, async () => {
      const { widget, release } = await open(chunk, html, new FakeApi({ ...NOTHING_KEPT, ...SIGNED_IN }));
      await pressRetry(widget, release);
    });

  for (const [chunk, path] of [
    ['register-screen', '/regist.html'],
    ['shell/shell', '/account/history'],
  ] as const)
    it(`is on a control or the title of the portal: ${chunk}`, async () => {
      const opened = await openPortalWithFault('missing', chunk, path, new FakeApi(SIGNED_IN));
      page = opened.page;
      await pressRetry(opened.portal, opened.release);
    });

  it('is on the first field that is not disabled', async () => {
    sessionStorage.setItem('cntv:recovery', JSON.stringify({ account: '13800138000', method: '1' }));
    const path = '/find_password3/mobile';
    const opened = await openPortalWithFault('missing', 'recovery/find-password3-screen', path);
    page = opened.page;
    await until(() => retryIn(opened.portal), 'the retry');
    await opened.release();
    retryIn(opened.portal)?.click();
    const phone = await until(
      () => opened.portal.shadowRoot?.querySelector<HTMLInputElement>('#phone'),
      'the form',
    );
    expect(phone.disabled).to.equal(true);
    opened.portal.focus();
    expect(opened.portal.shadowRoot?.activeElement?.id).to.equal('smsCode');
  });

  for (const chunk of ['login.view', 'apply-form.view', 'qr-login.view', 'history-screen'] as const)
    it(`stays on a retry that failed again: ${chunk}`, async () => {
      const { widget } = await open(chunk, WHOLE[chunk], new FakeApi({ ...NOTHING_KEPT, ...SIGNED_IN }));
      const retry = await until(() => retryIn(widget), 'the retry');
      retry.focus();
      retry.click();
      await until(() => offersReload(widget), 'the second failure');
      await frames(page, 10);
      expect(widget.shadowRoot?.activeElement).to.equal(retryIn(widget));
    });

  it('is not taken from the page when the viewer has gone on meanwhile', async () => {
    const { widget, release } = await open(
      'apply-form.view',
      '<cntv-apply-form form="kids-show"></cntv-apply-form><input id="own">',
    );
    const retry = await until(() => retryIn(widget), 'the retry');
    await release();
    retry.focus();
    retry.click();
    const own = page.document.querySelector('#own') as HTMLElement;
    own.focus();
    await until(() => isReady(widget) && !retryIn(widget), 'the view');
    await frames(page, 10);
    expect(page.document.activeElement).to.equal(own);
  });
});
