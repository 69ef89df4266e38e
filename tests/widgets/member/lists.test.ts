import { expect } from '@esm-bundle/chai';
import { axeFindings } from '../../support/element/axe';
import { type Answer, type Call, FakeApi } from '../../support/element/fake-api';
import { until } from '../../support/element/host';
import { openPortalAt, type PortalPage } from '../../support/element/pages/portal-page';

const INFO = 'GET /openapi/v2/user/info';
const HISTORY = 'GET /openapi/v2/video/records';
const FAVOURITES = 'GET /openapi/v2/collect/records';
const RESERVATIONS = 'GET /openapi/v2/subscribe/records';
const REMINDERS = 'GET /openapi/v2/user/message/subscribes';
const SYSTEM = 'GET /openapi/v2/user/message/systems';
const VIEWER: Answer = { data: { uid: 1, nick_name: '山间来客', face_uri: '', account: 'demo@example.com' } };

type Row = Record<string, unknown> & { id: unknown };

const watched = (index: number): Row => ({
  id: index,
  video_id: `V${index}`,
  video_title: `片 ${index}`,
  video_image: '/examples/portal/assets/valley.svg',
  video_page_url: `https://tv.example.com/${index}.html`,
  play_position: index === 2 ? -1 : 3661,
  play_time: 1795262700,
});
const collected = (index: number): Row => ({
  id: index,
  source_id: `c${index}`,
  source_title: `藏 ${index}`,
  source_logo: '',
  source_url: 'https://tv.example.com/a.html',
  business_name: '纪录频道',
  collect_date_time: '2026-11-21 20:05:30',
});
const reserved = (index: number): Row => ({
  id: index,
  play_status: index % 2 ? 1 : 2,
  item_begin_time: '2026-11-21 20:05:00',
  channel_name: 'CCTV-1',
  item_name: `约 ${index}`,
  live_url: 'https://tv.example.com/live/cctv1',
});
const many = (make: (index: number) => Row, count: number) =>
  Array.from({ length: count }, (_row, index) => make(index + 1));

/** A service with rows: pages of ten, deletion by a field of the request, clearing. */
function serviceOf(list: string, rows: Row[], idOf: (row: Row) => unknown, field = 'id'): FakeApi {
  const kept = { rows };
  const path = list.slice('GET '.length);
  const api = new FakeApi({
    [INFO]: VIEWER,
    [list]: ({ fields }) => {
      const wanted = fields.play_status
        ? kept.rows.filter((row) => String(row.play_status) === fields.play_status)
        : kept.rows;
      const start = (Number(fields.page_no) - 1) * 10;
      return { data: { total: wanted.length, rows: wanted.slice(start, start + 10) } };
    },
    [`DELETE ${path.slice(0, -1)}`]: ({ fields }: Call) => {
      kept.rows = kept.rows.filter((row) => String(idOf(row)) !== fields[field]);
      return {};
    },
    [`DELETE ${path}`]: () => {
      kept.rows = [];
      return {};
    },
  });
  return api;
}
const historyOf = (count: number) =>
  serviceOf(HISTORY, many(watched, count), (row) => row.video_id, 'video_id');

let page: PortalPage;
afterEach(() => page.closeWithoutErrors());

const all = (part: string) => [
  ...(page.portal.shadowRoot?.querySelectorAll<HTMLElement>(`[data-testid~="${part}"]`) ?? []),
];
const titles = () => all('record-title').map(({ textContent }) => textContent);
const pictures = () =>
  all('thumbnail').map((box) => box.querySelector('img')?.getAttribute('src')?.replace(location.origin, ''));
