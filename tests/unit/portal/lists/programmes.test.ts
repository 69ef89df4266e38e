import { beforeEach, describe, expect, it } from 'vitest';
import type { Fields } from '../../../support/portal/client';
import { freshPortal } from '../../../support/portal/fresh-portal';

const ALL = '/openapi/v2/programme';
const USER = '/openapi/v2/programme/user';

const fresh = freshPortal();
beforeEach(async () => {
  await fresh.visitor.devConsole('session');
});

const picks = async (visitor = fresh.visitor) => (await visitor.get(USER)).data;
const save = async (fields: Fields) => (await fresh.visitor.post(USER, fields)).code;
const FIRST = { channels: ['cctv1', 'cctv9'], columns: ['hpzg'] };

describe('the programmes on offer (API-48, FAV-01)', () => {
  it('are channels and columns with ID and name, in their order', async () => {
    const { code, data } = await fresh.visitor.get(ALL);
    const { channels, columns } = data as Record<string, { id: string; name: string }[]>;
    expect(code).toBe(0);
    expect(Object.keys(data ?? {})).toEqual(['channels', 'columns']);
    expect([channels?.length, columns?.length]).toEqual([17, 12]);
    expect(channels?.[0]).toEqual({ id: 'cctv1', name: 'CCTV-1 综合' });
    expect(channels?.at(-1)).toEqual({ id: 'cctv17', name: 'CCTV-17 农业农村' });
    expect(columns?.[0]).toEqual({ id: 'xwlb', name: '新闻联播' });
  });
});

describe('the favourites of a viewer (API-49, FAV-02)', () => {
  it('are IDs, and those of the viewer only', async () => {
    expect(await picks()).toEqual(FIRST);
    const other = fresh.site.visitor();
    await other.devConsole('session', { account: 'plain@example.com' });
    expect(await picks(other)).toEqual({ channels: [], columns: [] });
  });
});

describe('saving favourites (API-50, APIMAP-06, FAV-03)', () => {
  it('replaces all previous ones, in the order sent, each once', async () => {
    expect(await save({ channels: 'cctv13,cctv1,cctv13', columns: 'xwlb' })).toBe(0);
    expect(await picks()).toEqual({ channels: ['cctv13', 'cctv1'], columns: ['xwlb'] });
    expect(await save({ channels: '', columns: '' })).toBe(0);
    expect(await picks()).toEqual({ channels: [], columns: [] });
  });

  it('keeps a favourite that is no longer on offer', async () => {
    await fresh.db.query("delete from programmes where id = 'cctv9'");
    expect(await save({ channels: 'cctv9,cctv2', columns: '' })).toBe(0);
    expect(await picks()).toEqual({ channels: ['cctv9', 'cctv2'], columns: [] });
    expect(await save({ channels: 'cctv2', columns: '' })).toBe(0);
    expect(await save({ channels: 'cctv9', columns: '' })).toBe(-10003);
  });

  it.each<[string, Fields]>([
    ['an unknown channel', { channels: 'cctv1,cctv99', columns: '' }],
    ['a column that is a channel', { channels: '', columns: 'cctv1' }],
    ['an empty id', { channels: 'cctv1,', columns: '' }],
    ['no columns at all', { channels: 'cctv1' }],
    ['nothing', {}],
  ])('is refused for %s without a change (-10003)', async (_, fields) => {
    expect(await save(fields)).toBe(-10003);
    expect(await picks()).toEqual(FIRST);
  });

  it('by two requests at the same time stores those of one of them', async () => {
    const [one, two] = [
      { channels: 'cctv2', columns: 'xwlb' },
      { channels: 'cctv3', columns: 'jdft' },
    ];
    expect(await Promise.all([save(one), save(two)])).toEqual([0, 0]);
    const kept = (await picks()) as Record<string, string[]>;
    const sent = { channels: String(kept.channels), columns: String(kept.columns) };
    expect([one, two]).toContainEqual(sent);
  });
});
