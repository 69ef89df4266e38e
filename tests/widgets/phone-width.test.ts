import { expect } from '@esm-bundle/chai';
import { FakeApi } from '../support/element/fake-api';
import { type HostPage, inside, until } from '../support/element/host';
import { atRest, boxOf, linesOf, overflowingTexts, setTextSize } from '../support/element/look';
import { openLogin } from '../support/element/pages/login-page';
import { openPortalAt } from '../support/element/pages/portal-page';
import { puzzle } from '../support/element/puzzle';
import { submitCredentials } from '../support/element/sign-in';

const WIDTH = 375;
const ANSWERS = {
  ...puzzle.answers,
  'GET /openapi/v2/user/info': {
    data: { uid: 1, nick_name: '山间来客', face_uri: '', account: 'demo@example.com' },
  },
  // Tiles stand only while there are unread messages (OQ-99).
  'GET /openapi/v2/user/message/count': { data: { subscribe_count: 4, system_count: 8 } },
  'GET /openapi/v2/user/binding/info': {
    data: { binding_email: 'safe@example.org', binding_email_status: 2, binding_mobile: '13800138000' },
  },
  'GET /openapi/v2/video/records': {
    data: {
      total: 1,
      rows: [
        {
          id: 1,
          video_id: 'V1',
          video_title: '国家宝藏：一件跨越三千年的青铜器与它的守护人',
          video_image: '',
          video_page_url: '/video/V1',
          play_position: '3661',
          play_time: '2026-11-21 20:05:30',
        },
      ],
    },
  },
  'GET /openapi/v2/programme': {
    data: { channels: [{ id: '1', name: 'CCTV-12 社会与法' }], columns: [{ id: '2', name: '中国诗词大会' }] },
  },
  'GET /openapi/v2/programme/user': { data: { channels: ['1'], columns: [] } },
};

describe('in English on a phone of 375 px', () => {
  let page: HostPage;
  afterEach(() => page.close());

  /** Opens a screen of the portal and waits for an element of it. */
  async function open(path: string, content: string, width = WIDTH) {
    const portal = await openPortalAt(path, new FakeApi(ANSWERS), {
      width,
      html: '<cntv-portal base="/host" lang="en"></cntv-portal>',
      config: { showOtherAccounts: true },
    });
    page = portal;
    await until(() => portal.portal.shadowRoot?.querySelector(content), content);
    return portal.portal;
  }

  async function openEnglishLogin() {
    const opened = await openLogin({
      html: '<cntv-login lang="en"></cntv-login>',
      api: new FakeApi(ANSWERS),
      config: { appid: 'demo', signing: { mode: 'off' } },
      width: WIDTH,
    });
    page = opened;
    return opened.login;
  }

  it('shows position and time of a watched video whole at 200 % text, and its link beside the delete button', async () => {
    const portal = await open('/account/history', '[data-testid=record]');
    setTextSize(portal, 2);
    for (const name of ['position', 'time']) {
      const detail = inside(portal, `[data-testid=${name}]`);
      expect(detail.scrollWidth, name).to.be.at.most(detail.clientWidth);
      expect(detail.scrollHeight, name).to.be.at.most(detail.clientHeight);
    }
    const [remove] = linesOf(inside(portal, '[data-testid=remove]'));
    expect(boxOf(portal, '[data-testid=record-link]').right).to.be.at.most(remove?.left as number);
  });

  it('aligns the unread counts of the home when only one label needs two lines', async () => {
    const portal = await open('/index.html', '[data-testid=count-system]');
    const [reminders, system] = ['subscribe', 'system'].map((kind) =>
      boxOf(portal, `[data-testid=count-${kind}]`),
    );
    expect(linesOf(inside(portal, 'li:has([data-testid=count-system]) > span'))).to.have.lengthOf(2);
    expect(reminders?.top).to.equal(system?.top);
  });

  it('keeps apart the title of the login and the link beside it, also at 200 % text', async () => {
    const login = await openEnglishLogin();
    for (const factor of [1, 2]) {
      setTextSize(login, factor);
      const [title] = linesOf(inside(login, '[part~=title]'));
      const qr = boxOf(login, '[href*=qrcode]');
      expect(qr.left).to.be.at.least((title?.right as number) + 8);
      expect(qr.right).to.be.at.most(boxOf(login, '#account').right + 1);
    }
  });

  it('shows the password rule on one line, nearer to its field than to the next label', async () => {
    const portal = await open('/regist.html', '#password-hint');
    const [line] = linesOf(inside(portal, '#password-hint'));
    expect(linesOf(inside(portal, '#password-hint'))).to.have.lengthOf(1);
    const middle = ((line?.top ?? 0) + (line?.bottom ?? 0)) / 2;
    const above = middle - boxOf(portal, '#password').bottom;
    const [label] = linesOf(inside(portal, 'label[for=confirmPassword]'));
    const below = ((label?.top ?? 0) + (label?.bottom ?? 0)) / 2 - middle;
    expect(above).to.be.lessThan(below / 1.8);
  });

  it('shows the address of the security email on one line, with its state and beside its link', async () => {
    const portal = await open('/account/bindingAccount', '[data-testid=binding-email] > :last-child');
    const row = boxOf(portal, '[data-testid=binding-email]');
    expect(linesOf(inside(portal, '[data-testid=binding-email] > :first-child'))).to.have.lengthOf(1);
    expect(boxOf(portal, '[data-testid=binding-email] > :last-child').bottom).to.be.at.most(row.bottom);
    expect(boxOf(portal, '[data-testid=to-email]').left).to.be.at.least(row.right);
  });

  it('keeps the labels of the tabs of the bindings apart', async () => {
    const portal = await open('/account/bindingAccount', '#tab-others');
    const [overview, email] = ['#tab-info', '#tab-email'].map((tab) => linesOf(inside(portal, tab))[0]);
    expect((email?.left ?? 0) - (overview?.right ?? 0)).to.be.at.least(12);
  });

  it('shows a bound number on one line at 200 % text', async () => {
    const portal = await open('/account/bindingAccount', '[data-testid=binding-mobile]');
    setTextSize(portal, 2);
    expect(linesOf(inside(portal, '[data-testid=binding-mobile]'))).to.have.lengthOf(1);
  });

  it('breaks no word of the bindings at 320 px and 200 % text, and shows them inside their list', async () => {
    const portal = await open('/account/bindingAccount', '[data-testid=binding-others]', 320);
    setTextSize(portal, 2);
    expect(linesOf(inside(portal, '[data-testid=binding-others] span'))).to.have.lengthOf(1);
    expect(overflowingTexts(portal)).to.deep.equal([]);
  });

  it('keeps the captcha’s words inside its slider at 200 % text, as wide as its picture', async () => {
    const login = await openEnglishLogin();
    setTextSize(login, 2);
    submitCredentials(login);
    await until(() => login.shadowRoot?.querySelector('[part=captcha][data-phase=ready]'), 'the captcha');
    await atRest(login);
    const slider = boxOf(login, '[data-testid~=captcha-slider]');
    const prompt = boxOf(login, '[data-testid~=captcha-slider] [aria-hidden]');
    expect(prompt.top).to.be.at.least(slider.top);
    expect(prompt.bottom).to.be.at.most(slider.bottom);
    expect(boxOf(login, '[data-testid=close]').right).to.equal(slider.right);
    expect(boxOf(login, '[data-testid=captcha-picture]').right).to.equal(slider.right);
  });
});