/** What is shown depends on the day of the test. */
const exactTime = () => page.part('time')?.getAttribute('datetime');
const focused = () => page.portal.shadowRoot?.activeElement as HTMLElement | null;
async function open(path: string, api: FakeApi, options: object = {}) {
  page = await openPortalAt(path, api, options);
  await until(() => page.part('record') ?? page.part('empty') ?? page.part('notice'), 'the list');
}
async function confirm() {
  (await until(() => page.part('confirm'), 'the question')).click();
}
const fieldsOf = ({ fields: { t, appid, ...fields } }: Call) => fields;

describe('UserHistory', () => {
  it('shows total and rows with picture, title, position, time and link (HIST-01, HIST-03, HIST-04, HIST-05)', async () => {
    await open('/account/history', historyOf(25));
    expect(page.words('total')).to.equal('共 25 条');
    expect(titles().slice(0, 3)).to.deep.equal(['片 1', '片 2', '片 3']);
    expect(
      all('position')
        .slice(0, 2)
        .map(({ textContent }) => textContent),
    ).to.deep.equal(['观看至 1:01:01', '已看完']);
    expect(exactTime()).to.equal('2026-11-21T20:05+08:00');
    const link = page.part('record-link') as HTMLAnchorElement;
    expect([link.textContent, link.href]).to.deep.equal(['继续观看', 'https://tv.example.com/1.html']);
    expect(pictures()).to.deep.equal(Array(10).fill('/examples/portal/assets/valley.svg'));
  });

  it('shows a play mark of 44 px on a larger picture under the pointer, without moving anything', async () => {
    await open('/account/history', historyOf(2));
    const [cover] = all('thumbnail') as [HTMLElement];
    const mark = cover.querySelector('[data-testid=play-mark]') as HTMLElement;
    const picture = cover.querySelector('img') as HTMLElement;
    const looks = () => {
      const { opacity } = page.window.getComputedStyle(mark);
      const { width, height } = cover.getBoundingClientRect();
      return { opacity, size: mark.offsetWidth, width, height, row: all('record')[0]?.offsetHeight };
    };
    const before = looks();
    expect([before.opacity, before.size]).to.deep.equal(['0', 44]);
    // What the rule for a pointer does; this browser may have none.
    cover.style.setProperty('--over', '1');
    await until(() => looks().opacity === '1', 'the mark');
    expect(looks()).to.deep.equal({ ...before, opacity: '1' });
    const isReduced = page.window.matchMedia('(prefers-reduced-motion:reduce)').matches;
    const larger = before.width * (isReduced ? 1 : 1.04);
    await until(() => Math.abs(picture.getBoundingClientRect().width - larger) < 0.1, 'the picture');
  });

  it('shows long titles whole in a page of 320 px, and cuts them after two lines in a wider one', async () => {
    const title = '新闻联播 '.repeat(12);
    const api = serviceOf(
      HISTORY,
      [{ ...watched(1), video_title: title }],
      (row) => row.video_id,
      'video_id',
    );
    await open('/account/history', api, { width: 320 });
    const isCut = () => {
      const shown = all('record-title')[0] as HTMLElement;
      return shown.scrollHeight > shown.clientHeight + 1;
    };
    expect(isCut()).to.equal(false);
    page.frame.width = '430';
    await until(isCut, 'two lines');
    page.frame.width = '320';
    await until(() => !isCut(), 'all lines');
  });

  it('names the language of texts of the server in an English view', async () => {
    await open(
      '/account/subscribe',
      serviceOf(RESERVATIONS, [{ ...reserved(1), channel_name: '综合频道' }], () => 0),
      {
        html: '<cntv-portal base="/host" lang="en"></cntv-portal>',
      },
    );
    const tagged = [...(page.portal.shadowRoot?.querySelectorAll('[part~=list] [lang=zh-CN]') ?? [])];
    // The last two are in the names of the checkbox and of the delete button.
    expect(tagged.map(({ textContent }) => textContent)).to.deep.equal(['约 1', '综合频道', '约 1', '约 1']);
  });

  it('loads a page with one request and keeps the focus (HIST-02, LIST-03, CONST-02)', async () => {
    const api = historyOf(25);
    await open('/account/history', api);
    const next = page.part('next') as HTMLElement;
    next.focus();
    next.click();
    await until(() => titles()[0] === '片 11', 'page 2');
    expect([page.window.location.search, focused()]).to.deep.equal(['?page=2', next]);
    next.click();
    await until(() => titles()[0] === '片 21', 'page 3');
    expect([next.getAttribute('aria-disabled'), focused()]).to.deep.equal(['true', next]);
    expect(api.to(HISTORY).map(fieldsOf)).to.deep.equal(
      ['1', '2', '3'].map((page_no) => ({ page_no, page_size: '10' })),
    );
    expect(api.to(INFO)).to.have.length(1);
    page.window.history.back();
    await until(() => titles()[0] === '片 11', 'page 2 again');
  });

  it('deletes a record after a confirmation, and focuses the one in its place (HIST-06, LIST-01)', async () => {
    const api = historyOf(12);
    await open('/account/history', api);
    const remove = all('remove')[1] as HTMLElement;
    remove.focus();
    remove.click();
    expect((await until(() => page.part('confirm-dialog'), 'the question')).textContent).to.contain('片 2');
    expect(api.to('DELETE /openapi/v2/video/record')).to.have.length(0);
    await confirm();
    await until(() => !titles().includes('片 2'), 'the row is gone');
    expect(focused()).to.equal(all('remove')[1]);
    await until(() => titles()[9] === '片 11', 'the list is loaded again');
    expect(api.to('DELETE /openapi/v2/video/record').map(fieldsOf)).to.deep.equal([{ video_id: 'V2' }]);
    expect(page.words('total')).to.equal('共 11 条');
    expect(focused()).to.equal(all('remove')[1]);
  });

  it('sends nothing when the confirmation is cancelled, and restores the focus (LIST-01)', async () => {
    const api = historyOf(3);
    await open('/account/history', api);
    for (const part of ['remove', 'clear']) {
      const button = page.part(part) as HTMLElement;
      button.focus();
      button.click();
      (await until(() => page.part('cancel'), 'the question')).click();
      await until(() => !page.part('confirm-dialog'), 'the question is gone');
      expect(focused()).to.equal(button);
    }
    expect(api.calls.filter(({ method }) => method === 'DELETE')).to.deep.equal([]);
    expect(titles()).to.have.length(3);
  });

  it('is cleared after a confirmation (HIST-07)', async () => {
    const api = historyOf(25);
    await open('/account/history?page=2', api);
    (page.part('clear') as HTMLElement).click();
    await confirm();
    const empty = await until(() => page.part('empty'), 'the empty list');
    expect(empty.textContent).to.contain('暂无观看记录');
    await until(() => api.to(HISTORY).length > 1, 'the list is loaded again');
    expect(api.to('DELETE /openapi/v2/video/records').map(fieldsOf)).to.deep.equal([{}]);
    expect(page.words('title')).to.equal('观看历史');
  });

  it('shows the previous page when the last record of the last page is deleted (OQ-64)', async () => {
    await open('/account/history?page=2', historyOf(11));
    (page.part('remove') as HTMLElement).click();
    await confirm();
    await until(() => titles()[0] === '片 1', 'page 1');
    expect([page.window.location.search, titles().length]).to.deep.equal(['', 10]);
  });

  it('restores a record that could not be deleted, with an error (ERR-07)', async () => {
    const api = historyOf(12);
    api.answers['DELETE /openapi/v2/video/record'] = { fault: 'http', status: 500 };
    await open('/account/history?page=2', api);
    (all('remove')[1] as HTMLElement).click();
    await confirm();
    await until(() => page.words('toast')?.includes('系统繁忙'), 'the toast');
    expect([titles(), page.words('total')]).to.deep.equal([['片 11', '片 12'], '共 12 条']);
  });

  it('shows no error when a page cannot be loaded, and keeps the rows (LIST-04, ERR-08, OQ-60)', async () => {
    const api = historyOf(25);
    await open('/account/history', api);
    const answer = api.answers[HISTORY];
    api.answers[HISTORY] = { code: -1, message: 'internal' };
    (all('page')[1] as HTMLElement).click();
    const retry = await until(() => page.part('retry'), 'the retry');
    expect([titles().length, page.part('toast')]).to.deep.equal([10, null]);
    api.answers[HISTORY] = answer as Answer;
    retry.click();
    await until(() => titles()[0] === '片 11', 'page 2');
  });

  it('reflects a deletion in another tab', async () => {
    const api = historyOf(3);
    await open('/account/history', api);
    const since = JSON.parse(localStorage.getItem('cntv:session') ?? '{"since":0}').since;
    api.answers[HISTORY] = { data: { total: 2, rows: [watched(1), watched(3)] } };
    const tab = new BroadcastChannel('cntv:removal');
    tab.postMessage({ list: ['history'], ids: ['2'], since });
    await until(() => titles().join() === '片 1,片 3', 'the other rows');
    tab.close();
  });
});

