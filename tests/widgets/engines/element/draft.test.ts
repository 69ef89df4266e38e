import { expect } from '@esm-bundle/chai';
import { FakeApi } from '../../../support/element/fake-api';
import { LOGIN_WITH_FALLBACK, openWithFault, reconnect } from '../../../support/element/faults/chunk-faults';
import { type HostPage, inside, isReady, openPage, until } from '../../../support/element/host';
import { openLogin } from '../../../support/element/pages/login-page';
import { puzzle } from '../../../support/element/puzzle';
import { CREDENTIALS, typeCredentials } from '../../../support/element/sign-in';

describe('the typed values of a widget', () => {
  let page: HostPage;
  afterEach(() => page.closeWithoutErrors());

  async function open() {
    const opened = await openLogin({ html: LOGIN_WITH_FALLBACK });
    page = opened;
    return opened.login;
  }
  const typed = (login: HTMLElement) =>
    ['#account', '#password'].map((field) => inside<HTMLInputElement>(login, field).value);

  it('are kept without the password when the element is removed and added again', async () => {
    const login = await open();
    typeCredentials(login);
    await reconnect(page, login);
    await until(() => isReady(login), 'ready again');
    expect(typed(login)).to.deep.equal([CREDENTIALS.account, '']);
  });

  it('are kept without a password that is shown as text', async () => {
    const login = await open();
    typeCredentials(login);
    inside(login, '[data-testid~=toggle]').click();
    await until(() => inside<HTMLInputElement>(login, '#password').type === 'text', 'the readable password');
    await reconnect(page, login);
    await until(() => isReady(login), 'ready again');
    expect(typed(login)).to.deep.equal([CREDENTIALS.account, '']);
  });

  it('are kept without the password when the element is removed before its view is loaded', async () => {
    const { widget: login, page: held, release } = await openWithFault('held', 'login.view');
    page = held;
    typeCredentials(login);
    await reconnect(page, login);
    expect(typed(login)).to.deep.equal([CREDENTIALS.account, '']);
    await release();
    await until(() => isReady(login), 'the view took over');
    expect(typed(login)).to.deep.equal([CREDENTIALS.account, '']);
  });

  it('are kept with the password when the element is moved within a task', async () => {
    const login = await open();
    typeCredentials(login);
    login.remove();
    page.document.body.prepend(login);
    await Promise.resolve();
    expect(typed(login)).to.deep.equal(Object.values(CREDENTIALS));
  });

  it('are kept with the password when the view replaces the prerender', async () => {
    page = await openPage({
      html: LOGIN_WITH_FALLBACK,
      api: new FakeApi(puzzle.answers),
      config: { texts: { login: { title: '欢迎回来' } } },
    });
    const login = page.widget('cntv-login');
    typeCredentials(login);
    await until(() => inside(login, '[part~=title]').textContent === '欢迎回来', 'the configured title');
    expect(typed(login)).to.deep.equal(Object.values(CREDENTIALS));
  });
});
