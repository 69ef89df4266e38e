import { expect } from '@esm-bundle/chai';
import { type Answer, FakeApi } from '../../support/element/fake-api';
import { until } from '../../support/element/host';
import { expectOnlyNames } from '../../support/element/measures';
import { openPortalAt, type PortalPage } from '../../support/element/pages/portal-page';

const MARKUP = '<img src=x onerror="parent.hacked=1"><script>parent.hacked=1</script>';

/** What a field of a response may hold instead of the documented value. */
const HOSTILE: readonly (readonly [what: string, value: unknown])[] = [
  ['markup', MARKUP],
  ['a javascript: URL', 'javascript:parent.hacked=1'],
  ['a long word', 'W'.repeat(10_000)],
  ['a long text', '字'.repeat(10_000)],
  ['right-to-left text', '\u202eمرحبا بالعالم مرحبا بالعالم مرحبا بالعالم'],
  ['emoji', '👩‍👩‍👧‍👦'.repeat(500)],
  ['control characters', '\u0000\u0007\uD800'],
  ['null', null],
  ['a negative number', -1],
  ['a huge number', 1e21],
  ['an object', { a: 1 }],
  ['a list', ['a']],
];

/** Fields of the responses that the home shows. */
const ROWS = {
  'GET /openapi/v2/video/records': [
    'video_title',
    'video_image',
    'video_page_url',
    'play_position',
    'play_time',
  ],
  'GET /openapi/v2/collect/records': [
    'source_type',
    'source_id',
    'source_title',
    'source_logo',
    'source_url',
    'business_name',
    'collect_date_time',
  ],
  'GET /openapi/v2/subscribe/records': [
    'play_status',
    'item_begin_time',
    'channel_name',
    'item_name',
    'live_url',
  ],
};
const RECORDS = {
  'GET /openapi/v2/user/info': ['face_uri', 'nick_name', 'account', 'birthday', 'province', 'city', 'sex'],
  'GET /openapi/v2/user/sign': ['signed', 'days_consecutive', 'days_cumulative'],
  'GET /openapi/v2/user/message/count': ['subscribe_count', 'system_count'],
};
const TOKEN = 'POST /member/openapi/token/generate';
const CARDS = 'POST /member/api/memberInfo/memberDetailInfo';

const filled = (fields: readonly string[], value: unknown) =>
  Object.fromEntries(fields.map((field) => [field, value]));

/** Every response with the same hostile value in all of its fields; each list also has a proper row. */
function answersWith(value: unknown): Record<string, Answer> {
  const lists = Object.entries(ROWS).map(([call, fields]) => {
    const rows = [
      { id: 1, video_id: 1, ...filled(fields, value) },
      { id: 2, video_id: 2, ...filled(fields, '普通') },
      { id: 2, video_id: 2, ...filled(fields, '重复') },
    ];
    return [call, { data: { total: 3, rows } }];
  });
  const records = Object.entries(RECORDS).map(([call, fields]) => [call, { data: filled(fields, value) }]);
  const card = filled(['expiredTime', 'status', 'type'], value);
  return {
    ...Object.fromEntries([...lists, ...records]),
    [TOKEN]: { code: 10_000, data: { token: 't' } },
    [CARDS]: { code: 10_000, data: { memberPayCardsRelationRespList: [card, value] } },
  };
}

let page: PortalPage;
afterEach(() => {
  expectOnlyNames(page);
  expect('hacked' in window || 'hacked' in page.window).to.equal(false);
  page.closeWithoutErrors();
});

async function open(path: string, value: unknown): Promise<void> {
  const config = { member: { base: '/member', appId: 'm1' } };
  page = await openPortalAt(path, new FakeApi(answersWith(value)), { config, width: 375 });
}
const rowsIn = (list: string) => [...(page.part(list)?.querySelectorAll<HTMLElement>('li') ?? [])];

/** Links lead to http(s), nothing of the text became an element, and no text is wider than the page. */
function expectHarmless(): void {
  const root = page.portal.shadowRoot as ShadowRoot;
  expect(root.querySelector('script,[onerror]')).to.equal(null);
  const links = root.querySelectorAll('a');
  expect(links).not.to.have.length(0);
  for (const link of links) expect(link.protocol).to.match(/^https?:$/);
  for (const image of root.querySelectorAll('img')) expect(image.src).to.match(/^https?:/);
  expect(page.document.documentElement.scrollWidth).to.be.at.most(375);
}

describe('hostile data', () => {
  for (const [what, value] of HOSTILE) {
    it(`on the home: ${what} costs at most its row, and the layout holds at 375 px`, async () => {
      await open('/index.html', value);
      for (const list of ['recent-history', 'recent-favourites', 'recent-reservations'])
        await until(() => page.words(list)?.includes('普通'), list);
      await until(() => !page.part('skeleton'), 'the whole home');
      expectHarmless();
      const isText = typeof value !== 'object' || value === null;
      for (const list of ['recent-history', 'recent-favourites', 'recent-reservations']) {
        expect(rowsIn(list), list).to.have.length(isText ? 2 : 1);
        expect(page.words(list)).not.to.contain('重复');
        for (const row of rowsIn(list)) expect(row.getBoundingClientRect().height).to.be.below(320);
      }
      expect(page.part('membership')).to.equal(null);
      expect(page.part('check-in') ?? page.part('retry')).not.to.equal(null);
    });
  }

  for (const [what, value] of HOSTILE) {
    it(`on MIndex: ${what} is at most text, and the layout holds at 375 px`, async () => {
      await open('/m/index.html', value);
      await until(() => page.part('section-links') ?? page.part('retry'), 'the personal centre');
      page.portal.shadowRoot?.querySelector<HTMLElement>('[data-testid~=favourites] summary')?.click();
      await until(() => !page.part('skeleton'), 'the content');
      expectHarmless();
    });
  }
});