describe('UserCollection', () => {
  const service = (count: number) => serviceOf(FAVOURITES, many(collected, count), ({ id }) => id);

  it('has a tab for videos and one for channels, each with its total and rows (COLL-01 to COLL-06)', async () => {
    const api = service(12);
    await open('/account/collection', api);
    expect([page.words('total'), titles().length, page.words('source'), exactTime()]).to.deep.equal([
      '共 12 条',
      10,
      '纪录频道',
      '2026-11-21T20:05+08:00',
    ]);
    expect((page.part('record-link') as HTMLAnchorElement).href).to.equal('https://tv.example.com/a.html');
    (page.part('next') as HTMLElement).click();
    await until(() => titles().join() === '藏 11,藏 12', 'the second page');
    api.answers[FAVOURITES] = {
      data: { total: 1, rows: [{ ...collected(7), source_type: 3, source_id: 'cctv 9' }] },
    };
    const tabs = [...(page.part('route-tabs')?.querySelectorAll('a') ?? [])];
    expect(tabs.map(({ textContent }) => textContent)).to.deep.equal(['视频', '频道']);
    tabs[1]?.click();
    await until(() => page.words('total') === '共 1 条', 'the channels');
    const channel = page.part('record-link') as HTMLAnchorElement;
    expect([channel.textContent, new URL(channel.href).pathname]).to.deep.equal(['藏 7', '/live/cctv%209']);
    expect(
      api.to(FAVOURITES).map(({ fields }) => [fields.source_type, fields.page_no, fields.page_size]),
    ).to.deep.equal([
      ['1', '1', '10'],
      ['1', '2', '10'],
      ['3', '1', '10'],
    ]);
  });

  it('links channels to the live page of the configuration (OQ-65)', async () => {
    const api = new FakeApi({
      [INFO]: VIEWER,
      [FAVOURITES]: { data: { total: 1, rows: [{ ...collected(1), source_type: 3 }] } },
    });
    await open('/account/collection?tab=channel', api, {
      config: { liveUrl: 'https://live.example.com/{source_id}/' },
    });
    expect((page.part('record-link') as HTMLAnchorElement).href).to.equal('https://live.example.com/c1/');
  });

  it('shows videos in two, three or four columns by its own width, and channels in rows', async () => {
    for (const [width, columns] of [
      [280, 1],
      [375, 2],
      [800, 3],
      [1200, 4],
    ] as const) {
      await open('/account/collection', service(10), { width });
      const lefts = new Set(all('record').map((row) => row.getBoundingClientRect().left));
      expect(lefts.size, `${width} px`).to.equal(columns);
      for (const row of all('record')) {
        const { right, bottom } = row.getBoundingClientRect();
        const remove = row.querySelector('[data-testid=remove]')?.getBoundingClientRect() as DOMRect;
        const details = row.querySelector('[data-testid=details]') as HTMLElement;
        expect([remove.right - right, remove.bottom]).to.deep.equal([8, bottom]);
        for (const text of details.children) {
          const line = text.getBoundingClientRect();
          expect(line.right <= remove.left + 8 || line.bottom <= remove.top).to.equal(true);
        }
      }
      expect(page.document.documentElement.scrollWidth).to.be.at.most(width);
      page.close();
    }
    await open('/account/collection?tab=channel', service(10), { width: 1200 });
    expect(new Set(all('record').map((row) => row.getBoundingClientRect().left)).size).to.equal(1);
  });

  it('shows the logo of each item (COLL-04)', async () => {
    const rows = [{ ...collected(1), source_logo: '/examples/portal/assets/valley.svg' }];
    await open(
      '/account/collection',
      new FakeApi({ [INFO]: VIEWER, [FAVOURITES]: { data: { total: 1, rows } } }),
    );
    expect(pictures()).to.deep.equal(['/examples/portal/assets/valley.svg']);
  });

  it('clears the channels in their tab only (COLL-08)', async () => {
    const api = service(3);
    await open('/account/collection', api);
    page.part('route-tabs')?.querySelectorAll('a')[1]?.click();
    await until(() => api.to(FAVOURITES).length === 2, 'the channels');
    await until(() => page.part('record'), 'the rows');
    (page.part('clear') as HTMLElement).click();
    await confirm();
    await until(() => api.calls.some(({ method }) => method === 'DELETE'), 'the call');
    expect(api.calls.filter(({ method }) => method === 'DELETE').map(fieldsOf)).to.deep.equal([
      { source_type: '3' },
    ]);
  });

  it('deletes one, and all of the tab, after a confirmation (COLL-07, COLL-08)', async () => {
    const api = service(3);
    await open('/account/collection', api);
    (page.part('remove') as HTMLElement).click();
    await confirm();
    await until(() => titles().join() === '藏 2,藏 3', 'the row is gone');
    await until(() => api.to(FAVOURITES).length === 2, 'the list is loaded again');
    (page.part('clear') as HTMLElement).click();
    await confirm();
    await until(() => page.words('empty')?.includes('暂无收藏'), 'the empty list');
    expect(api.calls.filter(({ method }) => method === 'DELETE').map(fieldsOf)).to.deep.equal([
      { id: '1' },
      { source_type: '1' },
    ]);
  });
});

