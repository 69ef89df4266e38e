import { expect } from '@esm-bundle/chai';
import { type ChunkFault, frames, openWithFault } from '../../support/element/faults/chunk-faults';
import {
  BUSY,
  errorsOf,
  expectReload,
  expectRetry,
  FAULTS,
  find,
  reloadBy,
  restartBy,
  retryIn,
} from '../../support/element/faults/lost-chunk';
import { type HostPage, inside, isReady, stateOf, submitForm, type, until } from '../../support/element/host';
import { CREDENTIALS, sendCredentials, submitCredentials } from '../../support/element/sign-in';
import { PUBLIC_KEY } from '../../support/test-key';

let page: HostPage;
afterEach(() => page.closeWithoutErrors());

async function open(fault: ChunkFault, chunk: string, options?: Parameters<typeof openWithFault>[2]) {
  const opened = await openWithFault(fault, chunk, options);
  page = opened.page;
  return { ...opened, login: opened.widget, errors: errorsOf(page) };
}

describe('a failed chunk of <cntv-login>', () => {
  it('offers a reload by name after a retry that failed', async () => {
    const { login, count } = await open('missing', 'login.view');
    await until(() => stateOf(login) === 'error', 'the failure');
    await expectRetry(page, login, count);
    await expectReload(page, login, count);
    await reloadBy(page, retryIn(login));
  });

  it('shows its message in Traditional Chinese', async () => {
    const { login } = await open('missing', 'login.view', {
      html: '<cntv-login lang="zh-Hant-HK"></cntv-login>',
    });
    await until(() => retryIn(login), 'the retry');
    expect(login.shadowRoot?.textContent).to.equal('系統忙碌中，請稍後再試 重試');
  });

  it('keeps the form usable when the panel of an expired link is lost', async () => {
    const { login, count, errors } = await open('missing', 'activation-panel', {
      query: { emailQuery: 'expired', email: 'inactive@example.com' },
    });
    await expectRetry(page, login, count);
    expect(isReady(login)).to.equal(true);
    expect(errors).to.have.length(1);
    await sendCredentials(page, login);
  });

  it('offers a retry when the captcha is lost, and keeps what was typed', async () => {
    const { login, count, errors } = await open('missing', 'captcha-dialog');
    await until(() => isReady(login), 'the login');
    submitCredentials(login);
    await expectRetry(page, login, count);
    expect(isReady(login)).to.equal(true);
    expect(errors).to.have.length(1);
    expect(inside<HTMLInputElement>(login, '#password').value).to.equal(CREDENTIALS.password);
    await expectReload(page, login, count);
    await restartBy(page, login);
    expect(inside<HTMLInputElement>(login, '#account').value).to.equal(CREDENTIALS.account);
    expect(inside<HTMLInputElement>(login, '#password').value).to.equal(CREDENTIALS.password);
  });

  it('shows what was typed when it starts again without the focus', async () => {
    const { login, count } = await open('missing', 'captcha-dialog', { html: '<cntv-login></cntv-login>' });
    await until(() => isReady(login), 'the login');
    submitCredentials(login);
    await expectRetry(page, login, count);
    await expectReload(page, login, count);
    // Some browsers do not focus a button that is pressed.
    retryIn(login)?.blur();
    expect(login.shadowRoot?.activeElement).to.equal(null);
    retryIn(login)?.click();
    await until(() => stateOf(login) === 'ready', 'the element is ready again');
    expect(inside<HTMLInputElement>(login, '#password').value).to.equal(CREDENTIALS.password);
  });
});

describe('a failed chunk of the screens of <cntv-login standalone>', () => {
  for (const fault of FAULTS) {
    it(`keeps the sign-in and what was typed, and offers a reload after a second failure: ${fault}`, async () => {
      const { login, count, errors } = await open(fault, 'in-place', {
        html: '<cntv-login standalone></cntv-login>',
      });
      await until(() => isReady(login) && find(login, '[data-desktop]'), 'the view is mounted');
      type(inside<HTMLInputElement>(login, '#account'), CREDENTIALS.account);
      inside(login, 'a[href*=regist]').click();
      await until(() => find(login, '[part=toast]')?.textContent?.includes(BUSY), 'the toast');
      expect(retryIn(login)).to.equal(null);
      expect(errors).to.deep.equal([BUSY]);
      inside(login, 'a[href*=regist]').click();
      const reload = await until(() => retryIn(login), 'the reload');
      expect(reload.textContent).to.equal('重新加载');
      await frames(page, 10);
      expect(await count()).to.be.at.most(4);
      expect(isReady(login)).to.equal(true);
      expect(inside<HTMLInputElement>(login, '#account').value).to.equal(CREDENTIALS.account);
    });
  }
});

describe('a failed chunk of a request', () => {
  it('shows the busy text first, then also a reload', async () => {
    const { login, count } = await open('missing', 'crypto/sign', {
      config: { appid: 'demo', signing: { publicKey: PUBLIC_KEY } },
    });
    await until(() => isReady(login), 'the login');
    await sendCredentials(page, login);
    await until(() => find(login, '[part=toast]')?.textContent?.includes(BUSY), 'the toast');
    expect(find(login, '[part=toast] [data-testid~=retry]')).to.equal(null);
    expect(inside<HTMLInputElement>(login, '#password').value).to.equal(CREDENTIALS.password);
    // The proof of the captcha was not sent, so that no other one is asked for.
    submitForm(login);
    const reload = await until(() => find(login, '[part=toast] [data-testid~=retry]'), 'the reload');
    expect(reload.textContent).to.equal('重新加载');
    expect(await count()).to.be.at.most(4);
    reload.click();
    await until(() => isReady(login), 'the login again');
    expect(inside<HTMLInputElement>(login, '#password').value).to.equal(CREDENTIALS.password);
  });
});
