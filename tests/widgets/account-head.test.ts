import { expect } from '@esm-bundle/chai';
import { axeFindings } from '../support/element/axe';
import { type Answer, FakeApi, type Handler } from '../support/element/fake-api';
import { openWithFault } from '../support/element/faults/chunk-faults';
import { type HostPage, inside, isReady, openPage, until } from '../support/element/host';
import { atRest, boxOf, linesOf, overflowingTexts, setTextSize } from '../support/element/look';
import {
  ACCOUNT,
  CHECK,
  FALLBACK,
  INFO,
  isOpen,
  isShown,
  MEMBER,
  menuOf,
  openMenu,
  part,
  storeSession,
} from '../support/element/pages/account-page';
import { NOTHING_KEPT } from '../support/element/pages/portal-page';

const AVATAR = '/examples/portal/assets/avatar.svg';
const DETAIL = 'POST /member/api/memberInfo/memberDetailInfo';
const cards = [{ expiredTime: '2099-03-01 10:00:00', status: 2, type: 2 }];
/** Answers of a portal with a member service. */
const VIP: Record<string, Handler> = {
  ...NOTHING_KEPT,
  ...MEMBER,
  'POST /member/openapi/token/generate': { data: { token: 't' } },
  [DETAIL]: { code: 10000, data: { memberPayCardsRelationRespList: cards } },
};
const WITH_VIP = { appid: 'demo', member: { base: '/member', appId: 'm1' } };
const HOME = '<cntv-member-center section="home"></cntv-member-center>';

const viewer = (nick_name: string, uid = 1, face_uri = ''): Answer => ({
  data: { uid, nick_name, face_uri, account: 'demo@example.com' },
});

