import { expect } from '@esm-bundle/chai';
import { FakeApi } from '../../support/element/fake-api';
import { openWithFault } from '../../support/element/faults/chunk-faults';
import {
  type HostPage,
  inside,
  isReady,
  openPage,
  submitForm,
  type,
  until,
} from '../../support/element/host';
import { NOTHING_KEPT, openPortalAt } from '../../support/element/pages/portal-page';
import { puzzle } from '../../support/element/puzzle';
import { submitCredentials } from '../../support/element/sign-in';
import { translatePage } from '../../support/page/translator.mjs';

/** Appended to each translated text. */
const MARK = '※';
const CHINESE = /[\u4e00-\u9fff]/;
const NAME = '山间来客';
const VIEWER = {
  'GET /openapi/v2/user/info': {
    data: { uid: 1, nick_name: NAME, face_uri: '', account: 'demo@example.com' },
  },
  'GET /openapi/v2/user/message/count': { data: { subscribe_count: 4, system_count: 8 } },
};

const translate = (view: Window) => translatePage(MARK, view as HostPage['window']);

describe('a page that a browser translates', () => {
  let page: HostPage;
  afterEach(() => {
    expect(page.console.filter((line) => line.startsWith('error'))).to.deep.equal([]);
    page.closeWithoutErrors();
  });

  async function open(html: string, api = new FakeApi({ ...NOTHING_KEPT, ...VIEWER })) {
    page = await openPage({ html, api, config: { appid: 'demo' }, prepare: translate });
    const widget = page.document.body.firstElementChild as HTMLElement;
    await until(() => isReady(widget), 'the view');
    return widget;
  }
  /** The texts that a viewer can read in a widget, without options: the names of provinces are the same in all languages. */
  function textsIn(widget: HTMLElement): string[] {
    const found: string[] = [];
    const walker = page.document.createTreeWalker(widget.shadowRoot as ShadowRoot, 4);
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest('option'))
        found.push(walker.currentNode.nodeValue ?? '');
    return found.filter((text) => text.trim() !== '');
  }

  it('shows the present message of a field, and keeps what was typed', async () => {
    const login = await open('<cntv-login></cntv-login>', new FakeApi(puzzle.answers));
    const message = (name: string) => inside(login, `#${name}-message`).textContent;
    type(inside<HTMLInputElement>(login, '#password'), 'Demo123!');
    submitForm(login);
    await until(() => message('account') === `请输入账号${MARK}`, 'the first message');
    type(inside<HTMLInputElement>(login, '#account'), 'demo');
    submitForm(login);
    await until(() => message('account') === `请输入正确的邮箱或手机号${MARK}`, 'the second message');
    type(inside<HTMLInputElement>(login, '#account'), '@example.com');
    await until(() => message('account') === '', 'no message');
    expect(inside<HTMLInputElement>(login, '#account').value).to.equal('demo@example.com');
    expect(inside<HTMLInputElement>(login, '#password').value).to.equal('Demo123!');
    expect(isReady(login)).to.equal(true);
  });

  for (const html of [
    '<cntv-login></cntv-login>',
    '<cntv-login standalone></cntv-login>',
    '<cntv-apply-form form="institution"></cntv-apply-form>',
    ...['home', 'message', 'history', 'settings'].map(
      (section) => `<cntv-member-center section="${section}"></cntv-member-center>`,
    ),
  ])
    it(`shows no word of the former language in ${html}`, async () => {
      const widget = await open(html, html.includes('login') ? new FakeApi() : undefined);
      await until(() => textsIn(widget).length > 9, 'the screen');
      widget.lang = 'en';
      const isStale = (text: string) => CHINESE.test(text) && text !== NAME;
      await until(() => !textsIn(widget).some(isStale), 'English');
      await until(() => textsIn(widget).filter((text) => text.endsWith(MARK)).length > 4, 'the screen');
      widget.lang = 'zh-CN';
      await until(() => textsIn(widget).filter((text) => CHINESE.test(text)).length > 4, 'Chinese again');
      expect(textsIn(widget).filter((text) => /^[A-Z][a-z]+ /.test(text))).to.deep.equal([]);
    });

  it('counts down', async () => {
    const api = new FakeApi({ ...VIEWER, 'GET /openapi/v2/user/binding/info': { data: {} } });
    let seconds = 10;
    const portal = await openPortalAt('/account/logOff', api, {
      prepare(view) {
        translate(view);
        const endMs = view.Date.now() + seconds * 1000;
        view.Date.now = () => endMs - seconds * 1000;
      },
    });
    page = portal;
    for (; seconds >= 8; seconds -= 1)
      await until(
        () => portal.words('reading') === `请先阅读协议（剩余 ${seconds} 秒）${MARK}`,
        `${seconds} s`,
      );
  });

  for (const [words, suffix] of [
    ['other words', MARK],
    ['the same words', ''],
  ] as const)
    it(`keeps the value and the focus of a prerendered form with ${words}, which the view takes over`, async () => {
      const held = await openWithFault('held', 'login.view', {
        prepare: (view) => translatePage(suffix, view as HostPage['window']),
      });
      page = held.page;
      const login = held.widget;
      await held.asked();
      const label = () => inside(login, 'label[for=account]');
      expect(label().innerHTML).to.contain('<font').and.to.contain(`账号${suffix}`);
      type(inside<HTMLInputElement>(login, '#account'), 'demo');
      await held.release();
      await until(() => isReady(login), 'the view');
      expect(inside<HTMLInputElement>(login, '#account').value).to.equal('demo');
      expect(login.shadowRoot?.activeElement?.id).to.equal('account');
      await until(() => label().textContent?.endsWith(suffix), 'the label');
      login.lang = 'en';
      await until(() => !textsIn(login).some((text) => CHINESE.test(text)), 'English');
    });

  it('keeps the names of viewers and the numbers of messages as they are', async () => {
    const centre = await open('<cntv-member-center></cntv-member-center>');
    await until(() => textsIn(centre).includes(NAME) && textsIn(centre).includes('12'), 'name and number');
  });

  it('keeps the words that are to be clicked in a picture as they are', async () => {
    const login = await open('<cntv-login captcha="click"></cntv-login>', new FakeApi(puzzle.answers));
    submitCredentials(login);
    await until(() => textsIn(login).includes('请依次点击：甲、乙、丙'), 'the words');
  });
});
