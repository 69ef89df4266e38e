import { expect } from '@esm-bundle/chai';
import { DESKTOP_PROVIDERS, type Provider } from '#config/providers';
import { core } from '#i18n/zh-cn/core';
import { type Answer, FakeApi } from '../../support/element/fake-api';
import { type HostPage, inside, until } from '../../support/element/host';
import { openPortalAt } from '../../support/element/pages/portal-page';

const INFO = 'GET /openapi/v2/user/info';
const BINDINGS = 'GET /openapi/v2/user/binding/info';
const UNBIND = 'GET /openapi/v2/user/oauth/UnBind';

const viewer = (more: object = {}): Answer => ({
  data: { uid: 1, nick_name: '山间来客', account: 'demo@example.com', ...more },
});
type Entry = { oauth_type: number; user_id: string };
const bound = (binding_oauth: Entry[] = [], more: object = {}): Answer => ({
  data: {
    binding_email: 'safe@example.org',
    binding_email_status: 2,
    binding_mobile: '13800138000',
    binding_oauth,
    ...more,
  },
});
const QQ = { oauth_type: 303, user_id: 'q1' };
const WECHAT = { oauth_type: 301, user_id: 'w1' };

let page: HostPage;
afterEach(() => page.closeWithoutErrors());

async function open(path: string, answers: ConstructorParameters<typeof FakeApi>[0], config: object = {}) {
  const api = new FakeApi({ [INFO]: viewer(), ...answers });
  const opened = await openPortalAt(path, api, { config });
  page = opened;
  return { portal: opened.portal, api };
}
/** Opens the binding accounts with the third parties. */
async function bindings(answer: Answer | (() => Answer), config: object = {}, answers: object = {}) {
  const opened = await open(
    '/account/bindingAccount',
    { [BINDINGS]: answer, ...answers },
    { showOtherAccounts: true, ...config },
  );
  await until(() => inShadow(opened.portal, '[role=tab]'), 'the sub-tabs');
  return opened;
}
const inShadow = (portal: HTMLElement, selector: string) =>
  portal.shadowRoot?.querySelector<HTMLElement>(selector) ?? null;