describe('the head of the menu of <cntv-account>', () => {
  let page: HostPage;
  let api: FakeApi;
  afterEach(() => page.closeWithoutErrors());

  async function open(answers: Record<string, Handler> = {}, html = ACCOUNT, options: object = {}) {
    api = new FakeApi({ ...MEMBER, ...answers });
    page = await openPage({ html, api, config: { appid: 'demo' }, ...options });
    const account = page.widget('cntv-account');
    await openMenu(account);
    return account;
  }
  const nameIn = (account: HTMLElement) => inside(account, '.account-viewer');
  const membership = (account: HTMLElement) => inside(account, '.account-vip');
  /** Another viewer signs in, in another tab. */
  function signInOther(name: string, uid: number) {
    Object.assign(api.answers, { [INFO]: viewer(name, uid) });
    const at = Date.now();
    const session = { status: 'signed-in', checkedAt: at, since: at, operatorName: name, isOauthOnly: false };
    localStorage.setItem('cntv:session', JSON.stringify(session));
    const tab = new BroadcastChannel('cntv:session');
    tab.postMessage(session);
    tab.close();
  }

  it('shows the picture and name of the present viewer, above the links', async () => {
    const account = await open({ [INFO]: viewer('山间来客', 1, AVATAR) });
    const picture = await until(() => inside(account, '.account-head').querySelector('img'), 'the picture');
    expect(picture.getAttribute('src')).to.contain(AVATAR);
    expect(picture.alt).to.equal('');
    expect(boxOf(account, '.account-head .account-avatar')).to.include({ width: 48, height: 48 });
    expect(nameIn(account).textContent).to.equal('山间来客');
    expect(menuOf(account).firstElementChild).to.equal(inside(account, '.account-head'));
    expect(inside(account, '.account-head').querySelector('a,button,[role],[tabindex]')).to.equal(null);
    signInOther('海边来客', 2);
    await until(() => nameIn(account).textContent === '海边来客', 'the next viewer');
    await until(() => !inside(account, '.account-head').querySelector('img'), 'no picture of the former one');
  });

  it('shows the membership that the home has looked up, of its viewer only, without a call of its own', async () => {
    const account = await open(VIP, `${ACCOUNT}${HOME}`, { config: WITH_VIP });
    await until(() => isShown(membership(account)), 'the membership');
    expect(membership(account).textContent).to.equal('会员有效期至 2099-03-01');
    expect(api.to(DETAIL)).to.have.length(1);
    const { fontSize, color } = page.window.getComputedStyle(membership(account));
    expect([fontSize, color]).to.deep.equal(['12px', 'rgb(122, 77, 0)']);
    account.lang = 'en';
    await until(() => membership(account).textContent === 'VIP membership until 2099-03-01', 'English');
    page.widget('cntv-member-center').remove();
    signInOther('海边来客', 2);
    await until(() => nameIn(account).textContent === '海边来客', 'the next viewer');
    expect(isShown(membership(account))).to.equal(false);
  });

  it('has the sentence of the page, and no membership where nothing looks it up', async () => {
    const texts = { member: { membership: { validUntil: '贵宾，至 {date}' } } };
    const account = await open(VIP, `${ACCOUNT}${HOME}`, { config: { ...WITH_VIP, texts } });
    await until(() => membership(account).textContent === '贵宾，至 2099-03-01', 'the sentence');
    page.close();
    const alone = await open(VIP, ACCOUNT, { config: WITH_VIP });
    expect(isShown(membership(alone))).to.equal(false);
    expect(api.to(DETAIL)).to.have.length(0);
  });

  for (const width of [900, 375])
    it(`moves nothing when the links and the membership come, ${width} px`, async () => {
      storeSession('signed-in');
      let answer = () => {};
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      const faulty = await openWithFault('held', 'account.view', {
        html: `${ACCOUNT}${HOME}`,
        api: new FakeApi({ ...VIP, [DETAIL]: () => held.then(() => VIP[DETAIL] as Answer) }),
        config: WITH_VIP,
        width,
        height: 700,
      });
      page = faulty.page;
      const account = page.widget('cntv-account');
      (await until(() => part(account, 'toggle'), 'the button')).click();
      await until(() => isOpen(account), 'the menu');
      await atRest(account);
      const measure = () => {
        const boxes = ['#menu', '.account-head', '.account-head .account-avatar'];
        return JSON.stringify(boxes.map((selector) => boxOf(account, selector)));
      };
      const before = measure();
      const { bottom } = boxOf(account, '.account-head');
      await faulty.release();
      await until(() => account.shadowRoot?.querySelector('[data-testid=logout]'), 'the links');
      expect(measure()).to.equal(before);
      expect(boxOf(account, '#menu nav a').top).to.equal(bottom + 8);
      answer();
      await until(() => isShown(membership(account)), 'the membership');
      expect(measure()).to.equal(before);
    });

  it('shows a name of any length and kind as text, in one line with a title', async () => {
    for (const name of ['<img src=x onerror=alert(1)>', 'a\nb\u202Ec', '名'.repeat(10_000)]) {
      const account = await open({
        [INFO]: {
          data: { uid: 1, nick_name: name, face_uri: 'javascript:alert(1)', account: 'a@example.com' },
        },
      });
      await until(() => nameIn(account).textContent === name, 'the name');
      expect(nameIn(account).title).to.equal(name);
      expect(linesOf(nameIn(account)).length).to.equal(1);
      expect(inside(account, '.account-head').querySelector('img')).to.equal(null);
      const { left, right } = boxOf(account, '#menu');
      expect(right - left).to.equal(280);
      expect(boxOf(account, '.account-viewer').right).to.be.at.most(right - 20);
      page.closeWithoutErrors();
    }
    await open();
  });

  it('marks a name in another language than its own, and names a viewer without a name', async () => {
    const account = await open({}, `<cntv-account lang="en">${FALLBACK}</cntv-account>`);
    expect(nameIn(account).lang).to.equal('zh-CN');
    page.close();
    const nameless = await open({
      [CHECK]: { data: { is_login: 1, nick_name: '' } },
      [INFO]: viewer(''),
    });
    expect(nameIn(nameless).textContent).to.equal('我的账号');
  });

  it('cuts nothing at doubled text, on a page that is written from right to left', async () => {
    const account = await open(VIP, `<div dir="rtl">${ACCOUNT}</div>${HOME}`, { config: WITH_VIP });
    await until(() => isShown(membership(account)), 'the membership');
    setTextSize(account, 2);
    expect(overflowingTexts(account)).to.deep.equal([]);
    const [avatar, words] = ['.account-head .account-avatar', '.account-viewer'];
    expect(boxOf(account, avatar).right).to.be.below(boxOf(account, words as string).left);
    expect(boxOf(account, '.account-head').bottom).to.be.above(boxOf(account, '.account-vip').bottom);
  });

  for (const theme of ['light', 'dark'])
    it(`has nothing that axe finds, ${theme}`, async () => {
      const html = `<main><h1>Page</h1>${ACCOUNT.replace('>', ` theme="${theme}">`)}${HOME}</main>`;
      const assets = ['/node_modules/axe-core/axe.min.js'];
      const account = await open(VIP, html, { config: WITH_VIP, assets });
      await until(() => isShown(membership(account)), 'the membership');
      await until(() => isReady(page.widget('cntv-member-center')), 'the home');
      page.widget('cntv-member-center').remove();
      expect(await axeFindings(page)).to.deep.equal([]);
    });
});
