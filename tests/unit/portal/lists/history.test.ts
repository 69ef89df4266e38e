import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../../examples/portal/server/db/database';
import {
  HISTORY_SIZE,
  LONG_HISTORY_SIZE,
  seedHistory,
  seedReservations,
} from '../../../../examples/portal/server/demo/demo-lists';
import { FAVOURITES_PAGE } from '../../../../examples/portal/server/lists/favourites';
import { HISTORY_PAGE } from '../../../../examples/portal/server/lists/history';
import { MESSAGES_PAGE, MESSAGES_TOTAL, UNREAD_COUNTS } from '../../../../examples/portal/server/lists/inbox';
import { RESERVATIONS_PAGE, UPCOMING_PAGE } from '../../../../examples/portal/server/lists/reservations';
import {
  BASE_TIME,
  type Fields,
  ORIGIN,
  startPortal,
  type TestPortal,
  type Visitor,
} from '../../../support/portal/client';
import { openEmbedded, openTestDatabase } from '../../../support/portal/database';
import { freshPortal } from '../../../support/portal/fresh-portal';

const RECORDS = '/openapi/v2/video/records';
const RECORD = '/openapi/v2/video/record';

const fresh = freshPortal();

type Row = Record<string, string | number>;
async function page(fields: Fields = {}, visitor: Visitor = fresh.visitor) {
  const { code, data } = await visitor.get(RECORDS, fields);
  return { code, total: data?.total, rows: data?.rows as Row[] };
}

describe('the watch history (API-10, API-11, API-12)', () => {
  it('is listed newest first, with its total (ENT-06, ENT-09)', async () => {
    await fresh.visitor.devConsole('session');
    const { total, rows } = await page();
    expect([total, rows.length]).toEqual([HISTORY_SIZE, 10]);
    expect(rows[0]).toEqual({
      id: expect.any(Number),
      video_id: 'VIDE200001',
      video_title: '新闻联播 · 1',
      video_image: `${ORIGIN}/assets/broken.svg`,
      video_page_url: `${ORIGIN}/video/VIDE200001`,
      play_position: -1,
      play_time: BASE_TIME / 1000 - 37 * 60,
    });
    const times = rows.map((row) => Number(row.play_time));
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });

  it('has each record on one page only', async () => {
    await fresh.visitor.devConsole('session');
    const pages = await Promise.all(['1', '2', '3', '4'].map((page_no) => page({ page_no })));
    expect(pages.map(({ rows }) => rows.length)).toEqual([10, 10, 5, 0]);
    const ids = pages.flatMap(({ rows }) => rows.map((row) => row.video_id));
    expect(ids).toEqual(Array.from({ length: HISTORY_SIZE }, (_, index) => `VIDE${200_001 + index}`));
  });

  it('loses one record, also in its total, and no other', async () => {
    await fresh.visitor.devConsole('session');
    expect((await fresh.visitor.remove(RECORD, { video_id: 'VIDE200012' })).code).toBe(0);
    const second = await page({ page_no: '2' });
    expect([second.total, second.rows[0]?.video_id]).toEqual([HISTORY_SIZE - 1, 'VIDE200011']);
    expect(second.rows[1]?.video_id).toBe('VIDE200013');
    // A second deletion of the same record changes nothing.
    expect((await fresh.visitor.remove(RECORD, { video_id: 'VIDE200012' })).code).toBe(0);
    expect((await page()).total).toBe(HISTORY_SIZE - 1);
  });

  it('is cleared for this viewer only', async () => {
    const other = fresh.site.visitor();
    await other.devConsole('session', { account: 'few@example.com' });
    await fresh.visitor.devConsole('session');
    expect((await fresh.visitor.remove(RECORDS, {})).code).toBe(0);
    expect([(await page()).total, (await page({}, other)).total]).toEqual([0, 3]);
  });

  it('refuses an invalid page and a deletion without an ID (-10003)', async () => {
    await fresh.visitor.devConsole('session');
    expect([(await page({ page_no: '0' })).code, (await fresh.visitor.remove(RECORD, {})).code]).toEqual([
      -10003, -10003,
    ]);
  });
});

const engines: readonly (readonly [string, () => Promise<Database>])[] = [
  ['PGlite', openEmbedded],
  ['PostgreSQL', openTestDatabase],
];

