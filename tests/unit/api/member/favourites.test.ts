import { describe, expect, it } from 'vitest';
import { FakeXhr, setUpFakeXhr } from '../../../support/unit/fake-xhr';

const ROW = {
  id: 7,
  source_type: 1,
  source_id: 'VIDE1',
  source_title: '江河入海',
  source_logo: 'https://p.example.com/1.jpg',
  source_url: 'https://tv.example.com/1.html',
  business_name: '纪录频道',
  collect_date_time: '2026-11-21 20:00:00',
};
const ITEM = {
  id: '7',
  sourceType: 'video',
  sourceId: 'VIDE1',
  title: '江河入海',
  logoUrl: 'https://p.example.com/1.jpg',
  url: 'https://tv.example.com/1.html',
  businessName: '纪录频道',
  collectedAt: '2026-11-21 20:00:00',
};
const EMPTY_ITEM = {
  id: 'a',
  sourceType: 'other',
  sourceId: '',
  title: '',
  logoUrl: '',
  url: '',
  businessName: '',
  collectedAt: '',
};

async function pageOf(data: unknown, sourceType: 'video' | 'channel' = 'video') {
  FakeXhr.autoAnswer = (request) => request.answer({ code: 0, data });
  (await import('#page-config/scripts')).addConfigLayer({ appid: 'demo' });
  const { getFavourites } = await import('#api/member/favourites');
  return getFavourites({ sourceType, page: 1, pageSize: 1 });
}

setUpFakeXhr();

describe('the collected items (API-13, APIMAP-23)', () => {
  it.each([
    ['video', '1'],
    ['channel', '3'],
  ] as const)('is asked for by kind and page: %s is source_type %s (OQ-68)', async (sourceType, sent) => {
    await pageOf({ total: 0, rows: [] }, sourceType);
    expect([FakeXhr.last.method, FakeXhr.last.url.pathname]).toEqual(['GET', '/openapi/v2/collect/records']);
    const { t, ...fields } = Object.fromEntries(FakeXhr.last.url.searchParams);
    expect(fields).toEqual({ source_type: sent, page_no: '1', page_size: '1', appid: 'demo' });
  });

  it('are a total and rows (ENT-07, ENT-09, FAV-04)', async () => {
    expect(await pageOf({ total: 3, rows: [ROW] })).toEqual({ total: 3, items: [ITEM] });
  });

  it.each([
    [
      'a channel with its type as a string',
      { total: 1, rows: [{ ...ROW, source_type: '3' }] },
      { total: 1, items: [{ ...ITEM, sourceType: 'channel' }] },
    ],
    ['a total in digits', { total: '3', rows: [ROW] }, { total: 3, items: [ITEM] }],
    ['nothing', { total: 0, rows: [] }, { total: 0, items: [] }],
    ['a row with an id alone', { total: 1, rows: [{ id: 'a' }] }, { total: 1, items: [EMPTY_ITEM] }],
    [
      'URLs that are not http(s)',
      { total: 1, rows: [{ ...ROW, source_url: 'javascript:alert(1)', source_logo: 'data:text/html,x' }] },
      { total: 1, items: [{ ...ITEM, logoUrl: '', url: '' }] },
    ],
  ])('may contain %s', async (_, data, page) => {
    expect(await pageOf(data)).toEqual(page);
  });

  it.each(['none', [[7]], { total: -2, rows: [] }, { rows: 'none' }])('are malformed as %j', async (data) => {
    await expect(pageOf(data)).rejects.toMatchObject({ kind: 'malformed' });
  });

  it('lack only the rows that cannot be read (ENT-07)', async () => {
    const rows = [ROW, {}, null, { ...ROW, id: 8, source_title: {} }, { ...ROW, id: 9 }];
    expect(await pageOf({ total: 5, rows })).toEqual({ total: 5, items: [ITEM, { ...ITEM, id: '9' }] });
    expect(console.warn).toHaveBeenCalledWith('cntv-widgets: 3 of 5 entries of a list cannot be read');
  });
});
