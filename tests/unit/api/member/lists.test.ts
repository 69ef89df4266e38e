import { describe, expect, it } from 'vitest';
import { FakeXhr, setUpFakeXhr } from '../../../support/unit/fake-xhr';

const WATCHED_ROW = {
  id: 7,
  video_id: 'VIDE1',
  video_title: '江河入海',
  video_image: 'https://p.example.com/1.jpg',
  video_page_url: 'https://tv.example.com/1.html',
  play_position: 3661,
  play_time: 1795262700,
};
const WATCHED = {
  id: '7',
  videoId: 'VIDE1',
  title: '江河入海',
  imageUrl: 'https://p.example.com/1.jpg',
  pageUrl: 'https://tv.example.com/1.html',
  positionSeconds: 3661,
  isFinished: false,
  playedAt: '1795262700',
};
const RESERVED_ROW = {
  id: 9,
  play_status: 1,
  item_begin_time: '2026-11-21 20:05:00',
  channel_name: 'CCTV-1',
  item_name: '新闻联播',
  live_url: 'https://tv.example.com/live/cctv1',
};
const RESERVED = {
  id: '9',
  isOverdue: false,
  beginsAt: '2026-11-21 20:05:00',
  channelName: 'CCTV-1',
  itemName: '新闻联播',
  liveUrl: 'https://tv.example.com/live/cctv1',
};

async function apiAnswering(data: unknown) {
  FakeXhr.autoAnswer = (request) => request.answer({ code: 0, data });
  (await import('#page-config/scripts')).addConfigLayer({ appid: 'demo' });
  return {
    ...(await import('#api/member/history')),
    ...(await import('#api/member/reservations')),
    ...(await import('#api/member/favourites')),
    ...(await import('#api/member/messages')),
  };
}
const historyOf = async (...rows: unknown[]) =>
  (await (await apiAnswering({ total: rows.length, rows })).getHistory({ page: 1, pageSize: 10 })).items;
const reservationsOf = async (...rows: unknown[]) =>
  (
    await (
      await apiAnswering({ total: rows.length, rows })
    ).getReservations({ page: 1, pageSize: 10, isUpcoming: false })
  ).items;
/** Method, path and fields of the last request. */
function sent() {
  const { method, url, body } = FakeXhr.last;
  const { t, appid, ...fields } = Object.fromEntries([
    ...url.searchParams,
    ...new URLSearchParams(String(body ?? '')),
  ]);
  return [method, url.pathname, fields];
}

setUpFakeXhr();

describe('the requests of the lists', () => {
  it('load a page of ten (API-10, API-16, HIST-02, RESV-03, CONST-02)', async () => {
    const api = await apiAnswering({ total: 0, rows: [] });
    await api.getHistory({ page: 3, pageSize: 10 });
    expect(sent()).toEqual(['GET', '/openapi/v2/video/records', { page_no: '3', page_size: '10' }]);
    await api.getReservations({ page: 2, pageSize: 10, isUpcoming: false });
    expect(sent()).toEqual(['GET', '/openapi/v2/subscribe/records', { page_no: '2', page_size: '10' }]);
  });

  it('load the reservations not yet aired with play_status 1 (RESV-02, CONST-22)', async () => {
    await (await apiAnswering({ total: 0, rows: [] })).getReservations({
      page: 1,
      pageSize: 10,
      isUpcoming: true,
    });
    expect(sent()[2]).toEqual({ page_no: '1', page_size: '10', play_status: '1' });
  });

  it('delete one or all (API-11, API-12, API-14, API-15, API-17, API-18)', async () => {
    const api = await apiAnswering(null);
    await api.deleteWatchRecord('VIDE1');
    expect(sent()).toEqual(['DELETE', '/openapi/v2/video/record', { video_id: 'VIDE1' }]);
    await api.clearHistory();
    expect(sent()).toEqual(['DELETE', '/openapi/v2/video/records', {}]);
    await api.deleteFavourite('7');
    expect(sent()).toEqual(['DELETE', '/openapi/v2/collect/record', { id: '7' }]);
    await api.clearFavourites('channel');
    expect(sent()).toEqual(['DELETE', '/openapi/v2/collect/records', { source_type: '3' }]);
    await api.deleteReservation('9');
    expect(sent()).toEqual(['DELETE', '/openapi/v2/subscribe/record', { id: '9' }]);
    await api.clearReservations();
    expect(sent()).toEqual(['DELETE', '/openapi/v2/subscribe/records', {}]);
  });
});