describe.each(engines)('a history of 25,000 records on %s', (_engine, open) => {
  let db: Database;
  let site: TestPortal;
  let visitor: Visitor;
  const ACCOUNT_ID = 100_001;
  const LAST = LONG_HISTORY_SIZE / 10;

  beforeAll(async () => {
    db = await open();
    site = await startPortal({ database: db });
    const now = new Date(BASE_TIME);
    await seedHistory(db, [{ accountId: ACCOUNT_ID, size: LONG_HISTORY_SIZE }], now);
    await seedReservations(db, [{ accountId: ACCOUNT_ID, size: 2_000 }], now);
    await db.query(
      `insert into collections (account_id, source_type, source_id, source_title, collected_at)
       select $1::integer, 1, 'S' || n, 'title', now() - n * interval '1 hour' from generate_series(1, 5000) n`,
      [ACCOUNT_ID],
    );
    await db.query(
      `insert into messages (account_id, kind, is_read, sent_at, title, content)
       select $1::integer, 'system', n > 20, now() - n * interval '1 hour', 'title', 'content'
       from generate_series(1, 5000) n`,
      [ACCOUNT_ID],
    );
    // Records of other viewers, so that the planner chooses an index.
    await db.query(
      `insert into watch_days (account_id, day, records)
       select id, date '2024-01-01' + n, 1 from accounts, generate_series(1, 600) n where id <> $1`,
      [ACCOUNT_ID],
    );
    await db.script('analyze');
    visitor = site.visitor();
    await visitor.devConsole('session');
  });
  afterAll(async () => {
    await site.close();
    await db.close();
  });

  it('has all its pages', async () => {
    for (const number of [1, 2, 1250, 1777, LAST]) {
      const { total, rows } = await page({ page_no: String(number) }, visitor);
      expect([total, rows.map((row) => row.video_id)]).toEqual([
        LONG_HISTORY_SIZE,
        Array.from({ length: 10 }, (_row, index) => `VIDE${200_000 + (number - 1) * 10 + index + 1}`),
      ]);
    }
  });

  const past = new Date(0);
  it.each([
    ['the first page of the history', HISTORY_PAGE, [ACCOUNT_ID, 10, 0]],
    ['the last page of the history', HISTORY_PAGE, [ACCOUNT_ID, 10, LONG_HISTORY_SIZE - 10]],
    ['the favourites', FAVOURITES_PAGE, [ACCOUNT_ID, '1', 10, 20]],
    ['a page of the messages', MESSAGES_PAGE, [ACCOUNT_ID, 'system', 10, 20]],
    ['the number of messages', MESSAGES_TOTAL, [ACCOUNT_ID, 'subscribe']],
    ['the number of unread messages', UNREAD_COUNTS, [ACCOUNT_ID]],
    ['the reservations', RESERVATIONS_PAGE, [ACCOUNT_ID, null, past, 10, 20]],
    ['the reservations not yet aired', UPCOMING_PAGE, [ACCOUNT_ID, new Date(BASE_TIME), past, 10, 0]],
  ])('%s uses an index', async (_what, sql, values) => {
    const nodes = nodesOf(await planOf(sql, values));
    expect(
      nodes.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name']),
    ).toEqual([]);
    expect(nodes.some((node) => /Index/.test(String(node['Node Type'])))).toBe(true);
  });

  it('reads at most one day more than the page, for the last page and the first', async () => {
    const rowsFor = async (offset: number) => {
      const nodes = nodesOf(await planOf(HISTORY_PAGE, [ACCOUNT_ID, 10, offset]));
      const scan = nodes.find((node) => node['Relation Name'] === 'watch_records');
      return Number(scan?.['Actual Rows']);
    };
    const perDay = Math.ceil((24 * 60) / 37);
    expect(await rowsFor(0)).toBeLessThanOrEqual(10 + perDay);
    expect(await rowsFor(LONG_HISTORY_SIZE - 10)).toBeLessThanOrEqual(10 + perDay);
  });

  type Node = Record<string, unknown> & { Plans?: Node[] };
  async function planOf(sql: string, values: readonly unknown[]): Promise<Node> {
    const [row] = await db.query<{ 'QUERY PLAN': { Plan: Node }[] }>(
      `explain (analyze, buffers, format json) ${sql}`,
      values,
    );
    return row?.['QUERY PLAN'][0]?.Plan as Node;
  }
  function nodesOf(node: Node): Node[] {
    return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
  }
});
