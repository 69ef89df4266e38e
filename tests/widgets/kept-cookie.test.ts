import { expect } from '@esm-bundle/chai';
import { COOKIE_CHECK_MS } from '#config/limits';
import { type Answer, FakeApi } from '../support/element/fake-api';
import { holdTimers } from '../support/element/hold-timers';
import { type HostPage, inside, openPage, until } from '../support/element/host';
import { openLogin } from '../support/element/pages/login-page';
import { puzzle } from '../support/element/puzzle';
import { CREDENTIALS, LOGIN, sendCredentials } from '../support/element/sign-in';

const CHECK = 'GET /openapi/v2/user/checkLogin';
const QR = '/openapi/v2/user/QRCode/login';
const NOT_KEPT = /^浏览器没有保存登录所需的 Cookie。/;
const SIGNED_OUT: readonly Answer[] = [{ code: -10001 }, { data: { is_login: 0 } }];

describe('a sign-in in a browser that keeps no cookie of the page’s own origin (OQ-105)', () => {
  let page: HostPage;
  let successes: string[];
  /** Ends the time that the check has. */
  let endCheck: () => void;
  afterEach(() => page.closeWithoutErrors());

  function prepare(window: Window) {
    successes = [];
    endCheck = holdTimers(window, COOKIE_CHECK_MS);
    window.addEventListener('cntv-login-success', (event) => {
      event.preventDefault();
      successes.push((event as CustomEvent).detail.redirectTo);
    });
  }
  /** Signs in; the login check has this answer afterwards. */
  async function signIn(check: Answer, response: object = {}) {
    const api: FakeApi = new FakeApi({
      ...puzzle.answers,
      [CHECK]: () => (api.to(LOGIN).length > 0 ? check : { code: -10001 }),
      [LOGIN]: { data: response },
    });
    const config = { appid: 'demo', signing: { mode: 'off' }, ssoEndpoints: ['/sso'] };
    const opened = await openLogin({ api, config, prepare });
    page = opened;
    await sendCredentials(page, opened.login);
    await until(() => api.to(LOGIN).length === 1, 'the call');
    return { ...opened, api };
  }
  /** The calls after the sign-in. */
  /** Without those of the code beside the form, which come at any time. */
  const callsAfter = (api: FakeApi) =>
    api.calls
      .slice(api.calls.findIndex(({ path }) => LOGIN.endsWith(path)) + 1)
      .map(({ path }) => path)
      .filter((path) => !path.startsWith(QR));

  for (const check of SIGNED_OUT)
    it(`says so in the form, which keeps the account: ${JSON.stringify(check)}`, async () => {
      const { login, api } = await signIn(check);
      const words = () => login.shadowRoot?.querySelector('[data-testid~=form-message]')?.textContent;
      await until(() => NOT_KEPT.test(words() ?? ''), 'the message');
      expect(inside<HTMLInputElement>(login, '#account').value).to.equal(CREDENTIALS.account);
      expect(successes).to.deep.equal([]);
      expect(callsAfter(api)).to.deep.equal(['/openapi/v2/user/checkLogin']);
      expect(localStorage.getItem('cntv:session') ?? '').not.to.contain('signed-in');
    });

  for (const check of [
    { data: {} },
    { code: -1 },
    { fault: 'http', status: 500 },
    { fault: 'offline' },
  ] as const)
    it(`lets the viewer through after one check with another answer: ${JSON.stringify(check)}`, async () => {
      const { api } = await signIn(check);
      await until(() => successes.length === 1, 'the sign-in');
      expect(callsAfter(api).filter((path) => path.endsWith('/checkLogin'))).to.have.length(1);
    });

  it('lets the viewer through after 2 s without an answer (WIRE-07)', async () => {
    const { api } = await signIn({ fault: 'pending' });
    await until(() => callsAfter(api).length === 1, 'the check');
    expect(successes).to.deep.equal([]);
    endCheck();
    await until(() => successes.length === 1, 'the sign-in');
  });

  it('keeps nobody back whose cookie the hand-off sets (LOGIN-13)', async () => {
    const { api } = await signIn({ code: -10001 }, { sso: ['/sso/set'], ticket: 'T' });
    await until(() => successes.length === 1, 'the sign-in');
    expect(callsAfter(api)).not.to.contain('/openapi/v2/user/checkLogin');
  });

  it('keeps nobody back whose cookie the address of a QR code sets (OQ-39)', async () => {
    const url = 'https://www.example.com/set';
    const api = new FakeApi({
      [CHECK]: { code: -10001 },
      [`GET ${QR}/generationQRCode`]: { data: 'code-1' },
      [`GET ${QR}/getQrcodeStatus`]: { data: { status: 0, url } },
    });
    page = await openPage({
      html: '<cntv-qr-login></cntv-qr-login>',
      api,
      config: { appid: 'demo' },
      prepare,
    });
    await until(() => successes.length === 1, 'the sign-in');
    expect(successes).to.deep.equal([url]);
    expect(api.to(CHECK)).to.have.length(0);
  });
});