describe('UserSubscribe', () => {
  const service = (count: number) => serviceOf(RESERVATIONS, many(reserved, count), ({ id }) => id);

  it('shows total, time, channel and linked name; aired rows look different (RESV-01, RESV-03, RESV-04, RESV-05)', async () => {
    const api = service(12);
    await open('/account/subscribe', api);
    expect([page.words('total'), exactTime(), page.words('source')]).to.deep.equal([
      '共 12 条',
      '2026-11-21T20:05+08:00',
      'CCTV-1',
    ]);
    const link = page.part('record-link') as HTMLAnchorElement;
    expect([link.textContent, link.href]).to.deep.equal(['约 1', 'https://tv.example.com/live/cctv1']);
    const [upcoming, overdue] = all('record-link').map((each) => page.window.getComputedStyle(each).color);
    expect(overdue).not.to.equal(upcoming);
    expect(
      all('record')
        .slice(0, 2)
        .map((row) => row.textContent?.includes('已播出')),
    ).to.deep.equal([false, true]);
    expect(fieldsOf(api.to(RESERVATIONS)[0] as Call)).to.deep.equal({ page_no: '1', page_size: '10' });
  });

  it('has one date for each day, and the time of day first in each row (RESV-04)', async () => {
    const times = ['2031-11-22 20:05:00', '2031-11-21 22:10:00', '2031-11-21 20:05:00', 'soon', '20311120'];
    const rows = times.map((item_begin_time, index) => ({ ...reserved(index), item_begin_time }));
    for (const width of [375, 1000]) {
      await open(
        '/account/subscribe',
        serviceOf(RESERVATIONS, rows, ({ id }) => id),
        { width },
      );
      const dates = all('record').map(
        (row) => row.querySelector('span[aria-hidden=true] > span')?.textContent,
      );
      expect(dates).to.deep.equal(['22', '21', undefined, undefined, '20']);
      const shown = all('time').map((time) => (time.querySelector('[aria-hidden]') ?? time).textContent);
      expect(shown).to.deep.equal(['20:05', '22:10', '20:05', 'soon', '']);
      const lefts = (part: string) => new Set(all(part).map((each) => each.getBoundingClientRect().left));
      expect([lefts('time').size, lefts('record-title').size], `${width} px`).to.deep.equal([1, 1]);
      const lines = all('record').map((row) => page.window.getComputedStyle(row).borderTopWidth);
      expect(lines).to.deep.equal(['0px', '1px', '0px', '1px', '1px']);
      for (const [index, time] of all('time').entries())
        expect(time.getBoundingClientRect().right).to.be.at.most(
          all('record-title')[index]?.getBoundingClientRect().left as number,
        );
      if (width === 375) page.close();
    }
  });

  it('filters rows not yet aired and keeps the focus on the checkbox (RESV-02)', async () => {
    const api = service(12);
    await open('/account/subscribe?page=2', api);
    const filter = page.part('upcoming') as HTMLInputElement;
    expect(filter.closest('label')?.textContent).to.equal('只看未播出');
    filter.focus();
    filter.click();
    await until(() => page.words('total') === '共 6 条', 'the filtered list');
    expect(fieldsOf(api.to(RESERVATIONS).at(-1) as Call)).to.deep.equal({
      page_no: '1',
      page_size: '10',
      play_status: '1',
    });
    expect([filter.checked, focused(), page.window.location.search]).to.deep.equal([
      true,
      filter,
      '?upcoming=1',
    ]);
    filter.click();
    await until(() => page.words('total') === '共 12 条', 'the whole list');
    expect(fieldsOf(api.to(RESERVATIONS).at(-1) as Call)).to.deep.equal({ page_no: '1', page_size: '10' });
  });

  it('deletes one, and all of them with any filter, after a confirmation (RESV-06, RESV-07)', async () => {
    const api = service(3);
    await open('/account/subscribe?upcoming=1', api);
    (page.part('remove') as HTMLElement).click();
    await confirm();
    await until(() => titles().join() === '约 3', 'the row is gone');
    await until(() => api.to(RESERVATIONS).length === 2, 'the list is loaded again');
    (page.part('clear') as HTMLElement).click();
    expect((await until(() => page.part('confirm-dialog'), 'the question')).textContent).to.contain(
      '已播出的节目也会一并清空',
    );
    await confirm();
    await until(() => page.words('empty')?.includes('暂无未播出的预约节目'), 'the empty list');
    (page.part('upcoming') as HTMLElement).click();
    await until(() => page.words('empty')?.includes('暂无预约'), 'the empty list without the filter');
    expect(api.calls.filter(({ method }) => method === 'DELETE').map(fieldsOf)).to.deep.equal([
      { id: '1' },
      {},
    ]);
  });
});

