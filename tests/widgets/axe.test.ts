import { expect } from '@esm-bundle/chai';
import { axeFindings } from '../support/element/axe';
import { FakeApi } from '../support/element/fake-api';
import { type HostPage, inside, openPage, submitForm, until } from '../support/element/host';
import { openLogin } from '../support/element/pages/login-page';
import { puzzle } from '../support/element/puzzle';
import { LOGIN, sendCredentials, submitCredentials } from '../support/element/sign-in';

const CHECK = 'GET /openapi/v2/user/checkLogin';
const COUNT = 'GET /openapi/v2/user/message/count';

for (const theme of ['light', 'dark']) {
  describe(`axe finds nothing, ${theme}`, () => {
    let page: HostPage;
    afterEach(async () => {
      const findings = await axeFindings(page).finally(() => page.close());
      expect(findings).to.deep.equal([]);
    });
    const find = (login: HTMLElement, selector: string) =>
      login.shadowRoot?.querySelector<HTMLElement>(selector);

    async function open(answers: ConstructorParameters<typeof FakeApi>[0] = {}, attributes = '') {
      const opened = await openLogin({
        html: `<main><h1>Page</h1><cntv-login theme="${theme}" ${attributes}></cntv-login></main>`,
        api: new FakeApi({ ...puzzle.answers, ...answers }),
        config: { appid: 'demo', signing: { mode: 'off' } },
        assets: ['/node_modules/axe-core/axe.min.js'],
      });
      page = opened;
      if (theme === 'dark') page.document.documentElement.style.background = '#000';
      return opened.login;
    }

    it('in the login', async () => {
      await open();
    });

    it('in the English login of the mobile site', async () => {
      await open({}, 'lang="en" variant="mobile"');
    });

    it('in the login with errors', async () => {
      const login = await open();
      submitForm(login);
      await until(() => inside(login, '#password-message').textContent === '请输入密码', 'the messages');
    });

    for (const kind of ['puzzle', 'click']) {
      it(`in the captcha: ${kind}`, async () => {
        const login = await open({}, `captcha="${kind}"`);
        submitCredentials(login);
        await until(() => find(login, '[data-phase]')?.dataset.phase === 'ready', 'the captcha');
      });
    }

    it('in a toast', async () => {
      const login = await open({ [LOGIN]: { fault: 'offline' } });
      await sendCredentials(page, login);
      await until(() => find(login, '[part~=toast]')?.textContent, 'the toast');
    });

    it('in the panel of a signed-in viewer', async () => {
      const login = await open({ [CHECK]: { data: { is_login: 1, nick_name: '山间来客' } } });
      await until(() => inside(login, '[part~=title]').textContent === '当前登录账号：山间来客', 'the panel');
    });

    it('in the badge', async () => {
      page = await openPage({
        html: `<main><h1>Page</h1><p>消息 <cntv-unread-badge theme="${theme}" href="/m"></cntv-unread-badge></p></main>`,
        api: new FakeApi({ [COUNT]: { data: { subscribe_count: 1, system_count: 2 } } }),
        config: { appid: 'demo' },
        assets: ['/node_modules/axe-core/axe.min.js'],
      });
      const badge = page.widget('cntv-unread-badge');
      await until(() => badge.shadowRoot?.querySelector('[part~=badge]'), 'the number');
    });
  });
}