const all = (portal: HTMLElement, selector: string) => [
  ...(portal.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
];
const words = (portal: HTMLElement, selector: string) => inShadow(portal, selector)?.textContent;
const row = (provider: string) => `li[data-provider=${provider}]`;
const toasts = (portal: HTMLElement) => all(portal, '[part=toast]').map((toast) => toast.textContent);
const selected = (portal: HTMLElement) => words(portal, '[role=tab][aria-selected=true]');
const comeBack = () => page.window.dispatchEvent(new page.window.Event('focus'));

/** Presses a link to a provider and prevents the navigation. */
function pressBind(portal: HTMLElement, provider: string): HTMLAnchorElement {
  const link = inside<HTMLAnchorElement>(portal, `${row(provider)} [data-testid~=bind]`);
  page.document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  link.click();
  return link;
}

describe('the binding accounts', () => {
  it('have three sub-tabs, and a fourth for third parties if configured (BIND-01, BIND-02, OQ-69)', async () => {
    const { portal } = await open('/account/bindingAccount', { [BINDINGS]: bound([QQ]) });
    await until(() => inShadow(portal, '[role=tab]'), 'the sub-tabs');
    expect(all(portal, '[role=tab]').map((tab) => tab.textContent)).to.deep.equal([
      '绑定信息',
      '密保邮箱',
      '验证手机',
    ]);
    expect(inShadow(portal, '[data-testid~=binding-others]')).to.equal(null);
    expect(inShadow(portal, '[data-testid~=others]')).to.equal(null);
    page.close();
    const shown = (await bindings(bound([QQ]))).portal;
    expect(all(shown, '[role=tab]').map((tab) => tab.textContent)[3]).to.equal('其他账号');
    expect(words(shown, '[data-testid~=binding-others]')).to.equal('QQ');
    const panels = { info: 'bindings', email: 'security-email', mobile: 'verify-phone', others: 'others' };
    for (const [tab, content] of Object.entries(panels))
      expect(inShadow(shown, `#panel-${tab} [data-testid~=${content}]`), tab).not.to.equal(null);
  });

  for (const [what, more, email, mobile, ways] of [
    ['active', {}, 's***@example.org已激活', '138****8000', ['修改邮箱', '更换手机号', '管理']],
    [
      'not active yet',
      { binding_email_status: 1, binding_mobile: '' },
      's***@example.org待激活',
      '未绑定',
      ['激活邮箱', '验证手机', '管理'],
    ],
    ['none', { binding_email: '' }, '未绑定', '138****8000', ['绑定邮箱', '更换手机号', '管理']],
  ] as const) {
    it(`show each binding with a link to change it: email ${what} (BIND-03, BIND-04)`, async () => {
      const { portal } = await bindings(bound([QQ, WECHAT, { ...QQ, user_id: 'q2' }], more));
      expect(words(portal, '[data-testid~=binding-email]')).to.equal(email);
      expect(words(portal, '[data-testid~=binding-mobile]')).to.equal(mobile);
      expect(words(portal, '[data-testid~=binding-others]')).to.equal('QQ、微信');
      expect(all(portal, '[data-testid~=bindings] button').map((button) => button.textContent)).to.deep.equal(
        ways,
      );
      for (const [id, tab] of [
        ['email', '密保邮箱'],
        ['mobile', '验证手机'],
        ['others', '其他账号'],
      ] as const) {
        inside(portal, '#tab-info').click();
        await until(() => selected(portal) === '绑定信息', 'the overview');
        inside(portal, `[data-testid~=to-${id}]`).click();
        await until(() => selected(portal) === tab, tab);
        expect(portal.shadowRoot?.activeElement?.id).to.equal(`tab-${id}`);
      }
    });
  }

  it('prompt viewers without a portal account to register (BIND-03, BIND-26)', async () => {
    const { portal } = await bindings(
      bound([QQ], { binding_email: '', binding_mobile: '' }),
      {},
      {
        [INFO]: viewer({ account: 'oauth' }),
      },
    );
    expect(words(portal, '#panel-info')).to.contain('您目前使用第三方账号登录，请先注册央视网账号');
    expect(inShadow(portal, '[data-testid~=bindings]')).to.equal(null);
    expect(words(portal, row('qq'))).to.contain('已绑定');
  });

  it('show a failed request and retry it (BIND-03, ERR-07)', async () => {
    let isBroken = true;
    const { portal } = await open('/account/bindingAccount', {
      [BINDINGS]: () => (isBroken ? { fault: 'http', status: 500 } : bound()),
    });
    const retry = await until(() => inShadow(portal, '[data-testid~=retry]'), 'the retry');
    isBroken = false;
    retry.click();
    await until(() => words(portal, '[data-testid~=binding-mobile]') === '138****8000', 'the bindings');
  });
});

describe('other accounts', () => {
  it('list each provider, and one that is bound twice has two rows (BIND-05)', async () => {
    const { portal } = await bindings(
      bound([QQ, { ...QQ, user_id: 'q2' }, { oauth_type: 308, user_id: 'a' }]),
    );
    const boundRows: { [name in Provider]?: string[] } = {
      qq: ['QQ已绑定账号 q1解绑', 'QQ已绑定账号 q2解绑'],
      alipay: ['支付宝已绑定解绑'],
    };
    expect(
      all(portal, '[data-testid~=other-account]').map((each) => [each.dataset.provider, each.textContent]),
    ).to.deep.equal(
      DESKTOP_PROVIDERS.flatMap((provider) => {
        const rows = boundRows[provider] ?? [`${core.login.providers[provider]}未绑定绑定`];
        return rows.map((row) => [provider, row]);
      }),
    );
    expect(all(portal, '[data-testid~=unbind]').map((button) => button.ariaLabel)).to.deep.equal([
      '解绑 QQ 账号 q1',
      '解绑 QQ 账号 q2',
      '解绑支付宝',
    ]);
  });

  it('are bound in a new window at a URL created on click (BIND-23, BIND-24, API-34, OAUTH-03)', async () => {
    const { portal } = await bindings(bound([QQ]), { registrationHost: 'https://reg.example' });
    expect(inShadow(portal, `${row('qq')} a`)).to.equal(null);
    const { Date: PageDate } = page.window as unknown as { Date: DateConstructor };
    for (const provider of ['weChat', 'sina', 'alipay']) {
      const later = PageDate.now() + 3_600_000;
      PageDate.now = () => later;
      const link = pressBind(portal, provider);
      const url = new URL(link.href);
      expect(url.origin + url.pathname).to.equal(`https://reg.example/openapi/v2/user/oauth/${provider}`);
      expect([...url.searchParams]).to.deep.equal([
        ['appid', 'demo'],
        ['method', 'binding'],
        ['backurl', page.window.location.href],
        ['timestamp', String(Math.floor(later / 1000))],
      ]);
      expect([link.target, link.rel]).to.deep.equal(['_blank', 'noopener']);
      expect(link.ariaLabel).to.match(/^绑定.+（在新窗口中打开）$/);
    }
  });

  it('are reloaded once when the viewer returns, and other values are kept (BIND-24, OAUTH-03)', async () => {
    let answer = bound();
    const { portal, api } = await bindings(() => answer);
    comeBack();
    inside(portal, '#tab-others').click();
    await until(() => selected(portal) === '其他账号', 'the sub-tab');
    const panel = inside(portal, '#panel-email').firstElementChild;
    inside(portal, `${row('qq')} [data-testid~=bind]`).focus();
    pressBind(portal, 'qq');
    expect(api.to(BINDINGS)).to.have.length(1);
    answer = bound([QQ]);
    comeBack();
    page.document.dispatchEvent(new page.window.Event('visibilitychange'));
    await until(() => inShadow(portal, `${row('qq')} [data-testid~=unbind]`), 'the new binding');
    comeBack();
    expect(api.to(BINDINGS)).to.have.length(2);
    expect(inShadow(portal, '[part~=skeleton]')).to.equal(null);
    expect(inside(portal, '#panel-email').firstElementChild).to.equal(panel);
    expect(portal.shadowRoot?.activeElement).to.equal(inside(portal, `${row('qq')} [data-testid~=unbind]`));
    expect(selected(portal)).to.equal('其他账号');
  });

  it('are reloaded on each return until the binding is done (BIND-24)', async () => {
    const { portal, api } = await bindings(bound());
    const leave = () => page.window.dispatchEvent(new page.window.Event('blur'));
    leave();
    comeBack();
    expect(api.to(BINDINGS)).to.have.length(1);
    pressBind(portal, 'qq');
    for (const asked of [2, 3]) {
      leave();
      comeBack();
      comeBack();
      await until(() => api.to(BINDINGS).length >= asked, `question ${asked}`);
      expect(api.to(BINDINGS)).to.have.length(asked);
    }
  });

  it('stay as they are when the reload fails (BIND-03)', async () => {
    let isBroken = false;
    const { portal, api } = await bindings(() => (isBroken ? { fault: 'offline' } : bound([WECHAT])));
    isBroken = true;
    pressBind(portal, 'qq');
    comeBack();
    await until(() => toasts(portal).join() === '系统繁忙！请稍后重试！', 'the toast');
    expect(words(portal, row('weChat'))).to.contain('已绑定');
    isBroken = false;
    const asked = api.to(BINDINGS).length;
    pressBind(portal, 'qq');
    comeBack();
    await until(() => api.to(BINDINGS).length === asked + 1, 'another question');
    expect(inShadow(portal, '[data-testid~=retry]')).to.equal(null);
  });

  it('are unbound after a confirmation, and the link to bind gets the focus (BIND-25, TOAST-07, API-33, OQ-71)', async () => {
    let answer = bound([QQ, WECHAT]);
    const { portal, api } = await bindings(
      () => answer,
      {},
      {
        [UNBIND]: () => {
          answer = bound([WECHAT]);
          return {};
        },
      },
    );
    inside(portal, '#tab-others').click();
    await until(() => selected(portal) === '其他账号', 'the sub-tab');
    const button = inside(portal, `${row('qq')} [data-testid~=unbind]`);
    const ask = async () => {
      button.focus();
      button.click();
      await until(() => inShadow(portal, '[data-testid~=confirm-dialog]'), 'the question');
    };
    await ask();
    expect(words(portal, '[data-testid~=confirm-dialog] h2')).to.equal('确定解绑 QQ 吗？');
    expect(words(portal, '[data-testid~=confirm-dialog] p')).to.contain('无法使用此 QQ 账号登录');
    inside(portal, '[data-testid~=cancel]').click();
    await until(() => !inShadow(portal, '[data-testid~=confirm-dialog]'), 'no question');
    expect(portal.shadowRoot?.activeElement).to.equal(button);
    expect(api.to(UNBIND)).to.have.length(0);

    await ask();
    inside(portal, '[data-testid~=confirm]').click();
    await until(() => inShadow(portal, `${row('qq')} [data-testid~=bind]`), 'it is unbound');
    await until(() => toasts(portal).join() === '解绑成功！', 'the toast');
    expect(api.to(UNBIND).map(({ fields }) => [fields.oauth_type, fields.oauthid])).to.deep.equal([
      ['303', 'q1'],
    ]);
    expect(api.to(BINDINGS)).to.have.length(2);
    expect(portal.shadowRoot?.activeElement).to.equal(inside(portal, `${row('qq')} [data-testid~=bind]`));
    expect(words(portal, '[data-testid~=binding-others]')).to.equal('微信');
  });

  it('are named with their ID in the confirmation if a provider has two (BIND-25)', async () => {
    const { portal } = await bindings(bound([QQ, { ...QQ, user_id: 'q2' }, WECHAT]));
    for (const [index, title] of [
      '确定解绑微信吗？',
      '确定解绑 QQ 账号 q1 吗？',
      '确定解绑 QQ 账号 q2 吗？',
    ].entries()) {
      all(portal, '[data-testid~=unbind]')[index]?.click();
      await until(() => words(portal, '[data-testid~=confirm-dialog] h2') === title, title);
      inside(portal, '[data-testid~=cancel]').click();
      await until(() => !inShadow(portal, '[data-testid~=confirm-dialog]'), 'no question');
    }
  });

  it('stay bound after a refusal, whose text is shown, and can be unbound again (BIND-25, ERR-10)', async () => {
    const refusals: Answer[] = [
      { code: -21044, message: '这是您唯一的登录方式，不能解绑' },
      { code: -21018 },
      { fault: 'http', status: 500 },
    ];
    const { portal, api } = await bindings(bound([QQ]), {}, { [UNBIND]: () => refusals.shift() ?? {} });
    inside(portal, '#tab-others').click();
    await until(() => selected(portal) === '其他账号', 'the sub-tab');
    for (const told of [
      '这是您唯一的登录方式，不能解绑',
      '账号或密码错误，请重新输入。',
      '系统繁忙！请稍后重试！',
    ]) {
      const button = inside(portal, `${row('qq')} [data-testid~=unbind]`);
      button.focus();
      button.click();
      (await until(() => inShadow(portal, '[data-testid~=confirm]'), 'the question')).click();
      await until(() => toasts(portal).includes(told), told);
      await until(() => button.getAttribute('aria-busy') === null, 'the button is free');
      expect(portal.shadowRoot?.activeElement).to.equal(button);
    }
    expect(api.to(BINDINGS)).to.have.length(1);
  });

  it('redirect a signed-out viewer to the sign-in (ERR-02, ERR-03)', async () => {
    const { portal } = await bindings(bound([QQ]), {}, { [UNBIND]: { code: -10001 } });
    const asked: string[] = [];
    page.document.addEventListener('cntv-login-required', (event) => {
      event.preventDefault();
      asked.push((event as CustomEvent).detail.redirectTo);
    });
    inside(portal, `${row('qq')} [data-testid~=unbind]`).click();
    (await until(() => inShadow(portal, '[data-testid~=confirm]'), 'the question')).click();
    await until(() => asked.length, 'the way to sign in');
    await until(() => words(portal, '[part~=notice]')?.includes('您还没有登录'), 'the notice');
  });
});

describe('an error page', () => {
  const help = { portalHome: '/home.html' };
  const service = { servicePhone: '010-12345678', links: { onlineService: 'https://chat.example.com/' } };
  const hrefs = (portal: HTMLElement) => all(portal, 'a').map((link) => link.getAttribute('href'));

  for (const [path, title, ids] of [
    ['/existent', '已存在绑定关系', 'ROUTE-44, PAGE-05'],
    ['/404', '您访问的页面不存在', 'PAGE-01, PAGE-02'],
  ] as const) {
    it(`${path} shows "${title}" with the configured help (${ids}, PAGE-03, PAGE-04, CONST-37, OQ-85, OQ-86)`, async () => {
      const { portal } = await open(path, {}, { ...help, ...service });
      await until(() => words(portal, '[part~=title]') === title, title);
      expect(hrefs(portal)).to.deep.equal([
        `${page.window.location.origin}/home.html`,
        'https://chat.example.com/',
      ]);
      expect(words(portal, '[data-testid~=service-phone]')).to.equal('客服电话：010-12345678');
      await until(() => page.document.title.endsWith(' - 央视网社区'), 'the title of the page');
      page.close();

      const { portal: bare } = await open(path, {}, help);
      await until(() => words(bare, '[part~=title]') === title, title);
      expect(hrefs(bare)).to.have.length(1);
      expect(inShadow(bare, '[data-testid~=service-phone]')).to.equal(null);
    });

    it(`${path} has a drawing, a sentence, one filled button, and its help below a line if there is any (${ids})`, async () => {
      const { portal } = await open(path, {}, { ...help, ...service });
      await until(() => words(portal, '[part~=title]') === title, title);
      const { height } = inside(portal, '[part~=card] > svg').getBoundingClientRect();
      expect(height).to.be.closeTo(140, 1);
      const filled = (widget: HTMLElement) =>
        all(widget, 'button,a').filter(
          (control) => page.window.getComputedStyle(control).backgroundColor !== 'rgba(0, 0, 0, 0)',
        );
      expect(filled(portal).map(({ textContent }) => textContent)).to.deep.equal(['返回我的首页']);
      const line = (widget: HTMLElement) =>
        all(widget, '[part~=card] > div').filter(
          (part) => page.window.getComputedStyle(part).borderTopWidth === '1px',
        ).length;
      expect([all(portal, '[part~=card] > p').length, line(portal)]).to.deep.equal([1, 1]);
      page.close();
      const { portal: bare } = await open(path, {}, help);
      await until(() => words(bare, '[part~=title]') === title, title);
      expect([filled(bare).length, line(bare)]).to.deep.equal([1, 0]);
    });

    it(`${path} has a button back to the viewer’s home (PAGE-06, OQ-21)`, async () => {
      const { portal } = await open(path, {});
      const button = await until(() => inShadow(portal, '[data-testid~=user-home]'), 'the button');
      expect(button.textContent).to.equal('返回我的首页');
      button.click();
      await until(() => page.window.location.pathname === '/host/index.html', 'the home');
    });
  }
});