describe('a section without records', () => {
  const drawings = () => page.portal.shadowRoot?.querySelectorAll('svg[viewBox="0 0 160 112"]').length;
  const ofTools = () => ['select-all', 'clear', 'upcoming', 'pager'].filter((name) => page.part(name));

  for (const path of [
    '/account/history',
    '/account/collection',
    '/account/subscribe',
    '/account/message/subscribe',
    '/account/message/system',
  ])
    it(`shows its total and a drawing, and no tools, at ${path} (MSG-02, OQ-99)`, async () => {
      await open(path, new FakeApi({ [INFO]: VIEWER }));
      await until(() => page.part('empty'), 'the empty list');
      expect([drawings(), ofTools(), page.words('total')]).to.deep.equal([1, [], '共 0 条']);
      const { backgroundColor } = page.window.getComputedStyle(page.part('empty') as HTMLElement);
      expect(backgroundColor).to.equal('rgba(0, 0, 0, 0)');
    });

  it('says when messages will come, and links an empty list to the portal (OQ-91)', async () => {
    await open('/account/message/system', new FakeApi({ [INFO]: VIEWER }));
    expect(page.words('empty')).to.equal('暂无消息账号动态和公告会显示在这里');
    page.close();
    await open('/account/collection', new FakeApi({ [INFO]: VIEWER }), {
      config: { portalHome: '/tv.html' },
    });
    const link = page.part('empty')?.querySelector('a') as HTMLAnchorElement;
    expect([link.textContent, link.pathname]).to.deep.equal(['去看节目', '/tv.html']);
    expect(link.getBoundingClientRect().height).to.be.at.least(44);
  });

  it('shows a drawing and a retry after a failure, without tools (LIST-04, OQ-60)', async () => {
    const api = new FakeApi({ [INFO]: VIEWER, [RESERVATIONS]: { code: -1 } });
    await open('/account/subscribe', api);
    await until(() => page.words('notice') === '预约加载失败 重试', 'the text');
    expect([drawings(), ofTools()]).to.deep.equal([1, []]);
    api.answers[RESERVATIONS] = { data: { total: 0, rows: [] } };
    (page.part('retry') as HTMLElement).click();
    await until(() => page.words('empty')?.includes('暂无预约'), 'the empty list');
  });

  it('keeps a filter that is on, so that it can be turned off; then the text has the focus (RESV-02)', async () => {
    await open('/account/subscribe?upcoming=1', new FakeApi({ [INFO]: VIEWER }));
    await until(() => page.part('empty'), 'the empty list');
    expect(ofTools()).to.deep.equal(['upcoming']);
    const filter = page.part('upcoming') as HTMLElement;
    filter.focus();
    filter.click();
    await until(() => ofTools().length === 0, 'no filter');
    expect(focused()).to.equal(page.part('nothing'));
  });
});

