import { expect } from '@esm-bundle/chai';
import { DESKTOP_PROVIDERS, MOBILE_PROVIDERS, PROVIDERS, type Provider } from '#config/providers';
import { type Call, FakeApi } from '../support/element/fake-api';
import { type HostPage, inside, isReady, openPage, type, until } from '../support/element/host';
import { openLogin } from '../support/element/pages/login-page';
import { puzzle } from '../support/element/puzzle';
import { CREDENTIALS, LOGIN, sendCredentials, submitCredentials } from '../support/element/sign-in';
import { PUBLIC_KEY } from '../support/test-key';

const INFO = 'GET /openapi/v2/user/info';

describe('<cntv-login>', () => {
  let page: HostPage;
  afterEach(() => page.closeWithoutErrors());

  async function open(
    answers: ConstructorParameters<typeof FakeApi>[0] = {},
    html = '<cntv-login></cntv-login>',
    config: object = {},
  ) {
    const api = new FakeApi({ ...puzzle.answers, [INFO]: { data: { nick_name: '' } }, ...answers });
    const opened = await openLogin({
      html,
      api,
      config: { appid: 'demo', signing: { publicKey: PUBLIC_KEY }, ...config },
    });
    page = opened;
    return { api, login: opened.login };
  }
  const slugs = (providers: readonly Provider[]) => providers.map((provider) => PROVIDERS[provider].slug);
  const message = (login: HTMLElement, field: string) => inside(login, `#${field}-message`).textContent;

  it('shows account, password, "auto login next time", links and the providers of the desktop (LOGIN-01 to LOGIN-04)', async () => {
    const { login } = await open();
    expect(inside<HTMLInputElement>(login, '#account').autocomplete).to.equal('username');
    expect(inside<HTMLInputElement>(login, '#password').autocomplete).to.equal('current-password');
    expect(inside<HTMLInputElement>(login, '#autoLogin').checked).to.equal(false);
    const links = [...(login.shadowRoot as ShadowRoot).querySelectorAll('a')].map(
      (link) => link.getAttribute('href')?.split('?')[0],
    );
    expect(links).to.include.members(['/forgetPassword/findPassword.jsp', '/regist.html']);
    expect(
      links.filter((link) => link?.includes('/oauth/')).map((link) => link?.split('/').pop()),
    ).to.deep.equal(slugs(DESKTOP_PROVIDERS));
  });

  it('shows its own providers and the mobile registration as MLogin (OAUTH-05, MOB-01)', async () => {
    const { login } = await open({}, '<cntv-login variant="mobile"></cntv-login>');
    const links = [...(login.shadowRoot as ShadowRoot).querySelectorAll('a')].map(
      (link) => link.getAttribute('href')?.split('?')[0],
    );
    expect(
      links.filter((link) => link?.includes('/oauth/')).map((link) => link?.split('/').pop()),
    ).to.deep.equal(slugs(MOBILE_PROVIDERS));
    expect(links).to.include('/mobile/new/regist.html');
  });

  it('links to the sign-in by QR code, except on the mobile site', async () => {
    const qrLink = (login: HTMLElement) =>
      login.shadowRoot?.querySelector<HTMLAnchorElement>('a[href^="/qrcode"]');
    const { login } = await open({}, '<cntv-login variant="desktop" backurl="/news/1.html"></cntv-login>');
    expect(qrLink(login)?.textContent).to.equal('扫码登录');
    expect(new URL(qrLink(login)?.href ?? '').searchParams.get('backurl')).to.equal(
      `${page.window.location.origin}/news/1.html`,
    );
    page.close();
    const mobile = await open({}, '<cntv-login variant="mobile"></cntv-login>');
    expect(qrLink(mobile.login)).to.equal(null);
  });

  const rules: [account: string, password: string, field: string, text: string][] = [
    ['', 'Demo123!', 'account', '请输入账号'],
    ['12345', 'Demo123!', 'account', '请输入正确的邮箱或手机号'],
    ['12800138000', 'Demo123!', 'account', '请输入正确的邮箱或手机号'],
    ['13800138000', '', 'password', '请输入密码'],
    ['13800138000', '12345', 'password', '长度在 6 到 16 个字符'],
    ['13800138000', '12345678901234567', 'password', '长度在 6 到 16 个字符'],
  ];
  for (const [account, password, field, text] of rules) {
    it(`shows ${text} for "${account}" and "${password}" without a captcha (LOGIN-05 to LOGIN-09)`, async () => {
      const { api, login } = await open();
      submitCredentials(login, { account, password });
      await until(() => message(login, field) === text, text);
      expect(inside(login, `#${field}`).getAttribute('aria-invalid')).to.equal('true');
      expect(login.shadowRoot?.querySelector('[role=slider]')).to.equal(null);
      expect(api.calls.some(({ path }) => path.includes('captcha'))).to.equal(false);
    });
  }

  it('validates, shows the captcha, then sends an encrypted and signed body (LOGIN-09, LOGIN-10, CAPT-04, CAPT-07, API-19)', async () => {
    const { api, login } = await open(
      { [LOGIN]: { data: {} } },
      '<cntv-login backurl="/host?done"></cntv-login>',
    );
    login.addEventListener('cntv-login-success', (event) => event.preventDefault());
    await sendCredentials(page, login);
    const call = await until(() => api.to(LOGIN)[0], 'the login call');
    expect(call.fields.appid).to.equal('demo');
    expect(Object.keys(call.fields).sort()).to.deep.equal(
      [
        'account',
        'appid',
        'captcha_pass_code',
        'captcha_type',
        'dynamic_captcha_type',
        'encryptdata',
        'nonce',
        'password',
        'rem_login',
        't',
        'ts',
      ].sort(),
    );
    expect(call.fields.encryptdata).to.match(/^[0-9a-f]{128}$/);
    expect(JSON.stringify(call)).not.to.contain(CREDENTIALS.password).and.not.to.contain(CREDENTIALS.account);
    expect(call.withCredentials).to.equal(true);
    expect(api.calls.map(({ path }) => path.split('/').pop()).indexOf('check')).to.be.lessThan(
      api.calls.indexOf(call),
    );
  });

  it('requests the page again, with the fragment, after a sign-in whose target is the page (OQ-109)', async () => {
    const { login } = await open({ [LOGIN]: { data: {} } }, '<cntv-login backurl="#comments"></cntv-login>');
    await sendCredentials(page, login);
    const present = () => page.frame.contentWindow as HostPage['window'];
    const navigation = () =>
      present().performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;
    await until(() => navigation()?.type === 'reload', 'the page again');
    expect(new URL(navigation()?.name ?? '').pathname).to.equal('/host');
    expect(present().location.hash).to.equal('#comments');
  });

  it('shows the signed-in viewer on a page with unsaved input that is the target (OQ-109)', async () => {
    const { login } = await open(
      { [LOGIN]: { data: {} } },
      '<input id="own"><cntv-login backurl="#comments"></cntv-login>',
    );
    const field = page.document.getElementById('own') as HTMLInputElement;
    field.value = 'a comment';
    let told = 0;
    page.document.addEventListener('cntv-login-success', () => told++);
    await sendCredentials(page, login);
    await until(() => inside(login, '[part~=title]').textContent === '您已登录', 'the signed-in panel');
    expect([told, field.isConnected, field.value]).to.deep.equal([1, true, 'a comment']);
    expect(page.frame.contentWindow?.document).to.equal(page.document);
  });

  it('shows the signed-in viewer if the page cancels the redirect (LOGIN-14)', async () => {
    const { login } = await open({ [LOGIN]: { data: {} } }, '<cntv-login backurl="/host?done"></cntv-login>');
    let detail: { redirectTo: string } | undefined;
    page.document.addEventListener('cntv-login-success', (event) => {
      event.preventDefault();
      detail = (event as CustomEvent).detail;
    });
    await sendCredentials(page, login);
    await until(() => detail, 'cntv-login-success');
    expect(detail?.redirectTo).to.match(/\/host\?done$/);
    await until(() => inside(login, '[part~=title]').textContent === '您已登录', 'the signed-in panel');
  });

  it('shows the viewer’s name after a sign-in without a redirect, with one request for all elements (API-01, ENT-01, APIMAP-22)', async () => {
    const { api, login } = await open(
      {
        [LOGIN]: { data: {} },
        [INFO]: { data: { nick_name: '山间来客', face_uri: 'javascript:alert(1)' } },
      },
      '<cntv-login></cntv-login><cntv-login></cntv-login>',
    );
    login.addEventListener('cntv-login-success', (event) => event.preventDefault());
    await sendCredentials(page, login);
    await until(() => inside(login, '[part~=title]').textContent === '当前登录账号：山间来客', 'the name');
    expect(api.to(INFO)).to.have.length(1);
    expect(JSON.stringify({ ...page.window.localStorage })).not.to.contain('javascript:');
  });

  it('redirects to the target of the page, on allowed domains only (LOGIN-14, LOGIN-15)', async () => {
    const { login } = await open(
      { [LOGIN]: { data: {} } },
      '<cntv-login backurl="https://evil.example/"></cntv-login>',
      { portalHome: '/host?home' },
    );
    await sendCredentials(page, login);
    await until(() => page.frame.contentWindow?.location.search === '?home', 'the portal home');
  });

  for (const [code, text] of [
    [-21002, '账号无效，请检查后重新输入'],
    [-21018, '账号或密码错误，请重新输入。'],
    [-21023, '该账号尚未激活'],
    [-21025, '该账号已注销'],
  ] as const) {
    it(`shows ${code} under the account field without a toast (LOGIN-11, ERR-04, ERR-14)`, async () => {
      const { login } = await open({ [LOGIN]: { code } });
      await sendCredentials(page, login);
      await until(() => message(login, 'account') === text, text);
      expect(login.shadowRoot?.querySelector('[part~=toast]')).to.equal(null);
      expect(inside<HTMLInputElement>(login, '#account').value).to.equal(CREDENTIALS.account);
    });
  }

  it('shows a wrong password in the form and as a toast (LOGIN-12, ERR-05)', async () => {
    const { login } = await open({ [LOGIN]: { code: -21003 } });
    await sendCredentials(page, login);
    await until(() => message(login, 'password') === '账号或密码错误，请重新输入。', 'the error line');
    await until(() => inside(login, '[part~=toast]').textContent?.includes('密码错误'), 'the toast');
  });

  it('shows a ban as a toast and above the button until the next input, and marks no field (CODE-21024, OQ-33)', async () => {
    const { login } = await open({ [LOGIN]: { code: -21024 } });
    await sendCredentials(page, login);
    const toast = () => login.shadowRoot?.querySelector('[part~=toast]')?.textContent;
    await until(() => toast()?.includes('该账号已被封禁，如有疑问请联系客服'), 'the toast');
    expect(inside(login, '[data-testid~=form-message]').textContent).to.equal(
      '该账号已被封禁，如有疑问请联系客服',
    );
    expect([message(login, 'account'), message(login, 'password')]).to.deep.equal(['', '']);
    expect(login.shadowRoot?.querySelector('[aria-invalid]')).to.equal(null);
    type(inside<HTMLInputElement>(login, '#account'), '13900139000');
    await until(() => !login.shadowRoot?.querySelector('[data-testid~=form-message]'), 'no message');
  });

  for (const [name, fault] of [
    ['no network', { fault: 'offline' }],
    ['a failing server', { fault: 'http', status: 500 }],
    ['an answer that is no JSON', { fault: 'http', status: 200, body: '<html>' }],
  ] as const) {
    it(`shows that the service is busy after ${name} and keeps the values (ERR-07)`, async () => {
      const { api, login } = await open({ [LOGIN]: fault });
      await sendCredentials(page, login);
      await until(
        () =>
          login.shadowRoot?.querySelector('[part~=toast]')?.textContent?.includes('系统繁忙！请稍后重试！'),
        'the toast',
      );
      expect(message(login, 'password')).to.equal('');
      expect(inside<HTMLInputElement>(login, '#account').value).to.equal(CREDENTIALS.account);
      expect(inside<HTMLInputElement>(login, '#password').value).to.equal(CREDENTIALS.password);
      expect(api.to(LOGIN)).to.have.length(1);
    });
  }

  it('sends nothing without a public key and logs the missing page-config key once (WIRE-11, WIRE-13)', async () => {
    const { api, login } = await open({ [LOGIN]: { data: {} } }, '<cntv-login></cntv-login>', {
      signing: {},
    });
    await sendCredentials(page, login);
    await until(
      () => login.shadowRoot?.querySelector('[part~=toast]')?.textContent?.includes('系统繁忙！请稍后重试！'),
      'the toast',
    );
    expect(api.to(LOGIN)).to.have.length(0);
    expect(page.console.filter((line) => line.includes('signing.publicKey is missing'))).to.have.length(1);
  });

  it('shows the expired activation link and sends the mail again (LOGIN-17, MAIL-01, MAIL-02, TOAST-05)', async () => {
    const SEND = 'POST /openapi/v2/user/send/mail';
    const api = new FakeApi({ ...puzzle.answers, [SEND]: { data: {} } });
    page = await openPage({
      html: '<cntv-login></cntv-login>',
      api,
      query: { emailQuery: 'expired', email: 'new@example.com' },
    });
    const login = page.widget('cntv-login');
    const resend = await until(
      () => login.shadowRoot?.querySelector<HTMLFormElement>('[part~=notice] form'),
      'the panel',
    );
    resend.requestSubmit();
    await puzzle.pass(page, login);
    const call = (await until(() => api.to(SEND)[0], 'the mail call')) as Call;
    expect(call.fields).to.include({
      email: 'new@example.com',
      send_type: '1',
      captcha_type: '1',
      captcha_pass_code: 'P4SS',
    });
    await until(() =>
      login.shadowRoot
        ?.querySelector('[part~=toast]')
        ?.textContent?.includes('激活邮件发送成功，请注意查收！'),
    );
  });

  it('offers the activation mail beside the refusal of an address that is not activated (CODE-21023, API-42)', async () => {
    const SEND = 'POST /openapi/v2/user/send/mail';
    const { api, login } = await open({ [LOGIN]: { code: -21023 }, [SEND]: { data: {} } });
    const wayOut = () => login.shadowRoot?.querySelector<HTMLElement>('#account-message button');
    submitCredentials(login, { ...CREDENTIALS, account: 'new@example.com' });
    await puzzle.pass(page, login);
    const link = await until(wayOut, 'the way out');
    expect(message(login, 'account')).to.equal('该账号尚未激活 重新发送激活邮件');
    link.click();
    await puzzle.pass(page, login);
    const call = (await until(() => api.to(SEND)[0], 'the mail call')) as Call;
    expect(call.fields).to.include({ email: 'new@example.com', send_type: '1' });
    await until(() =>
      login.shadowRoot
        ?.querySelector('[part~=toast]')
        ?.textContent?.includes('激活邮件发送成功，请注意查收！'),
    );
    type(inside<HTMLInputElement>(login, '#account'), '.cn');
    await until(() => message(login, 'account') === '' && !wayOut(), 'no message and no way out');
  });

  it('requests the viewer once and shows it instead of the form (LOGIN-16)', async () => {
    const CHECK = 'GET /openapi/v2/user/checkLogin';
    const { api, login } = await open(
      { [CHECK]: { data: { is_login: 1, user_id: '7', nick_name: '山间来客' } } },
      '<cntv-login></cntv-login><cntv-login></cntv-login>',
    );
    await until(() => inside(login, '[part~=title]').textContent === '当前登录账号：山间来客', 'the name');
    expect(api.to(CHECK)).to.have.length(1);
    expect(page.window.location.pathname).to.equal('/host');
  });

  it('opens a provider with appid, method, timestamp and, if set, backurl (OAUTH-01, OAUTH-02)', async () => {
    const { login } = await open(
      {},
      '<cntv-login backurl="/host?back"></cntv-login><cntv-login id="plain"></cntv-login>',
      { registrationHost: 'https://reg.example' },
    );
    const plain = page.document.getElementById('plain') as HTMLElement;
    const address = async (widget: HTMLElement) => {
      // The providers are rendered right after hydration.
      const link = await until(
        () => widget.shadowRoot?.querySelector<HTMLAnchorElement>('a[data-testid~=provider]'),
        'the providers are rendered',
      );
      link.addEventListener('click', (event) => event.preventDefault());
      link.click();
      return new URL(link.href);
    };
    const url = await address(login);
    expect(url.origin + url.pathname).to.equal('https://reg.example/openapi/v2/user/oauth/weChat');
    expect(url.searchParams.get('appid')).to.equal('demo');
    expect(url.searchParams.get('method')).to.equal('login');
    expect(url.searchParams.get('backurl')).to.match(/\/host\?back$/);
    expect(Math.abs(Number(url.searchParams.get('timestamp')) - Date.now() / 1000)).to.be.lessThan(60);
    plain.scrollIntoView();
    await until(() => isReady(plain));
    expect((await address(plain)).searchParams.has('backurl')).to.equal(false);
  });

  it('dispatches an event before it follows a link (ROUTE-47)', async () => {
    const { login } = await open();
    const wanted: unknown[] = [];
    page.document.addEventListener('cntv-navigate', (event) => {
      event.preventDefault();
      const { name, path } = (event as CustomEvent).detail;
      wanted.push(name, path);
    });
    inside(login, 'a[href^="/regist"]').click();
    expect(wanted).to.deep.equal(['Register', '/regist.html']);
    expect(page.window.location.pathname).to.equal('/host');
  });
});
