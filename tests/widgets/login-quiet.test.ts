import { expect } from '@esm-bundle/chai';
import { type Answer, FakeApi } from '../support/element/fake-api';
import { heldTimers } from '../support/element/held-timers';
import { type HostPage, inside, isAtRest, isReady, openPage, until } from '../support/element/host';
import { CHECK, SIGNED_OUT, storeSession, tellTabs } from '../support/element/pages/account-page';

const LOGIN = '<cntv-login></cntv-login>';
const EAGER = '<cntv-login loading="eager"></cntv-login>';
const QUIET_MS = 1000;

describe('a <cntv-login> whose browser says that the viewer is signed in', () => {
  let page: HostPage;
  /** Time stands still, so that only an answer ends the quiet state. */
  let time: ReturnType<typeof heldTimers>;
  afterEach(() => page.closeWithoutErrors());

  async function open(check: Answer | Promise<Answer>, html = LOGIN) {
    time = heldTimers(Date.now());
    page = await openPage({
      html: `${html}<p>Below</p>`,
      api: new FakeApi({ [CHECK]: () => check }),
      config: { appid: 'demo' },
      prepare: time.control,
    });
    return page.widget('cntv-login');
  }
  const isSeen = (login: HTMLElement, selector = '#account') =>
    Boolean(login.shadowRoot?.querySelector(selector)?.checkVisibility({ visibilityProperty: true }));
  const isBusy = (login: HTMLElement) =>
    Boolean(login.shadowRoot?.querySelector('div[aria-busy=true]>.root'));
  const title = (login: HTMLElement) => inside(login, '[part=title]').textContent;
  const top = () => page.document.querySelector('p:not([part])')?.getBoundingClientRect().top;

  it('hides its form in its place, and nothing of it takes the focus, until a second has passed (LOGIN-16)', async () => {
    const form = await open({ fault: 'pending' });
    expect([isBusy(form), isSeen(form)]).to.deep.equal([false, true]);
    const place = top();
    page.close();
    storeSession('signed-in');
    const login = await open({ fault: 'pending' });
    expect([isBusy(login), isSeen(login), top()]).to.deep.equal([true, false, place]);
    for (const control of login.shadowRoot?.querySelectorAll<HTMLElement>('input,button,a') ?? []) {
      control.focus();
      expect(login.shadowRoot?.activeElement).to.equal(null);
    }
    await until(() => isReady(login) && title(login)?.includes('山间来客'), 'the view');
    expect([isBusy(login), isSeen(login, '[part=title]'), top()]).to.deep.equal([true, false, place]);
    time.pass(QUIET_MS);
    expect([isBusy(login), isSeen(login, '[part=title]'), top()]).to.deep.equal([false, true, place]);
  });

  it('shows its form after a second, also where its view has not come', async () => {
    storeSession('signed-in');
    const login = await open({ fault: 'pending' });
    expect(isSeen(login)).to.equal(false);
    time.pass(QUIET_MS);
    expect([isBusy(login), isSeen(login)]).to.deep.equal([false, true]);
  });

  for (const html of [LOGIN, EAGER])
    it(`shows the form of ${html} as soon as the check says that nobody is signed in`, async () => {
      storeSession('signed-in');
      const login = await open(SIGNED_OUT, html);
      expect(isSeen(login)).to.equal(false);
      await until(() => isSeen(login), 'the form');
      expect(isBusy(login)).to.equal(false);
    });

  for (const html of [LOGIN, EAGER])
    it(`shows the form of ${html} when another element has heard before it that nobody is signed in`, async () => {
      storeSession('signed-in');
      const login = await open({ fault: 'pending' }, html);
      expect(isSeen(login)).to.equal(false);
      storeSession('signed-out');
      await until(() => isSeen(login), 'the form');
      expect(isBusy(login)).to.equal(false);
    });

  it('shows the form of a view as soon as another tab has signed out', async () => {
    storeSession('signed-in');
    const login = await open({ fault: 'pending' });
    await until(() => isReady(login) && title(login)?.includes('山间来客'), 'the view');
    expect(isBusy(login)).to.equal(true);
    storeSession('signed-out');
    tellTabs();
    await until(() => isSeen(login), 'the form');
    expect(isBusy(login)).to.equal(false);
  });

  for (const answer of [
    { data: { is_login: 1, nick_name: '山间来客' } },
    { fault: 'http', status: 500 },
  ] as const)
    for (const html of [LOGIN, EAGER])
      it(`shows the viewer, never the form, in ${html} after the answer ${JSON.stringify(answer)}`, async () => {
        storeSession('signed-in');
        const login = await open(answer, html);
        let hasShownForm = false;
        const follow = () => {
          hasShownForm ||= isSeen(login);
          if (login.isConnected) page.window.requestAnimationFrame(follow);
        };
        follow();
        await until(() => title(login)?.includes('山间来客') && isSeen(login, '[part=title]'), 'the viewer');
        expect([isBusy(login), hasShownForm]).to.deep.equal([false, false]);
      });

  it('keeps a form shown into which the viewer has typed', async () => {
    const login = await open({ fault: 'pending' });
    await until(() => isAtRest(login), 'at rest');
    inside<HTMLInputElement>(login, '#account').value = 'demo@example.com';
    login.remove();
    await Promise.resolve();
    storeSession('signed-in');
    page.document.body.append(login);
    expect([isBusy(login), isSeen(login)]).to.deep.equal([false, true]);
    expect(inside<HTMLInputElement>(login, '#account').value).to.equal('demo@example.com');
  });

  for (const stored of ['signed-out', 'unknown'] as const)
    it(`shows its form at once to a viewer who is ${stored}`, async () => {
      if (stored === 'signed-out') storeSession(stored);
      const login = await open({ fault: 'pending' });
      expect([isBusy(login), isSeen(login)]).to.deep.equal([false, true]);
      inside(login, '#account').focus();
      expect(login.shadowRoot?.activeElement?.id).to.equal('account');
    });
});
