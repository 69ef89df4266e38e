import { beforeEach, describe, expect, it } from 'vitest';
import { type Fields, ORIGIN, type Visitor } from '../../../support/portal/client';
import { freshPortal } from '../../../support/portal/fresh-portal';

const COUNT = '/openapi/v2/user/message/count';
const REMINDERS = '/openapi/v2/user/message/subscribes';
const SYSTEM = '/openapi/v2/user/message/systems';
const MESSAGE = '/openapi/v2/user/message';
const CLEAR = '/openapi/v2/user/message/clear';

const fresh = freshPortal();
beforeEach(async () => {
  await fresh.visitor.devConsole('session');
});

type Row = Record<string, unknown>;
async function list(path: string, fields: Fields = {}, visitor: Visitor = fresh.visitor) {
  const { code, data } = await visitor.get(path, fields);
  return { code, total: data?.total, rows: (data?.rows ?? []) as Row[] };
}
async function counts(visitor: Visitor = fresh.visitor) {
  return (await visitor.get(COUNT)).data;
}
async function remove(path: string, fields: Fields, visitor: Visitor = fresh.visitor): Promise<number> {
  const body = new URLSearchParams({ appid: 'demo', ...fields });
  const response = await visitor.request(path, { method: 'DELETE', body });
  return ((await response.json()) as { code: number }).code;
}
const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => String(id));

describe('the reminders (API-06, ENT-04, ENT-09)', () => {
  it('are listed newest first, with their total and read state', async () => {
    const { total, rows } = await list(REMINDERS);
    expect([total, rows.length]).toEqual([13, 10]);
    expect(rows[0]).toEqual({
      id: expect.any(Number),
      read: false,
      item_begin_time: '2026-11-21 13:05:00',
      subscribe_time: '2026-11-21 13:05:00',
      live_url: `${ORIGIN}/live/cctv1`,
      channel_name: 'CCTV-1 综合',
      item_name: '新闻联播',
    });
    expect(rows.map(({ read }) => read)).toEqual([...Array(4).fill(false), ...Array(6).fill(true)]);
    const times = rows.map((row) => String(row.subscribe_time));
    expect(times).toEqual([...times].sort().reverse());
  });

  it('are marked as read when they are listed, on the listed page only', async () => {
    await list(REMINDERS, { page_size: '3' });
    expect(await counts()).toEqual({ subscribe_count: 1, system_count: 8 });
    const { rows } = await list(REMINDERS);
    expect(rows.map(({ read }) => read).indexOf(false)).toBe(3);
    expect(await counts()).toEqual({ subscribe_count: 0, system_count: 8 });
  });
});

describe('the system messages (API-07, ENT-05, ENT-09)', () => {
  it('are listed by page, with the total of all pages', async () => {
    const [first, third, after] = await Promise.all(
      ['1', '3', '4'].map((page_no) => list(SYSTEM, { page_no })),
    );
    expect([first, third, after].map((page) => [page?.total, page?.rows.length])).toEqual([
      [23, 10],
      [23, 3],
      [23, 0],
    ]);
    expect(first?.rows[0]).toEqual({
      id: expect.any(Number),
      read: false,
      title: '昵称审核通过',
      content: '您提交的新昵称已通过审核，现已生效。',
      pub_date: '2026-11-21 13:00:00',
    });
  });

  it.each([[{ page_no: '0' }], [{ page_no: 'x' }], [{ page_size: '101' }]])(
    'are refused for %j (-10003)',
    async (fields) => {
      expect((await list(SYSTEM, fields as Fields)).code).toBe(-10003);
    },
  );
});

describe('deleting messages (API-08)', () => {
  it('removes those of one type by their IDs, and lowers the unread count', async () => {
    const { rows } = await list(REMINDERS, { page_size: '2' });
    const { rows: others } = await list(SYSTEM, { page_size: '1' });
    const ids = [...idsOf(rows), ...idsOf(others), '999999'].join(',');
    expect(await remove(MESSAGE, { type: 'SUBSCRIBE', ids })).toBe(0);
    expect((await list(REMINDERS)).total).toBe(11);
    expect((await list(SYSTEM)).total).toBe(23);
    expect(await remove(MESSAGE, { type: 'SUBSCRIBE', ids })).toBe(0);
  });

  it.each([
    [{ type: 'OTHER', ids: '1' }],
    [{ ids: '1' }],
    [{ type: 'SYSTEM' }],
    [{ type: 'SYSTEM', ids: '' }],
    [{ type: 'SYSTEM', ids: '1,x' }],
    [{ type: 'SYSTEM', ids: '1 or 1=1' }],
    [{ type: 'SYSTEM', ids: Array(101).fill('1').join(',') }],
  ])('is refused for %j (-10003)', async (fields) => {
    expect(await remove(MESSAGE, fields as Fields)).toBe(-10003);
    expect((await list(SYSTEM)).total).toBe(23);
  });
});

describe('clearing messages (API-09)', () => {
  it('removes all of one type', async () => {
    expect(await remove(CLEAR, { type: 'SYSTEM' })).toBe(0);
    expect([(await list(SYSTEM)).total, (await list(REMINDERS)).total]).toEqual([0, 13]);
    expect(await counts()).toEqual({ subscribe_count: 0, system_count: 0 });
  });

  it('is refused for an unknown type (-10003)', async () => {
    expect(await remove(CLEAR, { type: 'system' })).toBe(-10003);
  });
});

it('the unread counts can be set in the dev console, with matching messages', async () => {
  await fresh.visitor.devConsole('unread', { subscribe: 2, system: 40 });
  expect(await counts()).toEqual({ subscribe_count: 2, system_count: 40 });
  expect((await list(SYSTEM)).total).toBe(40);
  expect((await list(REMINDERS)).total).toBe(13);
});