describe('a watch record (ENT-06)', () => {
  it.each([
    ['all its fields', WATCHED_ROW, WATCHED],
    ['a position in digits', { ...WATCHED_ROW, play_position: '59' }, { ...WATCHED, positionSeconds: 59 }],
    [
      'position -1',
      { ...WATCHED_ROW, play_position: -1 },
      { ...WATCHED, positionSeconds: null, isFinished: true },
    ],
    [
      'position "-1"',
      { ...WATCHED_ROW, play_position: '-1' },
      { ...WATCHED, positionSeconds: null, isFinished: true },
    ],
    [
      'a fraction of a second',
      { ...WATCHED_ROW, play_position: '59.75' },
      { ...WATCHED, positionSeconds: 59 },
    ],
    ['a clock time', { ...WATCHED_ROW, play_position: '1:30' }, { ...WATCHED, positionSeconds: null }],
    [
      'letters after the point',
      { ...WATCHED_ROW, play_position: '1.x' },
      { ...WATCHED, positionSeconds: null },
    ],
    ['no position', { ...WATCHED_ROW, play_position: undefined }, { ...WATCHED, positionSeconds: null }],
    ['a position below -1', { ...WATCHED_ROW, play_position: -2 }, { ...WATCHED, positionSeconds: null }],
    ['a position that is none', { ...WATCHED_ROW, play_position: {} }, { ...WATCHED, positionSeconds: null }],
    [
      'a javascript: URL as address',
      { ...WATCHED_ROW, video_page_url: 'javascript:alert(1)' },
      { ...WATCHED, pageUrl: '' },
    ],
    [
      'a javascript: URL as picture',
      { ...WATCHED_ROW, video_image: 'data:text/html,x' },
      { ...WATCHED, imageUrl: '' },
    ],
  ])('with %s is read', async (_what, row, record) => {
    expect(await historyOf(row)).toEqual([record]);
  });
});

describe('a reservation (ENT-08)', () => {
  it.each([
    ['all its fields', RESERVED_ROW, RESERVED],
    ['status 2', { ...RESERVED_ROW, play_status: 2 }, { ...RESERVED, isOverdue: true }],
    ['status "2"', { ...RESERVED_ROW, play_status: '2' }, { ...RESERVED, isOverdue: true }],
    ['another status', { ...RESERVED_ROW, play_status: [2] }, RESERVED],
    [
      'a time in seconds',
      { ...RESERVED_ROW, item_begin_time: 1795262700 },
      { ...RESERVED, beginsAt: '1795262700' },
    ],
    [
      'a javascript: URL as address',
      { ...RESERVED_ROW, live_url: ' javascript:alert(1)' },
      { ...RESERVED, liveUrl: '' },
    ],
  ])('with %s is read (CONST-22)', async (_what, row, reservation) => {
    expect(await reservationsOf(row)).toEqual([reservation]);
  });
});

describe('a response that says that the list is missing', () => {
  const missing = async (code: number) => {
    const api = await apiAnswering(null);
    FakeXhr.autoAnswer = (request) => request.answer({ code, message: '列表不存在' });
    return [
      () => api.getHistory({ page: 1, pageSize: 10 }),
      () => api.getReservations({ page: 1, pageSize: 10, isUpcoming: true }),
      () => api.getFavourites({ page: 1, pageSize: 10, sourceType: 'channel' }),
      () => api.getReminders({ page: 1, pageSize: 10 }),
      () => api.getSystemMessages({ page: 1, pageSize: 10 }),
    ];
  };

  it.each([-31003, -32004, -33003])(
    'is an empty list: %i (OQ-60, CODE-31003, CODE-32004, CODE-33003)',
    async (code) => {
      for (const load of await missing(code)) expect(await load()).toEqual({ total: 0, items: [] });
    },
  );

  it.each([-1, -10001, -31001])('is a failure with any other code: %i', async (code) => {
    for (const load of await missing(code)) await expect(load()).rejects.toMatchObject({ code });
  });

  it('is a failure of a deletion', async () => {
    const { clearHistory } = await apiAnswering(null);
    FakeXhr.autoAnswer = (request) => request.answer({ code: -33003 });
    await expect(clearHistory()).rejects.toMatchObject({ code: -33003 });
  });
});

describe('a row that cannot be read', () => {
  it.each([
    null,
    7,
    'row',
    [],
    {},
    { ...WATCHED_ROW, id: '' },
    { ...WATCHED_ROW, video_id: null },
    { ...WATCHED_ROW, video_title: {} },
  ])('is left out, and the others are read: %j', async (row) => {
    expect(await historyOf(row, WATCHED_ROW)).toEqual([WATCHED]);
  });

  it('is also one with the ID of an earlier row', async () => {
    expect(await historyOf(WATCHED_ROW, { ...WATCHED_ROW, video_title: 'again' })).toEqual([WATCHED]);
  });

  it.each([-1, '-1'])('are read where the total is %j: the server does not count', async (total) => {
    const api = await apiAnswering({ total, rows: [WATCHED_ROW] });
    expect(await api.getHistory({ page: 1, pageSize: 10 })).toEqual({
      total: Number.POSITIVE_INFINITY,
      items: [WATCHED],
    });
  });

  it.each([-2, 2.5, '1e3', [[7]], { a: 1 }, 1e300])('as a total of %j fails the page', async (total) => {
    const api = await apiAnswering({ total, rows: [] });
    await expect(api.getHistory({ page: 1, pageSize: 10 })).rejects.toMatchObject({ kind: 'malformed' });
  });
});
