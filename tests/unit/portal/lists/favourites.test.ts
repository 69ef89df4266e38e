import { describe, expect, it } from 'vitest';
import { type Fields, ORIGIN } from '../../../support/portal/client';
import { freshPortal } from '../../../support/portal/fresh-portal';

const RECORDS = '/openapi/v2/collect/records';

const fresh = freshPortal();

type Row = Record<string, string | number>;
async function list(fields: Fields) {
  const { code, data } = await fresh.visitor.get(RECORDS, fields);
  return { code, total: data?.total, rows: data?.rows as Row[] };
}

describe('the collected items (API-13)', () => {
  it('are listed by type, newest first, with their total (ENT-07, ENT-09)', async () => {
    await fresh.visitor.devConsole('session');
    const { total, rows } = await list({ source_type: '1' });
    expect(total).toBe(3);
    expect(rows[0]).toEqual({
      id: expect.any(Number),
      source_type: 1,
      source_id: 'VIDE100001',
      source_title: '《航拍中国》第四季 第三集：江河入海',
      source_logo: `${ORIGIN}/assets/valley.svg`,
      source_url: `${ORIGIN}/news/1.html`,
      business_name: '纪录频道',
      collect_date_time: '2026-11-21 15:00:00',
    });
    const times = rows.map((row) => String(row.collect_date_time));
    expect(times).toEqual([...times].sort().reverse());
    const channels = await list({ source_type: '3' });
    expect([channels.total, channels.rows.map((row) => row.source_id)]).toEqual([2, ['cctv9', 'cctv1']]);
  });

  it('are paginated, with the total of all pages', async () => {
    await fresh.visitor.devConsole('session');
    const [first, second, after] = await Promise.all(
      ['1', '2', '9'].map((page_no) => list({ source_type: '1', page_no, page_size: '2' })),
    );
    expect([first, second, after].map((page) => [page?.total, page?.rows.length])).toEqual([
      [3, 2],
      [3, 1],
      [3, 0],
    ]);
  });

  it.each([
    [{}],
    [{ source_type: '2' }],
    [{ source_type: '1', page_no: '0' }],
    [{ source_type: '1', page_no: 'x' }],
    [{ source_type: '1', page_size: '101' }],
    [{ source_type: '1', page_size: '' }],
  ])('are refused for %j (-10003)', async (fields) => {
    await fresh.visitor.devConsole('session');
    expect((await list(fields as Fields)).code).toBe(-10003);
  });
});

describe('removing collected items (API-14, API-15)', () => {
  const total = async (source_type: string) => (await list({ source_type })).total;

  it('removes one item, and none of another viewer', async () => {
    const { visitor } = fresh;
    await visitor.devConsole('session');
    const { rows } = await list({ source_type: '1' });
    const id = String(rows[1]?.id);
    const other = fresh.site.visitor();
    await other.devConsole('session', { account: 'plain@example.com' });
    await other.remove('/openapi/v2/collect/record', { id });
    expect(await total('1')).toBe(3);
    await visitor.remove('/openapi/v2/collect/record', { id });
    expect((await list({ source_type: '1' })).rows.map((row) => row.id)).toEqual([rows[0]?.id, rows[2]?.id]);
  });

  it('removes all items of one type', async () => {
    await fresh.visitor.devConsole('session');
    await fresh.visitor.remove('/openapi/v2/collect/records', { source_type: '1' });
    expect([await total('1'), await total('3')]).toEqual([0, 2]);
  });

  it('is refused without an ID or a type (-10003), and without a viewer (-10001)', async () => {
    const codes = async () => [
      (await fresh.visitor.remove('/openapi/v2/collect/record', { id: 'x' })).code,
      (await fresh.visitor.remove('/openapi/v2/collect/records', {})).code,
    ];
    expect(await codes()).toEqual([-10001, -10001]);
    await fresh.visitor.devConsole('session');
    expect(await codes()).toEqual([-10003, -10003]);
  });
});
