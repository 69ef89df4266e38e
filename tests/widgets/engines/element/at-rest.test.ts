import { expect } from '@esm-bundle/chai';
import { FakeApi } from '../../../support/element/fake-api';
import { configure, openWithFault, reconnect } from '../../../support/element/faults/chunk-faults';
import {
  type HostPage,
  inside,
  isAtRest,
  isReady,
  openPage,
  requestedFiles,
  stateOf,
  submitForm,
  touch,
  type,
  until,
} from '../../../support/element/host';
import { puzzle } from '../../../support/element/puzzle';

const HTML = '<cntv-login><a href="/login.html">登录</a></cntv-login>';
const SCRIPT = '/dist/cntv-widgets.js';
const CHECK = 'GET /openapi/v2/user/checkLogin';
const SIGNED_IN = { data: { is_login: 1, nick_name: '小明' } };
const STORED = {
  status: 'signed-in',
  checkedAt: 1,
  since: 1,
  operatorName: '小明',
  avatarUrl: '',
  isOauthOnly: false,
};

describe('a login that nobody has touched', () => {
  let page: HostPage;
  afterEach(() => page.closeWithoutErrors());

  type Options = Partial<Parameters<typeof openPage>[0]>;

  async function open(options: Options = {}, answers: ConstructorParameters<typeof FakeApi>[0] = {}) {
    const api = new FakeApi({ ...puzzle.answers, ...answers });
    page = await openPage({ html: HTML, api, ...options });
    return { api, login: page.widget('cntv-login') };
  }
  async function openAtRest(options?: Options, answers?: ConstructorParameters<typeof FakeApi>[0]) {
    const opened = await open(options, answers);
    await until(() => isAtRest(opened.login), 'the login is at rest');
    return opened;
  }
  const hasView = () => requestedFiles(page).some((url) => /\/(react|login\.view)-/.test(url));
  const texts = (login: HTMLElement, selector: string) =>
    [...(login.shadowRoot as ShadowRoot).querySelectorAll(selector)].map(({ textContent }) => textContent);

  /** Places of elements; those of a picture are empty where it is drawn as HTML. */
  const boxes = (login: HTMLElement, selector: string) =>
    [...(login.shadowRoot as ShadowRoot).querySelectorAll(selector)].map((found) =>
      found.getBoundingClientRect(),
    );

  it('is ready without React, shows all ways to sign in, and asks once who is signed in', async () => {
    const { api, login } = await openAtRest();
    expect(texts(login, 'li')).to.deep.equal(['微信', 'QQ', '微博', '支付宝']);
    const drawn = boxes(login, 'li path,[data-testid=toggle] *');
    expect(drawn.length).to.be.above(texts(login, 'li').length);
    expect(drawn.every(({ width }) => width > 0)).to.equal(true);
    expect(texts(login, '[data-desktop] > a[part=link]')).to.deep.equal(['扫码登录']);
    await until(() => api.calls.length > 0, 'the check');
    expect(api.calls.map(({ method, path }) => `${method} ${path}`)).to.deep.equal([CHECK]);
    expect(hasView()).to.equal(false);
    expect(login.dataset.state ?? 'ready').to.equal('ready');
  });

  it('shows the ways of the mobile site', async () => {
    const { login } = await openAtRest({ html: '<cntv-login variant="mobile"></cntv-login>' });
    expect(texts(login, 'li')).to.deep.equal(['QQ', '微博']);
    expect(inside<HTMLAnchorElement>(login, 'p a').getAttribute('href')).to.equal('/mobile/new/regist.html');
    expect(hasView()).to.equal(false);
  });

  const signs: Record<string, (login: HTMLElement) => void> = {
    'a pointer': touch,
    'a press': (login) =>
      inside(login, '#account').dispatchEvent(
        new PointerEvent('pointerdown', { bubbles: true, composed: true }),
      ),
    'the focus': (login) => login.focus(),
    'a value that a password manager writes': (login) => {
      inside<HTMLInputElement>(login, '#account').value = '13800138000';
      inside(login, '#account').dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    },
    'a click on a link': (login) => inside(login, 'a[href*=findPassword]').click(),
    'an attribute': (login) => login.setAttribute('captcha', 'click'),
    'the language of the page': () => {
      page.document.documentElement.lang = 'en';
    },
    'texts of the page': () => void configure(page, SCRIPT, { texts: { login: { title: '欢迎回来' } } }),
  };
  for (const [name, give] of Object.entries(signs))
    it(`loads its view for ${name}, over the same form and without a shift`, async () => {
      const { login } = await openAtRest();
      page.document.addEventListener('cntv-navigate', (event) => event.preventDefault());
      const form = inside(login, 'form');
      const { height } = login.getBoundingClientRect();
      expect(hasView()).to.equal(false);
      give(login);
      await until(() => stateOf(login) === 'ready' && !isAtRest(login), 'the view');
      expect(hasView()).to.equal(true);
      if (/texts|language/.test(name)) return;
      expect(inside(login, 'form')).to.equal(form);
      expect(login.getBoundingClientRect().height).to.equal(height);
    });

  it('submits what was pressed at rest once the view is there', async () => {
    const { login } = await openAtRest();
    submitForm(login);
    await until(
      () => inside(login, '#account-message').textContent === '请输入账号',
      'the held submit validated',
    );
  });

  it('is loaded where it was moved to another document, which has not its styles', async () => {
    const { login } = await openAtRest();
    const frame = page.document.createElement('iframe');
    frame.width = '500';
    page.document.body.prepend(frame);
    frame.contentDocument?.body.append(login);
    await until(() => stateOf(login) === 'ready' && !isAtRest(login), 'the view');
    expect(inside(login, '#account').offsetHeight).to.equal(44);
  });

  it('has its view at once when it is added again, with what the view has kept', async () => {
    const { login } = await openAtRest();
    await until(() => isReady(login), 'the view');
    inside(login, '#autoLogin').click();
    await reconnect(page, login);
    await until(() => stateOf(login) === 'ready', 'the login is ready again');
    expect(isAtRest(login)).to.equal(false);
    await until(() => inside<HTMLInputElement>(login, '#autoLogin').checked, 'the box is checked');
  });

  it('has the account that was typed earlier in this tab', async () => {
    sessionStorage.setItem('cntv:account', JSON.stringify('13800138000'));
    const { login } = await openAtRest();
    expect(inside<HTMLInputElement>(login, '#account').value).to.equal('13800138000');
    expect(hasView()).to.equal(false);
  });

  it('keeps the account that was typed before the view was there', async () => {
    const { login } = await openAtRest();
    type(inside<HTMLInputElement>(login, '#account'), '13800138000');
    await until(() => stateOf(login) === 'ready' && !isAtRest(login), 'the view');
    expect(sessionStorage.getItem('cntv:account')).to.equal('"13800138000"');
  });

  const needs: Record<string, [Options, ConstructorParameters<typeof FakeApi>[0]?]> = {
    'loading="eager"': [{ html: '<cntv-login loading="eager"></cntv-login>' }],
    'a link of the activation mail': [{ query: { emailQuery: 'a@b.cn' } }],
    'texts of the page': [{ config: { texts: { login: { title: '欢迎回来' } } } }],
    'a viewer whom the server knows': [{}, { [CHECK]: SIGNED_IN }],
  };
  for (const [name, [options, answers]] of Object.entries(needs))
    it(`loads its view by itself for ${name}`, async () => {
      const { login } = await open(options, answers);
      await until(() => stateOf(login) === 'ready' && !isAtRest(login), 'the view');
      expect(hasView()).to.equal(true);
    });

  for (const [name, stored, answers, zoom] of [
    ['stored', JSON.stringify(STORED), { [CHECK]: SIGNED_IN }, 1],
    ['known by the server alone', null, { [CHECK]: SIGNED_IN }, 1],
    ['under CSS zoom', JSON.stringify(STORED), { [CHECK]: SIGNED_IN }, 1.5],
  ] as const)
    it(`shows a viewer who is signed in (${name}) without a shift of what is below`, async () => {
      if (stored) localStorage.setItem('cntv:session', stored);
      const { login } = await open(
        {
          html: `${HTML}<p id="below">below</p>`,
          prepare: ({ document }: Window) => document.documentElement.style.setProperty('zoom', `${zoom}`),
        },
        answers,
      );
      const below = page.document.getElementById('below') as HTMLElement;
      const { top } = below.getBoundingClientRect();
      await until(() => texts(login, '[part~=card]').join('').includes('小明'), 'the panel');
      expect(below.getBoundingClientRect().top).to.equal(top);
    });

  it('reserves no height for the panel of a viewer who signs in after the touch', async () => {
    const { api, login } = await openAtRest({}, { [CHECK]: { code: -10001, message: 'not logged in' } });
    touch(login);
    await until(() => stateOf(login) === 'ready' && !isAtRest(login), 'the view');
    const { height } = login.getBoundingClientRect();
    await until(() => localStorage.getItem('cntv:session')?.includes('signed-out'), 'the session check');
    Object.assign(api.answers, { [CHECK]: SIGNED_IN });
    const at = Date.now();
    // As another tab does.
    const tab = new BroadcastChannel('cntv:session');
    tab.postMessage({ ...STORED, checkedAt: at, since: at });
    tab.close();
    await until(() => texts(login, '[part~=card]').join('').includes('小明'), 'the panel');
    expect(inside(login, 'div').style.minHeight).to.equal('');
    expect(login.getBoundingClientRect().height).to.be.below(height);
  });

  it('counts a pointer that the browser says is over it already as a touch', async () => {
    const { login } = await open({
      prepare({ Element: { prototype } }: HostPage['window']) {
        const { matches } = prototype;
        // A script cannot move the pointer.
        prototype.matches = function (this: Element, selector: string): this is never {
          return selector === ':hover' ? this.localName === 'cntv-login' : matches.call(this, selector);
        };
      },
    } as never);
    await until(() => stateOf(login) === 'ready' && !isAtRest(login), 'the view');
    expect(hasView()).to.equal(true);
  });

  it('is as usable as before when its file is lost: the view is loaded instead', async () => {
    const { page: opened, widget } = await openWithFault('missing', 'login-rest.chunk', {
      html: HTML,
      api: new FakeApi(puzzle.answers),
    });
    page = opened;
    await until(() => isReady(widget), 'the view');
    expect(hasView()).to.equal(true);
  });
});
