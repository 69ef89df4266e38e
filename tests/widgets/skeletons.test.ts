import { expect } from '@esm-bundle/chai';
import { type Answer, FakeApi } from '../support/element/fake-api';
import { frames, scriptWithFault } from '../support/element/faults/chunk-faults';
import { watchFrames } from '../support/element/frames';
import { type HostPage, isReady, openPage, until } from '../support/element/host';
import { boxOf } from '../support/element/look';
import { NOTHING_KEPT } from '../support/element/pages/portal-page';

const PORTAL = '<cntv-portal base="/host"><p>正在加载</p></cntv-portal>';
const ANSWERS = {
  ...NOTHING_KEPT,
  'GET /openapi/v2/user/message/count': { data: { subscribe_count: 0, system_count: 0 } },
  'GET /openapi/v2/user/info': {
    data: { uid: 1, nick_name: '山间来客', face_uri: '', account: 'demo@example.com' },
  },
  'GET /openapi/v2/user/binding/info': {
    data: { email: 'safe@example.org', email_status: 1, mobile: '138****8000' },
  },
};

/** A delayed chunk, the path that loads it, and its content after loading. */
const SCREENS: readonly (readonly [part: string, path: string, content: string])[] = [
  ['home/home-screen', '/index.html', '[data-testid~=count-system]'],
  ['login/login-route', '/login.html', '#account'],
  ['login/mobile-login-route', '/mobile/new/login.html', '#account'],
  ['qr-login/qr-login-route', '/qrcode', '[part~=code]'],
  ['register/register-screen', '/regist.html', '#phone'],
  ['mobile/mobile-register-screen', '/mobile/new/regist.html', '#phone'],
  ['phone-binding/phone-binding-screen', '/authentication', '[type=submit]'],
  ['agreement/agreement-screen', '/service_agreement', 'li'],
  ['agreement/mobile-agreement-screen', '/i18n/mobile/regist/verify.jsp', 'li'],
  ['recovery/find-password1-screen', '/forgetPassword/findPassword.jsp', '[type=submit]'],
  ['settings/settings-screen', '/account/baseMessage', '#nickName'],
  ['settings/settings-screen', '/account/modifyPasswd.jsp', '#oldPassword'],
  ['settings/settings-screen', '/account/bindingAccount', '[role=tab]'],
  ['settings/settings-screen', '/account/logOff', '[data-testid~=log-off]'],
  ['error-pages/no-permission-screen', '/account/nopermission', '[part~=title]'],
  ['mobile-home/mobile-home-screen', '/m/index.html', '[data-testid~=nickname]'],
  ['error-pages/existent-screen', '/existent', '[part~=title]'],
  ['error-pages/not-found-screen', '/404', '[part~=title]'],
];

const TABS: readonly (readonly [part: string, path: string, content: string])[] = [
  ['settings/base-message-tab', '/account/baseMessage', '#nickName'],
  ['change-password/change-password', '/account/modifyPasswd.jsp', '#oldPassword'],
  ['settings/binding-account-tab', '/account/bindingAccount', '[role=tab]'],
  ['settings/log-off-tab', '/account/logOff', '[data-testid~=log-off]'],
];

/** List screens and the call that loads the rows. */
const LISTS: readonly (readonly [part: string, path: string, call: string])[] = [
  ['history/history-screen', '/account/history', 'GET /openapi/v2/video/records'],
  ['favourites/favourites-screen', '/account/collection', 'GET /openapi/v2/collect/records'],
  ['reservations/reservations-screen', '/account/subscribe', 'GET /openapi/v2/subscribe/records'],
  ['messages/messages-screen', '/account/message/subscribe', 'GET /openapi/v2/user/message/subscribes'],
];

/** Returns the elements that a script animates, a list that grows. */
function watchFades({ window }: HostPage): Element[] {
  const faded: Element[] = [];
  const { prototype } = (window as unknown as typeof globalThis).Element;
  const { animate } = prototype;
  prototype.animate = function (this: Element, ...args) {
    faded.push(this);
    return animate.apply(this, args);
  };
  return faded;
}

