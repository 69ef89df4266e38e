import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FakeXhr, sent, setUpFakeXhr } from '../../../support/unit/fake-xhr';

const NOTHING = { channels: [], columns: [] };

async function api(data?: unknown, envelope: object = { code: 0 }) {
  FakeXhr.autoAnswer = (request) => request.answer({ ...envelope, data });
  (await import('#page-config/scripts')).addConfigLayer({ appid: 'demo' });
  return import('#api/settings/programmes');
}
const offerOf = async (...answer: Parameters<typeof api>) => (await api(...answer)).getProgrammes();
const picksOf = async (...answer: Parameters<typeof api>) => (await api(...answer)).getPicks();
const line = () => `${FakeXhr.last.method} ${FakeXhr.last.url.pathname}`;

setUpFakeXhr();

describe('the programmes on offer (API-48, FAV-01)', () => {
  it('are channels and columns, each with id and name (ENT-11, FAV-01)', async () => {
    const data = { channels: [{ id: 'c1', name: '综合', more: 1 }], columns: [{ id: 7, name: '新闻' }] };
    expect(await offerOf(data)).toEqual({
      channels: [{ id: 'c1', name: '综合' }],
      columns: [{ id: '7', name: '新闻' }],
    });
    expect(line()).toBe('GET /openapi/v2/programme');
    expect(FakeXhr.last.fields.map(([name]) => name)).toEqual(['appid', 't']);
  });

  it('omit duplicates and IDs that cannot be sent, and show the ID of an entry without a name', async () => {
    const channels = [
      { id: 'a,b', name: '甲' },
      { id: 'c', name: '乙' },
      { id: 'c', name: '丙' },
      { id: 'd' },
      { name: '丁' },
      null,
      { id: 'e', name: ' ' },
    ];
    expect((await offerOf({ channels, columns: null })).channels).toEqual([
      { id: 'c', name: '丙' },
      { id: 'd', name: 'd' },
      { id: 'e', name: 'e' },
    ]);
  });
});

describe('the favourites of the viewer (API-49, FAV-02)', () => {
  it('are a list of IDs for each kind, each once, also when they are numbers (ENT-11, FAV-02)', async () => {
    expect(await picksOf({ channels: [1, '1', 'a,b', 'c'], columns: ['x'] })).toEqual({
      channels: ['1', 'c'],
      columns: ['x'],
    });
    expect(line()).toBe('GET /openapi/v2/programme/user');
  });
});

it('are malformed when one of them cannot be read, so that no save can remove it', async () => {
  await expect(picksOf({ channels: ['a', ''], columns: [] })).rejects.toMatchObject({ kind: 'malformed' });
});

describe.each([
  ['what there is', offerOf],
  ['what is chosen', picksOf],
])('the response with %s', (_, read) => {
  it.each([undefined, null, [], {}, NOTHING, { channels: null, columns: null }, { channels: [] }])(
    'may be empty: %j',
    async (data) => {
      expect(await read(data)).toEqual(NOTHING);
    },
  );

  it.each([
    { ret: 0, msg: '成功' },
    { result: '0', message: '成功' },
  ])('may be an envelope without data: %j (OQ-03)', async (envelope) => {
    expect(await read(undefined, envelope)).toEqual(NOTHING);
  });

  // The next save would replace the viewer's favourites by what was read.
  it.each([{ channels: 'a', columns: [] }, { channels: { a: 1 } }, 'x', [1]])(
    'is malformed as %j',
    async (data) => {
      await expect(read(data)).rejects.toMatchObject({ kind: 'malformed' });
    },
  );
});

describe('saving (API-50, APIMAP-06, FAV-03)', () => {
  it('sends the IDs of each kind joined by commas, or an empty string', async () => {
    const { savePicks } = await api();
    await savePicks({ channels: ['c1', 'c2'], columns: [] });
    expect(line()).toBe('POST /openapi/v2/programme/user');
    expect(FakeXhr.last.body).toBe('channels=c1%2Cc2&columns=&appid=demo');
  });

  it('sends back the IDs that were read, whatever they are', async () => {
    const { getPicks, savePicks } = await api();
    const ids = fc.uniqueArray(
      fc.string({ minLength: 1 }).filter((id) => !id.includes(',')),
      { maxLength: 20 },
    );
    await fc.assert(
      fc.asyncProperty(ids, ids, async (channels, columns) => {
        FakeXhr.autoAnswer = (request) => request.answer({ code: 0, data: { channels, columns } });
        await savePicks(await getPicks());
        const { fields } = sent();
        const lists = ['channels', 'columns'].map((kind) => fields[kind]?.split(',').filter(Boolean));
        expect(lists).toEqual([channels, columns]);
      }),
      { numRuns: 50 },
    );
  });
});
