import { expect } from '@esm-bundle/chai';
import { FakeApi } from '../support/element/fake-api';
import { type HostPage, inside, openPage, submitForm, until } from '../support/element/host';
import { openLogin } from '../support/element/pages/login-page';
import { puzzle } from '../support/element/puzzle';
import { LOGIN, sendCredentials, submitCredentials } from '../support/element/sign-in';

const CHECK = 'GET /openapi/v2/user/checkLogin';
const COUNT = 'GET /openapi/v2/user/message/count';
type Axe = { run(context: Document, options: object): Promise<{ violations: Violation[] }> };
type Violation = { id: string; nodes: { target: unknown; failureSummary?: string }[] };

for (const theme of ['light', 'dark']) {
  describe(`axe finds nothing, ${theme}`, () => {
    let page: HostPage;
    afterEach(async () => {
      const { violations } = await judge().finally(() => page.close());
      expect(
        violations.map(({ id, nodes }) => [id, ...nodes.map(({ failureSummary }) => failureSummary)]),
      ).to.deep.equal([]);
    });
    async function judge() {
      const { axe } = page.window as unknown as { axe: Axe };
      // Only the widgets are checked, because the page has no landmarks. Animations are finished, because they change colours.
      await Promise.allSettled(animations().map(({ finished }) => finished));
      return axe.run(page.document, { rules: { region: { enabled: false } } });
    }
    const find = (login: HTMLElement, selector: string) =>
      login.shadowRoot?.querySelector<HTMLElement>(selector);
    const animations = () =>
      [...page.document.querySelectorAll('cntv-login, cntv-unread-badge')]
        .flatMap(({ shadowRoot }) => shadowRoot?.getAnimations() ?? [])
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);

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
      await until(() => inside(login, '[part~=title]').textContent === '您已登录：山间来客', 'the panel');
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