describe('a skeleton', () => {
  let page: HostPage;
  afterEach(() => page.close());

  async function openHeld(part: string, path: string, answers: FakeApi['answers'] = ANSWERS) {
    const trial = scriptWithFault('held', part);
    page = await openPage({
      html: PORTAL,
      api: new FakeApi(answers),
      config: { appid: 'demo' },
      scripts: [trial.script],
      width: 1000,
      prepare: (window) => window.history.replaceState(null, '', `/host${path}`),
    });
    return { ...trial, portal: page.widget('cntv-portal') };
  }

  const sizeOf = (portal: HTMLElement) => {
    const { width, height } = boxOf(portal, '[part~=card]');
    return { width, height };
  };

  for (const [part, path, content] of [...SCREENS, ...TABS])
    it(`has the size of the content at ${path}: ${part}`, async () => {
      const { portal, release } = await openHeld(part, path);
      // The skeleton of a tab follows the skeleton of the whole screen, and the entries of the menu.
      const isTab = TABS.some(([tab]) => tab === part);
      const shows = (selector: string) => portal.shadowRoot?.querySelector(selector);
      await until(
        () => shows('[part~=skeleton]') && (!isTab || shows('[data-testid~=menu-pages] a')),
        'the skeleton',
      );
      const before = sizeOf(portal);
      await release();
      await until(() => isReady(portal) && portal.shadowRoot?.querySelector(content), 'the content');
      await until(() => !portal.shadowRoot?.querySelector('[part~=skeleton]'), 'no skeleton');
      const after = sizeOf(portal);
      expect(before.width).to.equal(after.width);
      // Lines without an explicit line height differ by up to 4 px between the fonts of the engines.
      expect(before.height).to.be.closeTo(after.height, 4);
    });

  for (const [part, path, call] of LISTS)
    it(`has the size of the list while its rows are loading at ${path}`, async () => {
      const { portal, release } = await openHeld(part, path, { ...ANSWERS, [call]: { fault: 'pending' } });
      await until(() => portal.shadowRoot?.querySelector('[part~=skeleton]'), 'the skeleton');
      const before = { ...sizeOf(portal), row: boxOf(portal, '[style] > [part~=skeleton]').width };
      await release();
      await until(() => portal.shadowRoot?.querySelector('[data-testid~=total]'), 'the list');
      expect(sizeOf(portal).height).to.be.closeTo(before.height, 4);
      expect(boxOf(portal, '[part~=skeleton]').width).to.equal(before.row);
    });

  describe('is followed by the rows of a list without an empty frame', () => {
    const [part, path, call] = LISTS[0] as (typeof LISTS)[number];
    const row = { id: 1, video_id: 'V1', video_title: '新闻联播', play_time: '2026-11-21 20:05:30' };
    let answer = () => {};

    /** Opens a path; the chunk of the list is held, and the response to the request for its rows. */
    function openHeldList(first: string) {
      const rows = new Promise<Answer>((resolve) => {
        answer = () => resolve({ data: { total: 1, rows: [row] } });
      });
      return openHeld(part, first, { ...ANSWERS, [call]: () => rows });
    }

    /** Shows the skeleton of the screen, that of the rows, and the rows. @returns what all frames have shown */
    async function showRows({ portal, release }: Awaited<ReturnType<typeof openHeld>>) {
      const shown = watchFrames(page, portal, '[data-testid~=record]');
      await until(() => shown.at(-1) === 'skeleton', 'the skeleton of the screen');
      await release();
      await until(() => portal.shadowRoot?.querySelector('[data-testid~=total]'), 'the skeleton of the rows');
      await frames(page, 3);
      answer();
      await until(() => shown.at(-1) === 'content', 'the rows');
      return shown;
    }

    it('after a change of section', async () => {
      const opened = await openHeldList('/account/nopermission');
      await until(() => opened.portal.shadowRoot?.querySelector('[part~=title]'), 'the first screen');
      const detail = { name: '', path, params: {}, query: {} };
      page.window.dispatchEvent(new CustomEvent('cntv-navigate', { detail, cancelable: true }));
      const shown = await showRows(opened);
      expect(shown.slice(shown.indexOf('skeleton'))).to.deep.equal(['skeleton', 'content']);
    });

    it('which fade in, and nothing around them does', async () => {
      const opened = await openHeldList('/account/nopermission');
      await until(() => opened.portal.shadowRoot?.querySelector('[part~=title]'), 'the first screen');
      const detail = { name: '', path, params: {}, query: {} };
      page.window.dispatchEvent(new CustomEvent('cntv-navigate', { detail, cancelable: true }));
      const faded = watchFades(page);
      await showRows(opened);
      expect(faded).to.have.length(1);
      expect(faded[0]?.querySelector('[data-testid~=record]')).to.not.equal(null);
      expect(faded[0]?.querySelector('[part~=title],[data-testid~=total]')).to.equal(null);
    });

    it('on the first load, which begins with the content between the tags', async () => {
      expect(await showRows(await openHeldList(path))).to.deep.equal(['fallback', 'skeleton', 'content']);
    });
  });
});