describe('hostile data', () => {
  const LONG = '长'.repeat(10_000);
  const EVIL = [
    '<img src=x onerror="top.hacked=1">',
    LONG,
    'a'.repeat(10_000),
    '👩‍👩‍👧‍👦'.repeat(500),
    '\u202Eمرحبا بالعالم\u202E 新闻',
    '\u0000\u0007',
    'javascript:top.hacked=1',
  ];
  const SCREENS = [
    ['/account/history', HISTORY, watched],
    ['/account/collection', FAVOURITES, collected],
    ['/account/subscribe', RESERVATIONS, reserved],
  ] as const;

  for (const [path, list, make] of SCREENS) {
    it(`at ${path} is rendered as text, and the layout fits 375 px`, async () => {
      const rows: unknown[] = EVIL.map((text, index) =>
        Object.fromEntries(Object.keys(make(1)).map((field) => [field, field === 'id' ? index : text])),
      );
      const bad = [
        null,
        [],
        'row',
        {},
        { ...make(50), id: {} },
        ...Object.keys(make(1)).map((field) => ({ ...make(60), id: 60, [field]: { a: 1 } })),
      ];
      await open(
        path,
        new FakeApi({
          [INFO]: VIEWER,
          [list]: { data: { total: 3, rows: [...rows, ...bad, make(70), make(70)] } },
        }),
        { width: 375 },
      );
      expect((window as { hacked?: number }).hacked).to.equal(undefined);
      expect(page.portal.shadowRoot?.querySelector('img[onerror],script')).to.equal(null);
      expect(titles()).to.contain(EVIL[0]);
      expect(titles().filter((title) => title === page.words('record-title')).length).to.equal(1);
      expect(page.document.documentElement.scrollWidth).to.be.at.most(375);
      const links = all('record-link') as HTMLAnchorElement[];
      expect(links).not.to.have.length(0);
      for (const link of links) expect(link.protocol).to.match(/^https?:$/);
      for (const row of all('record')) expect(row.getBoundingClientRect().height).to.be.below(300);
      const ids = all('record').length;
      expect(ids).to.be.at.least(EVIL.length + 1);
      (page.part('remove') as HTMLElement).click();
      const dialog = await until(() => page.part('confirm-dialog'), 'the question');
      expect(dialog.getBoundingClientRect().width).to.be.at.most(375);
      (page.part('cancel') as HTMLElement).click();
    });

    it(`at ${path}: a negative total is a failure of the list without a toast`, async () => {
      await open(path, new FakeApi({ [INFO]: VIEWER, [list]: { data: { total: -3, rows: [] } } }));
      await until(() => page.part('notice')?.querySelector('[data-testid=retry]'), 'the retry');
      expect(page.part('toast')).to.equal(null);
    });

    it(`at ${path}: targets are at least 44 px high at 375 px`, async () => {
      await open(
        path,
        new FakeApi({ [INFO]: VIEWER, [list]: { data: { total: 25, rows: many(make, 10) } } }),
        { width: 375 },
      );
      for (const part of ['remove', 'clear', 'previous', 'next']) {
        expect(all(part), part).not.to.have.length(0);
        for (const control of all(part))
          expect(control.getBoundingClientRect().height, part).to.be.at.least(44);
      }
      expect(page.document.documentElement.scrollWidth).to.be.at.most(375);
    });
  }
});

