import { expect } from '@esm-bundle/chai';
import { FakeApi } from '../../../support/element/fake-api';
import { inside, submitForm, until } from '../../../support/element/host';
import { type LoginPage, openLogin } from '../../../support/element/pages/login-page';
import { puzzle } from '../../../support/element/puzzle';
import { CREDENTIALS, LOGIN, submitCredentials } from '../../../support/element/sign-in';
import { PUBLIC_KEY } from '../../../support/test-key';

const INFO = 'GET /openapi/v2/user/info';
const CAPTCHA = 'GET /openapi/v2/user/captcha/dynamic/puzzle';

describe('the form of <cntv-login>', () => {
  let page: LoginPage;
  afterEach(() => page.closeWithoutErrors());

  async function open() {
    const api = new FakeApi({
      ...puzzle.answers,
      [LOGIN]: { data: {} },
      [INFO]: { data: { nick_name: '' } },
    });
    page = await openLogin({ api, config: { appid: 'demo', signing: { publicKey: PUBLIC_KEY } } });
    return { api, login: page.login };
  }
  const field = (login: HTMLElement, name: string) => inside<HTMLInputElement>(login, `#${name}`);
  const slider = (login: HTMLElement) =>
    login.shadowRoot?.querySelector('[role=slider]:not([aria-disabled])');

  it('submits once when submit is pressed three times', async () => {
    const { api, login } = await open();
    login.addEventListener('cntv-login-success', (event) => event.preventDefault());
    submitCredentials(login);
    submitForm(login);
    inside(login, 'button[type=submit]').click();
    await puzzle.pass(page, login);
    await until(() => inside(login, '[part~=title]').textContent === '您已登录', 'the signed-in panel');
    expect(api.to(LOGIN)).to.have.length(1);
    expect(api.to(CAPTCHA)).to.have.length(1);
  });

  it('reads values that a password manager wrote without an event', async () => {
    const { login } = await open();
    field(login, 'account').value = 'someone@example.com';
    field(login, 'password').value = 'Demo123!';
    submitForm(login);
    await until(() => slider(login), 'the captcha, because the values are valid');
  });

  it('keeps the values, returns the focus and sends nothing when the captcha is closed (CAPT-17)', async () => {
    const { api, login } = await open();
    submitCredentials(login);
    await until(() => slider(login), 'the captcha');
    inside(login, '[data-testid~=close]').click();
    await until(() => !slider(login), 'the captcha is closed');
    expect(login.shadowRoot?.activeElement).to.equal(field(login, 'password'));
    expect(field(login, 'password').value).to.equal(CREDENTIALS.password);
    expect(api.to(LOGIN)).to.have.length(0);
  });
});
