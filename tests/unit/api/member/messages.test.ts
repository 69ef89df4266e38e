import { describe, expect, it } from 'vitest';
import { FakeXhr, setUpFakeXhr } from '../../../support/unit/fake-xhr';

const REMINDER_ROW = {
  id: 7,
  read: 0,
  item_begin_time: '2026-11-21 20:05:00',
  live_url: 'https://tv.example.com/live/cctv1',
  channel_name: 'CCTV-1',
  item_name: '新闻联播',
  subscribe_time: 1795262700,
};
const REMINDER = {
  id: '7',
  isRead: false,
  beginsAt: '2026-11-21 20:05:00',
  reservedAt: '1795262700',
  liveUrl: 'https://tv.example.com/live/cctv1',
  channelName: 'CCTV-1',
  itemName: '新闻联播',
};
const SYSTEM_ROW = { id: 'a', read: '1', title: '公告', content: '正文', pub_date: '2026-11-21' };
const SYSTEM = { id: 'a', isRead: true, title: '公告', content: '正文', publishedAt: '2026-11-21' };

async function messages(data: unknown) {
  FakeXhr.autoAnswer = (request) => request.answer({ code: 0, data });
  (await import('#page-config/scripts')).addConfigLayer({ appid: 'demo' });
  return import('#api/member/messages');
}
function sent() {
  const { t, ...query } = Object.fromEntries(FakeXhr.last.url.searchParams);
  const fields = Object.fromEntries(FakeXhr.last.fields);
  return { line: `${FakeXhr.last.method} ${FakeXhr.last.url.pathname}`, query, fields };
}

setUpFakeXhr();

describe('the reminders (API-06, ENT-04)', () => {
  it('are requested by page, ten at a time (MSG-03, MSG-10)', async () => {
    const { getReminders } = await messages({ total: 1, rows: [REMINDER_ROW] });
    expect(await getReminders({ page: 2, pageSize: 10 })).toEqual({ total: 1, items: [REMINDER] });
    expect(sent()).toMatchObject({
      line: 'GET /openapi/v2/user/message/subscribes',
      query: { page_no: '2', page_size: '10', appid: 'demo' },
    });
  });

  it('have only http(s) URLs as live URL', async () => {
    const { getReminders } = await messages({
      total: 1,
      rows: [{ ...REMINDER_ROW, live_url: 'javascript:alert(1)' }],
    });
    expect((await getReminders({ page: 1, pageSize: 10 })).items).toEqual([{ ...REMINDER, liveUrl: '' }]);
  });
});

describe('the system messages (API-07, ENT-05)', () => {
  it('are requested by page, ten at a time (MSG-04, MSG-10)', async () => {
    const { getSystemMessages } = await messages({ total: '1', rows: [SYSTEM_ROW] });
    expect(await getSystemMessages({ page: 1, pageSize: 10 })).toEqual({ total: 1, items: [SYSTEM] });
    expect(sent()).toMatchObject({
      line: 'GET /openapi/v2/user/message/systems',
      query: { page_no: '1', page_size: '10', appid: 'demo' },
    });
  });

  it('lack only the rows that cannot be read', async () => {
    const bad = [null, 'x', {}, { ...SYSTEM_ROW, id: '' }, { ...SYSTEM_ROW, title: {} }, { id: ['a'] }];
    const { getSystemMessages } = await messages({ total: 8, rows: [...bad, SYSTEM_ROW, { id: 9 }] });
    expect((await getSystemMessages({ page: 1, pageSize: 10 })).items).toEqual([
      SYSTEM,
      { id: '9', isRead: false, title: '', content: '', publishedAt: '' },
    ]);
  });

  it('have no ID with a comma, which would delete other messages', async () => {
    const { getSystemMessages } = await messages({ total: 1, rows: [{ ...SYSTEM_ROW, id: '1,2' }] });
    expect((await getSystemMessages({ page: 1, pageSize: 10 })).items).toEqual([]);
  });

  it.each(['none', [[7]], { total: -2, rows: [] }, { total: 1, rows: 'none' }, { rows: { a: SYSTEM_ROW } }])(
    'are malformed as %j',
    async (data) => {
      const { getSystemMessages } = await messages(data);
      await expect(getSystemMessages({ page: 1, pageSize: 10 })).rejects.toMatchObject({ kind: 'malformed' });
    },
  );
});

describe('a deletion', () => {
  it.each([
    ['subscribe', 'SUBSCRIBE'],
    ['system', 'SYSTEM'],
  ] as const)('of %s messages carries type %s and the IDs (API-08, MSG-07)', async (kind, type) => {
    const { deleteMessages } = await messages(null);
    await deleteMessages(kind, ['1', 'b']);
    expect(sent()).toEqual({
      line: 'DELETE /openapi/v2/user/message',
      query: {},
      fields: { type, ids: '1,b', appid: 'demo' },
    });
  });

  it.each([
    ['subscribe', 'SUBSCRIBE'],
    ['system', 'SYSTEM'],
  ] as const)('of all %s messages carries type %s (API-09, MSG-09)', async (kind, type) => {
    const { clearMessages } = await messages(null);
    await clearMessages(kind);
    expect(sent()).toEqual({
      line: 'DELETE /openapi/v2/user/message/clear',
      query: {},
      fields: { type, appid: 'demo' },
    });
  });
});
