import { describe, expect, it } from 'vitest';
import { BASE_TIME, type Fields, ORIGIN } from '../../../support/portal/client';
import { freshPortal } from '../../../support/portal/fresh-portal';

const RECORDS = '/openapi/v2/subscribe/records';
const RECORD = '/openapi/v2/subscribe/record';
const HOUR_MS = 3_600_000;

const fresh = freshPortal();

type Row = Record<string, string | number>;
async function page(fields: Fields = {}) {
  const { code, data } = await fresh.visitor.get(RECORDS, fields);
  return { code, total: data?.total, rows: data?.rows as Row[] };
}

describe('the reservations (API-16, API-17, API-18)', () => {
  it('are listed with their total, and future ones are not yet aired (ENT-08, CONST-22)', async () => {
    await fresh.visitor.devConsole('session');
    const { total, rows } = await page();
    expect([total, rows.length]).toEqual([13, 10]);
    expect(rows[0]).toEqual({
      id: expect.any(Number),
      play_status: '1',
      item_begin_time: '2026-11-22 22:00:00',
      channel_name: 'CCTV-9 纪录',
      item_name: '航拍中国 第四季：江河入海',
      live_url: `${ORIGIN}/live/cctv9`,
    });
    expect(rows.slice(0, 4).map((row) => row.play_status)).toEqual(['1', '1', '1', '2']);
  });

  it('are those not yet aired with play_status 1, the next one first, also in the total', async () => {
    await fresh.visitor.devConsole('session');
    const upcoming = await page({ play_status: '1' });
    expect(upcoming.total).toBe(3);
    const all = (await page()).rows.slice(0, 3);
    expect(upcoming.rows).toEqual(all.reverse());
    fresh.site.clock.ms = BASE_TIME + 5 * HOUR_MS;
    const { total, rows } = await page({ play_status: '1' });
    expect([total, rows.map((row) => row.play_status)]).toEqual([2, ['1', '1']]);
  });

  it('can be removed one by one or all, of this viewer only', async () => {
    const other = fresh.site.visitor();
    await other.devConsole('session', { account: 'few@example.com' });
    const [first] = ((await other.get(RECORDS)).data?.rows ?? []) as Row[];
    await fresh.visitor.devConsole('session');
    const mine = (await page()).rows[2]?.id;
    await fresh.visitor.remove(RECORD, { id: String(first?.id) });
    await fresh.visitor.remove(RECORD, { id: String(mine) });
    expect([(await page()).total, (await other.get(RECORDS)).data?.total]).toEqual([12, 3]);
    await fresh.visitor.remove(RECORDS, {});
    expect([(await page()).total, (await other.get(RECORDS)).data?.total]).toEqual([0, 3]);
  });

  it.each([{ play_status: '2' }, { play_status: 'x' }, { page_no: '0' }])(
    'are refused for %j (-10003)',
    async (fields) => {
      await fresh.visitor.devConsole('session');
      expect((await page(fields as object as Fields)).code).toBe(-10003);
    },
  );
});