for (const theme of ['light', 'dark'])
  describe(`axe finds nothing, ${theme}`, () => {
    const judge = async () => expect(await axeFindings(page)).to.deep.equal([]);
    const options = {
      assets: ['/node_modules/axe-core/axe.min.js'],
      html: `<main><cntv-portal base="/host" theme="${theme}"></cntv-portal></main>`,
    };
    const SCREENS = [
      ['/account/history', HISTORY, watched],
      ['/account/collection', FAVOURITES, collected],
      ['/account/subscribe', RESERVATIONS, reserved],
    ] as const;
    for (const [path, list] of [
      ...SCREENS,
      ['/account/message/subscribe', REMINDERS],
      ['/account/message/system', SYSTEM],
    ] as const)
      it(`at ${path}, while it is loading and after that has failed`, async () => {
        const api = new FakeApi({ [INFO]: VIEWER, [list]: { fault: 'pending' } });
        page = await openPortalAt(path, api, options);
        if (theme === 'dark') page.document.documentElement.style.background = '#000';
        await until(() => page.part('skeleton') && api.to(list).length > 0, 'the skeleton');
        await judge();
        page.close();
        api.answers[list] = { code: -1 };
        await open(path, api, options);
        if (theme === 'dark') page.document.documentElement.style.background = '#000';
        await judge();
      });
    for (const [path, list, make] of SCREENS)
      it(`at ${path}, with rows, with a confirmation and without rows`, async () => {
        const api = new FakeApi({ [INFO]: VIEWER, [list]: { data: { total: 25, rows: many(make, 10) } } });
        await open(path, api, options);
        if (theme === 'dark') page.document.documentElement.style.background = '#000';
        await judge();
        api.answers[list] = { data: { total: 0, rows: [] } };
        api.answers[list.replace('GET', 'DELETE')] = {};
        (page.part('clear') as HTMLElement).click();
        const dialog = await until(() => page.part('confirm-dialog'), 'the question');
        await Promise.allSettled(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished));
        await judge();
        await confirm();
        await until(() => page.part('empty'), 'the empty list');
        await judge();
      });
  });
