import { expect } from '@esm-bundle/chai';
import { UNSIGNED } from '../../../support/element/faults/chunk-faults';
import { inside, isReady, submitForm, until } from '../../../support/element/host';
import { type LoginPage, openLogin } from '../../../support/element/pages/login-page';
import { submitCredentials } from '../../../support/element/sign-in';

const HTML = `<button id="toggle">菜单</button>
<details open><summary>登录</summary><section><cntv-login></cntv-login></section></details>`;

/** The ways in which a page hides a drawer, a tab panel or an element. */
const WAYS: Record<string, (page: LoginPage, isHidden: boolean) => void> = {
  'display: none around it': ({ document }, isHidden) => {
    (document.querySelector('section') as HTMLElement).style.display = isHidden ? 'none' : '';
  },
  'display: none on it': ({ login }, isHidden) => {
    login.style.display = isHidden ? 'none' : '';
  },
  'the attribute hidden': ({ login }, isHidden) => {
    login.hidden = isHidden;
  },
  'content-visibility: hidden': ({ document }, isHidden) => {
    (document.querySelector('section') as HTMLElement).style.setProperty(
      'content-visibility',
      isHidden ? 'hidden' : '',
    );
  },
  'a closed disclosure': ({ document }, isHidden) => {
    (document.querySelector('details') as HTMLDetailsElement).open = !isHidden;
  },
};

describe('a modal dialog of a hidden element', () => {
  let page: LoginPage;
  afterEach(() => page.closeWithoutErrors());

  const dialog = () => page.login.shadowRoot?.querySelector('dialog');
  const toggle = () => page.document.querySelector('#toggle') as HTMLElement;
  /** Whether the page is not inert. */
  function takesPresses(): boolean {
    const { left, top } = toggle().getBoundingClientRect();
    return page.document.elementFromPoint(left + 2, top + 2) === toggle();
  }
  const isNewEnough = () => page.window.CSS.supports('content-visibility', 'hidden');

  for (const [way, hide] of Object.entries(WAYS)) {
    it(`closes, so that the page is usable again: ${way}`, async () => {
      page = await openLogin({ html: HTML, config: UNSIGNED });
      submitCredentials(page.login);
      await until(dialog, 'the dialog');
      expect(takesPresses()).to.equal(false);
      if (way.startsWith('content') && !isNewEnough()) return;
      hide(page, true);
      await until(() => !dialog(), 'the dialog is closed');
      expect(takesPresses()).to.equal(true);
      toggle().focus();
      hide(page, false);
      await until(() => isReady(page.login), 'the login');
      expect(dialog()).to.equal(null);
      expect(page.document.activeElement).to.equal(toggle());
      // The captcha was cancelled, so that it is asked for again.
      submitForm(page.login);
      await until(dialog, 'the dialog again');
    });
  }

  it('closes at once when it opens in an element that is hidden already', async () => {
    page = await openLogin({ html: HTML, config: UNSIGNED });
    page.login.style.display = 'none';
    let wasOpen = false;
    const observer = new page.window.MutationObserver(() => {
      wasOpen ||= Boolean(dialog());
    });
    observer.observe(page.login.shadowRoot as ShadowRoot, { childList: true, subtree: true });
    submitCredentials(page.login);
    await until(() => wasOpen, 'the dialog has opened');
    await until(() => !dialog(), 'the dialog is closed');
    expect(takesPresses()).to.equal(true);
  });

  it('stays open while its page is scrolled, zoomed and its element moves', async () => {
    page = await openLogin({ html: `${HTML}<p>下</p>`, config: UNSIGNED });
    (page.document.querySelector('p') as HTMLElement).style.height = '3000px';
    submitCredentials(page.login);
    await until(dialog, 'the dialog');
    page.window.scrollTo(0, 2500);
    page.frame.height = '120';
    (page.document.querySelector('section') as HTMLElement).style.transform = 'translateX(-4000px)';
    for (let n = 0; n < 5; n += 1) await new Promise((resolve) => page.window.requestAnimationFrame(resolve));
    expect(dialog()?.matches(':modal')).to.equal(true);
  });

  it('can be seen and closed in an element with visibility: hidden', async () => {
    page = await openLogin({ html: HTML, config: UNSIGNED });
    submitCredentials(page.login);
    const open = await until(dialog, 'the dialog');
    (page.document.querySelector('section') as HTMLElement).style.visibility = 'hidden';
    expect(page.window.getComputedStyle(open).visibility).to.equal('visible');
    inside(page.login, 'dialog [data-testid~=close]').click();
    await until(() => !dialog(), 'the dialog is closed');
  });

  it('closes when the browser closes it by itself, as after a second press of Back', async () => {
    page = await openLogin({ html: HTML, config: UNSIGNED });
    submitCredentials(page.login);
    (await until(dialog, 'the dialog')).close();
    await until(() => !dialog(), 'the view knows');
    submitForm(page.login);
    await until(dialog, 'the dialog again');
  });
});
