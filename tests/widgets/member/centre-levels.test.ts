import { expect } from '@esm-bundle/chai';
import { FakeApi } from '../../support/element/fake-api';
import { type HostPage, isReady, openPage, until } from '../../support/element/host';
import { countLeftovers, type Leftovers } from '../../support/element/leftovers';
import { NOTHING_KEPT } from '../../support/element/pages/portal-page';
import { NOON } from '../../support/heard/held-clock';

const SWITCHES = 200;
const LIST_ROW = {
  id: 1,
  video_id: 'V1',
  video_title: '片',
  source_title: '藏',
  item_name: '约',
  title: '信',
};
const ROWS = { data: { total: 1, rows: [LIST_ROW] } };
const COUNT = 'GET /openapi/v2/user/message/count';
const INFO = 'GET /openapi/v2/user/info';
const VIEWER = { uid: 1, nick_name: '山间来客', account: 'demo@example.com' };
const ANSWERS = {
  ...NOTHING_KEPT,
  'GET /openapi/v2/video/records': ROWS,
  'GET /openapi/v2/collect/records': ROWS,
  'GET /openapi/v2/subscribe/records': ROWS,
  'GET /openapi/v2/user/message/subscribes': ROWS,
  'GET /openapi/v2/user/message/systems': ROWS,
};
const RECORD = '[data-testid~=record]';
/** Each section: the link that leads there, and its content. */
const SECTIONS: readonly (readonly [link: string, title: string, content: string])[] = [
  ['[part~=link][href$="/account/baseMessage"]', '基本信息', '#nickName'],
  ['[part=menu] a[href$="/account/message/subscribe"]', '消息通知', RECORD],
  ['[data-testid=route-tabs] a[href$="/account/message/system"]', '消息通知', RECORD],
  ['[part=menu] a[href$="/account/history"]', '观看历史', RECORD],
  ['[part=menu] a[href$="/account/collection"]', '我的收藏', RECORD],
  ['[data-testid=route-tabs] a[href$="tab=channel"]', '我的收藏', RECORD],
  ['[part=menu] a[href$="/account/subscribe"]', '我的预约', RECORD],
  ['[part=menu] a[href$="/index.html"]', '我的首页', '[data-testid=recent-history] li'],
];

let page: HostPage;
let api: FakeApi;
let centre: HTMLElement;
let leftovers: () => Leftovers;
afterEach(() => page.closeWithoutErrors());

const find = (selector: string) => centre.shadowRoot?.querySelector<HTMLElement>(selector);
const nextFrame = () => new Promise((resolve) => page.window.requestAnimationFrame(resolve));
/** Whether a section is shown with its content, and nothing of it is still loading. */
const isShown = (title: string, content: string) =>
  find('h2')?.textContent === title && find(content) && !find('[part~=skeleton]');

/**
 * Opens the member centre and visits each section once. The response about the viewer, which confirms the sign-in,
 * comes after the request of the unread count and before its response.
 */
async function openVisited() {
  // The message screen requests the count after its list has been opened (OQ-62).
  const isCountedAgain = () => api.to(COUNT).length > 1;
  api = new FakeApi({
    ...ANSWERS,
    [INFO]: async () => {
      await until(() => api.to(COUNT).length > 0, 'the request of the count');
      return { data: VIEWER };
    },
    [COUNT]: async () => {
      await until(() => isCountedAgain() || find('h3')?.textContent === VIEWER.nick_name, 'the viewer');
      return { data: { subscribe_count: 1, system_count: 1 } };
    },
  });
  page = await openPage({
    html: '<cntv-member-center></cntv-member-center>',
    config: { appid: 'demo' },
    api,
    prepare: (window) => {
      leftovers = countLeftovers(window);
      // At midnight in China the state of the check-in would be requested again.
      (window as HostPage['window']).Date.now = () => NOON + performance.now();
    },
  });
  centre = page.widget('cntv-member-center');
  await until(() => isReady(centre) && isShown('我的首页', '[data-testid=recent-history] li'), 'the home');
  await visitAll(async (title, content) => {
    await until(() => isShown(title, content), title);
  });
}

/** Goes through the sections, back to the home. */
async function visitAll(check: (title: string, content: string) => Promise<void>): Promise<void> {
  for (const [link, title, content] of SECTIONS) {
    (await until(() => find(link), link)).click();
    await check(title, content);
  }
}

describe('the sections of a first visit', () => {
  it('send no request twice, except for the count after messages were read', async () => {
    await openVisited();
    const opened = api.calls.findIndex(({ path }) => path.includes('/message/subscribes'));
    const sent = api.calls
      .filter(({ path }, index) => index < opened || !path.endsWith('/message/count'))
      .map(({ url }) => url.replace(/&t=\d+/, ''));
    expect(sent).to.deep.equal([...new Set(sent)]);
  });
});

describe('sections that were visited before', () => {
  it('show their content in the next frame and send no request while their data are fresh', async () => {
    await openVisited();
    const sent = api.calls.length;
    for (let visit = 0; visit < 2; visit += 1)
      await visitAll(async (title, content) => {
        await nextFrame();
        expect(Boolean(isShown(title, content)), title).to.equal(true);
      });
    expect(api.calls.slice(sent).map(({ path }) => path)).to.deep.equal([]);
  });

  it(`leave no node, timer, listener or observer behind after ${SWITCHES} switches`, async () => {
    await openVisited();
    const count = () => ({
      nodes: centre.shadowRoot?.querySelectorAll('*').length,
      page: page.document.querySelectorAll('*').length,
    });
    const before = count();
    const { listeners, observers, timers } = leftovers();
    for (let turn = 0; turn < SWITCHES / SECTIONS.length; turn += 1)
      await visitAll(async (title, content) => {
        await until(() => isShown(title, content), title);
      });
    expect(count()).to.deep.equal(before);
    expect(leftovers()).to.deep.include({ listeners, observers });
    await until(() => leftovers().timers <= timers, 'no timer waits any more');
  });
});
