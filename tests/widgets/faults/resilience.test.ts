import { expect } from '@esm-bundle/chai';
import { FakeApi } from '../../support/element/fake-api';
import {
  configure,
  fetched,
  frames,
  LOGIN_WITH_FALLBACK,
  UNSIGNED,
} from '../../support/element/faults/chunk-faults';
import {
  type HostPage,
  inside,
  isReady,
  openPage,
  stateOf,
  submitForm,
  type,
  until,
} from '../../support/element/host';
import { openLogin } from '../../support/element/pages/login-page';
import { puzzle } from '../../support/element/puzzle';
import { LOGIN, sendCredentials } from '../../support/element/sign-in';

const INFO = 'GET /openapi/v2/user/info';

let page: HostPage;
afterEach(() => page.closeWithoutErrors());

const title = (login: HTMLElement) => login.shadowRoot?.querySelector('[part~=title]')?.textContent;
const account = (login: HTMLElement) => inside<HTMLInputElement>(login, '#account');

describe('a view that throws', () => {
  /** Makes every view throw while `breaks.now` is true. */
  async function openBreaking(now: boolean) {
    const breaks = { now };
    page = await openPage({
      html: `${LOGIN_WITH_FALLBACK}<button id="own">own</button>`,
      api: new FakeApi(puzzle.answers),
      config: UNSIGNED,
      prepare(window) {
        const { URLSearchParams } = window as HostPage['window'];
        Object.assign(window, {
          URLSearchParams: class extends URLSearchParams {
            constructor(...init: ConstructorParameters<typeof URLSearchParams>) {
              super(...init);
              if (breaks.now && init[0] === window.location.search) throw new Error('broken on purpose');
            }
          },
        });
      },
    });
    return { breaks, login: page.widget('cntv-login') };
  }

  it('offers a retry, dispatches an error and recovers', async () => {
    const { breaks, login } = await openBreaking(true);
    await until(() => login.shadowRoot?.querySelector('[part=notice] button'), 'the retry');
    await until(() => stateOf(login) === 'error', 'the failure is known');
    expect(page.console.filter((line) => line.includes('<cntv-login> Error: broken'))).to.have.length(1);
    inside(login, '[part=notice] button').click();
    await frames(page, 1);
    await until(() => stateOf(login) === 'error', 'the failure is known');
    breaks.now = false;
    inside(login, '[part=notice] button').click();
    await until(() => isReady(login), 'the view is back');
    expect(title(login)).to.equal('登录');
  });

  it('runs a held action once', async () => {
    const wanted: string[] = [];
    const { breaks, login } = await openBreaking(false);
    page.document.addEventListener('cntv-navigate', (event) => {
      event.preventDefault();
      wanted.push((event as CustomEvent).detail.name);
    });
    inside(login, 'a[href*=regist]').click();
    await until(() => wanted.length === 1, 'the early press was carried out');
    breaks.now = true;
    login.setAttribute('captcha', 'click');
    const retry = await until(
      () => login.shadowRoot?.querySelector<HTMLElement>('[part=notice] button'),
      'the view broke',
    );
    breaks.now = false;
    retry.click();
    await until(() => isReady(login), 'the view is back');
    await frames(page, 2);
    expect(wanted).to.deep.equal(['Register']);
  });
});

describe('a widget on a page that changes', () => {
  async function open(answers: ConstructorParameters<typeof FakeApi>[0] = {}) {
    const api = new FakeApi({ ...puzzle.answers, ...answers });
    const opened = await openLogin({ html: LOGIN_WITH_FALLBACK, api, config: UNSIGNED });
    page = opened;
    return { api, login: opened.login };
  }
  const toast = (login: HTMLElement) => login.shadowRoot?.querySelector('[part~=toast]')?.textContent;

  it('applies a late configuration and keeps the typed values', async () => {
    const { login } = await open();
    type(account(login), '13800138000');
    await configure(page, '/dist/cntv-widgets.js', {
      portalBase: '/portal',
      registrationHost: 'https://reg.example',
      texts: { login: { title: '欢迎' } },
    });
    await until(() => title(login) === '欢迎', 'the configured title');
    expect(inside(login, 'a[href*=regist]').getAttribute('href')).to.equal('/portal/regist.html');
    expect(inside(login, 'a[data-testid~=provider]').getAttribute('href')).to.contain('https://reg.example/');
    expect(account(login).value).to.equal('13800138000');
  });

  it('shows the last of several languages, and survives a removal meanwhile', async () => {
    const { login } = await open();
    login.lang = 'en';
    login.lang = 'zh-CN';
    await frames(page, 2);
    expect(title(login)).to.equal('登录');
    expect(inside(login, 'div').lang).to.equal('zh-CN');
    login.lang = 'en';
    login.remove();
    await until(() => fetched(page, 'en/core'), 'the language came too late');
    await frames(page, 2);
  });

  it('shows that the service is busy while offline, and signs in once online without another captcha', async () => {
    const { api, login } = await open({ [LOGIN]: { fault: 'offline' } });
    login.addEventListener('cntv-login-success', (event) => event.preventDefault());
    await sendCredentials(page, login);
    await until(() => toast(login)?.includes('系统繁忙！请稍后重试！'), 'the toast');
    Object.assign(api.answers, { [LOGIN]: { data: {} }, [INFO]: { data: { nick_name: '' } } });
    submitForm(login);
    await until(() => title(login) === '您已登录', 'signed in');
  });

  it('shows an expired session without a redirect, as the page has a sign-in (ERR-02, OQ-40)', async () => {
    const { login } = await open({ [LOGIN]: { code: -10001 } });
    await sendCredentials(page, login);
    await until(() => toast(login), 'the toast');
    expect(inside(login, '#password-message').textContent).to.equal('');
  });
});
