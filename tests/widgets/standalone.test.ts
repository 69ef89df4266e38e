import { expect } from '@esm-bundle/chai';
import { FakeApi } from '../support/element/fake-api';
import { openWithFault, UNSIGNED } from '../support/element/faults/chunk-faults';
import { type HostPage, inside, isReady, type, until } from '../support/element/host';
import { openLogin } from '../support/element/pages/login-page';
import { puzzle } from '../support/element/puzzle';
import { CREDENTIALS, typeCredentials } from '../support/element/sign-in';

const HTML = '<cntv-login standalone></cntv-login>';
const REGISTER = 'POST /openapi/v2/user/register/mobile';
const PHONE = '13900139000';
const PASSWORD = 'Fresh2468#';
const OK = {
  ...puzzle.answers,
  'POST /openapi/v2/user/verification/sms/code': {},
  'GET /openapi/v2/user/info': { data: { nick_name: '新来的人' } },
};

describe('<cntv-login standalone>', () => {
  let page: HostPage;
  let before: unknown[];
  afterEach(() => {
    expect(where()).to.deep.equal(before);
    page.closeWithoutErrors();
  });

  async function open(answers: ConstructorParameters<typeof FakeApi>[0] = OK, html = HTML, query = {}) {
    const api = new FakeApi(answers);
    const opened = await openLogin({ html, api, config: { ...UNSIGNED, ssoEndpoints: ['/sso'] }, query });
    page = opened;
    before = where();
    return { api, login: opened.login };
  }
  const where = () => [page.window.location.href, page.window.history.length];
  const find = (login: HTMLElement, selector: string) => login.shadowRoot?.querySelector(selector);
  const title = (login: HTMLElement) => find(login, '[part~=title]')?.textContent;
  const value = (login: HTMLElement, name: string) => inside<HTMLInputElement>(login, `#${name}`).value;
  const focused = (login: HTMLElement) => login.shadowRoot?.activeElement?.id;
  async function follow(login: HTMLElement, selector: string, to: string) {
    (await until(() => find(login, selector) as HTMLElement | null, selector)).click();
    await until(() => title(login) === to, to);
  }
  async function fillIn(login: HTMLElement) {
    typeCredentials(login);
    inside(login, '#autoLogin').click();
  }
  const typed = (login: HTMLElement) => [
    value(login, 'account'),
    value(login, 'password'),
    inside<HTMLInputElement>(login, '#autoLogin').checked,
  ];
  /** Registers and leaves the success page; returns the targets, to which the page does not redirect. */
  async function registerAndLeave(login: HTMLElement): Promise<string[]> {
    const targets: string[] = [];
    page.document.addEventListener('cntv-login-success', (event) => {
      event.preventDefault();
      targets.push((event as CustomEvent).detail.redirectTo);
    });
    await register(login);
    await until(() => title(login) === '注册成功', 'the success page');
    inside(login, '[part~=card] button').click();
    return targets;
  }
  async function register(login: HTMLElement) {
    await follow(login, 'a[href^="/regist.html"]', '注册');
    type(inside<HTMLInputElement>(login, '#phone'), PHONE);
    await until(() => !inside(login, '[data-testid~=sms-button]').hasAttribute('aria-disabled'));
    inside(login, '[data-testid~=sms-button]').click();
    await puzzle.pass(page, login);
    await until(
      () => inside(login, '[data-testid~=sms-button]').textContent?.includes('秒后'),
      'the code is sent',
    );
    type(inside<HTMLInputElement>(login, '#smsCode'), '123456');
    type(inside<HTMLInputElement>(login, '#password'), PASSWORD);
    type(inside<HTMLInputElement>(login, '#confirmPassword'), PASSWORD);
    inside(login, '#checked').click();
    const submit = () => inside<HTMLButtonElement>(login, '#panel-phone button[type=submit]');
    await until(() => !submit().hasAttribute('aria-disabled'));
    submit().click();
  }

  it('keeps the values without the password when the viewer goes back', async () => {
    const { login } = await open();
    await fillIn(login);
    await follow(login, 'form a[part=link]', '找回密码');
    expect(value(login, 'account')).to.equal(CREDENTIALS.account);
    inside(login, '[data-testid~=back]').click();
    await until(() => title(login) === '登录', 'the sign-in');
    await until(() => focused(login) === 'account', 'the focus');
    expect(typed(login)).to.deep.equal([CREDENTIALS.account, '', true]);
    await follow(login, 'a[href^="/regist"]', '注册');
    inside(login, '[data-testid~=back]').click();
    await until(() => title(login) === '登录', 'the sign-in');
    await until(() => focused(login) === 'account', 'the focus, once more');
    expect(typed(login)).to.deep.equal([CREDENTIALS.account, '', true]);
  });

  it('returns to the link that was followed when the viewer goes back between its screens', async () => {
    const { login } = await open(OK, '<cntv-login standalone variant="mobile"></cntv-login>');
    await follow(login, 'a[href^="/mobile/new/regist.html"]', '注册');
    const link = '[part~=card] a[href^="/regist.html"]';
    const byEmail = await until(() => find(login, link) as HTMLElement | null, 'the link');
    byEmail.focus({ preventScroll: true });
    byEmail.click();
    await until(() => find(login, '[part=tabs]'), 'the other registration');
    inside(login, '[data-testid~=back]').click();
    await until(() => login.shadowRoot?.activeElement === find(login, link), 'the focus');
  });

  it('keeps no password when a screen links to the sign-in', async () => {
    const { login } = await open();
    await fillIn(login);
    await follow(login, 'form a[part=link]', '找回密码');
    await follow(login, 'a[href="/login.html"]', '登录');
    await until(() => focused(login) === 'account', 'the focus');
    expect(typed(login)).to.deep.equal([CREDENTIALS.account, '', true]);
  });

  it('shows the sign-in until the next screen has loaded', async () => {
    const faulty = await openWithFault('held', 'in-place', { html: HTML });
    page = faulty.page;
    const login = faulty.widget;
    await until(() => isReady(login) && find(login, '[data-testid~=provider]'), 'the view is mounted');
    before = where();
    inside(login, 'form a[part=link]').click();
    await faulty.asked();
    expect(title(login)).to.equal('登录');
    type(inside<HTMLInputElement>(login, '#account'), 'demo@example.com');
    await faulty.release();
    await until(() => title(login) === '找回密码', 'the recovery');
    inside(login, '[data-testid~=back]').click();
    await until(() => title(login) === '登录', 'the sign-in');
    await until(() => value(login, 'account') === 'demo@example.com', 'what was typed meanwhile');
  });

  it('shows the signed-in viewer after a registration if the page cancels the redirect (REG-19, REG-32, LOGIN-14)', async () => {
    const { login } = await open(
      { ...OK, [REGISTER]: { data: { sso: ['/sso'], ticket: 'T' } } },
      '<cntv-login standalone backurl="/news/1.html"></cntv-login>',
    );
    const targets = await registerAndLeave(login);
    await until(() => title(login) === '当前登录账号：新来的人', 'who is signed in');
    expect(targets).to.deep.equal([`${page.window.location.origin}/news/1.html`]);
  });

  it('registers with the parameters of the page’s URL and redirects to its target (OQ-53, REG-18)', async () => {
    const { api, login } = await open(
      { ...OK, [REGISTER]: { data: { sso: ['/sso'], ticket: 'T' } } },
      '<cntv-login standalone backurl="/news/1.html"></cntv-login>',
      { backurl: '/news/2.html', from: 'desk', reg_bind_auth: 'weChat' },
    );
    const targets = await registerAndLeave(login);
    await until(() => targets[0] === `${page.window.location.origin}/news/2.html`, 'the target');
    expect(api.to(REGISTER)[0]?.fields).to.include({
      backurl: '/news/2.html',
      from: 'desk',
      reg_bind_auth: 'weChat',
    });
  });

  it('returns to the sign-in with the registered account after a registration without a session (REG-20)', async () => {
    const { login } = await open({ ...OK, [REGISTER]: { data: {} } });
    await fillIn(login);
    await register(login);
    await until(() => find(login, '[part=toast]')?.textContent?.includes('注册成功，请登录！'), 'the words');
    await until(() => title(login) === '登录', 'the sign-in');
    await until(() => focused(login) === 'account', 'the focus');
    await until(() => value(login, 'account') === PHONE, 'the account');
    expect(value(login, 'password')).to.equal('');
  });
});
