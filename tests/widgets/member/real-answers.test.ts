import { expect } from '@esm-bundle/chai';
import { type Answer, type Call, FakeApi } from '../../support/element/fake-api';
import { until } from '../../support/element/host';
import { openPortalAt, type PortalPage } from '../../support/element/pages/portal-page';

/** Answers as back ends write them that are not made for JavaScript. */

const INFO = 'GET /openapi/v2/user/info';
const VIEWER: Answer = { data: { uid: 1, nick_name: '山间来客', face_uri: '', account: 'demo@example.com' } };
const CALLS = {
  history: 'GET /openapi/v2/video/records',
  favourites: 'GET /openapi/v2/collect/records',
  reservations: 'GET /openapi/v2/subscribe/records',
  reminders: 'GET /openapi/v2/user/message/subscribes',
  system: 'GET /openapi/v2/user/message/systems',
  counts: 'GET /openapi/v2/user/message/count',
  checkIn: 'GET /openapi/v2/user/sign',
  bindings: 'GET /openapi/v2/user/binding/info',
  offer: 'GET /openapi/v2/programme',
  picks: 'GET /openapi/v2/programme/user',
};
/** A response body as it is sent. */
const raw = (body: string): Answer => ({ fault: 'http', status: 200, body });

let page: PortalPage;
afterEach(() => page.closeWithoutErrors());

const all = (part: string) => [
  ...(page.portal.shadowRoot?.querySelectorAll<HTMLElement>(`[data-testid~="${part}"]`) ?? []),
];
async function open(path: string, answers: FakeApi['answers']) {
  const api = new FakeApi({ [INFO]: VIEWER, ...answers });
  page = await openPortalAt(path, api);
  return api;
}

describe('IDs beyond 2^53 as JSON numbers (OQ-96)', () => {
  const IDS = ['1234567890123456457', '1234567890123456458', '1234567890123456500'];
  const page1 = (id: string, title: string) =>
    raw(
      `{"code":0,"data":{"total":3,"rows":[${IDS.map(
        (digits, index) =>
          `{"id":${id === 'id' ? digits : index},"${id}":${digits},"${title}":"片 ${index}"}`,
      )}]}}`,
    );
  const deleted = ({ fields: { t, appid, type, ...fields } }: Call) => fields;
  const SCREENS = [
    ['/account/history', CALLS.history, 'video_title', 'video_id', '/openapi/v2/video/record'],
    ['/account/collection', CALLS.favourites, 'source_title', 'id', '/openapi/v2/collect/record'],
    ['/account/subscribe', CALLS.reservations, 'item_name', 'id', '/openapi/v2/subscribe/record'],
    ['/account/message/system', CALLS.system, 'title', 'ids', '/openapi/v2/user/message'],
    ['/account/message/subscribe', CALLS.reminders, 'item_name', 'ids', '/openapi/v2/user/message'],
  ] as const;

  for (const [path, list, title, field, endpoint] of SCREENS)
    it(`are different rows at ${path}, and a deletion sends the digits`, async () => {
      const api = await open(path, {
        [list]: page1(field === 'ids' ? 'id' : field, title),
        [`DELETE ${endpoint}`]: {},
      });
      await until(() => all('record').length === 3, 'three rows');
      all('remove')[1]?.click();
      (await until(() => page.part('confirm'), 'the question')).click();
      const call = await until(() => api.to(`DELETE ${endpoint}`)[0], 'the call');
      expect(deleted(call)).to.deep.equal({ [field]: IDS[1] });
    });
});

describe('nothing (OQ-97)', () => {
  const FORMS = ['null', '[]', '{}', undefined];
  /** Sections with the text of each when there is nothing. */
  const SCREENS = {
    '/account/history': '暂无观看记录',
    '/account/collection': '暂无收藏',
    '/account/subscribe': '暂无',
    '/account/message/subscribe': '暂无',
    '/account/message/system': '暂无',
    '/account/bindingAccount': '未绑定',
    '/account/myFavourite': '暂无',
  };
  const bodies = (form: string | undefined) => {
    const data = form === undefined ? '' : `,"data":${form}`;
    const parts = (...names: string[]) =>
      `,"data":{${names.flatMap((name) => (form === undefined ? [] : [`"${name}":${form}`]))}}`;
    const list = parts('rows', 'total');
    const whole = Object.values(CALLS).map((call) => [call, raw(`{"code":0${data}}`)]);
    const inside: [string, string][] = [
      ...[CALLS.history, CALLS.favourites, CALLS.reservations, CALLS.reminders, CALLS.system].map(
        (call): [string, string] => [call, list],
      ),
      [CALLS.counts, parts('subscribe_count', 'system_count')],
      [CALLS.checkIn, parts('days_consecutive', 'days_cumulative')],
      [CALLS.bindings, parts('binding_oauth')],
      [CALLS.offer, parts('channels', 'columns')],
      [CALLS.picks, parts('channels', 'columns')],
    ];
    return [
      Object.fromEntries(whole),
      Object.fromEntries(inside.map(([call, part]) => [call, raw(`{"code":0${part}}`)])),
    ] as const;
  };
  const settled = () =>
    until(() => !page.portal.shadowRoot?.querySelector('[aria-busy=true]'), 'no busy part');

  for (const form of FORMS)
    for (const [index, what] of ['data', 'parts'].entries()) {
      const answers = () => ({ ...bodies(form)[index] });

      it(`as ${form ?? 'missing'} ${what}: the home of a new viewer shows no failure`, async () => {
        await open('/index.html', answers());
        await until(() => page.words('count-system') === '0', 'the counts');
        await until(() => page.words('recent-history')?.includes('暂无'), 'the history');
        await until(() => page.words('recent-favourites')?.includes('暂无'), 'the favourites');
        await until(() => page.words('recent-reservations')?.includes('暂无'), 'the reservations');
        await until(() => page.part('check-in-button'), 'the check-in');
        expect(page.words('check-in-days')).to.equal('连续签到 0 天 累计签到 0 天');
        await settled();
        expect([page.part('retry'), page.part('toast')]).to.deep.equal([null, null]);
      });

      it(`as ${form ?? 'missing'} ${what}: no section shows a failure`, async () => {
        for (const [path, words] of Object.entries(SCREENS)) {
          await open(path, answers());
          await until(() => page.portal.shadowRoot?.textContent?.includes(words), `${path}: ${words}`);
          expect([page.part('retry'), page.part('toast')], path).to.deep.equal([null, null]);
          page.closeWithoutErrors();
        }
        await open('/account/history', answers());
      });
    }

  it('is no gap in a list that PHP has written as an object', async () => {
    const rows =
      '{"0":{"id":1,"video_id":1,"video_title":"甲"},"2":{"id":2,"video_id":2,"video_title":"乙"}}';
    await open('/account/history', {
      [CALLS.history]: raw(`{"code":0,"data":{"total":"2","rows":${rows}}}`),
    });
    await until(
      () =>
        all('record-title')
          .map(({ textContent }) => textContent)
          .join() === '甲,乙',
      'both rows',
    );
    expect(page.words('total')).to.equal('共 2 条');
  });
});

describe('times (OQ-14)', () => {
  it('are shown alike in every form, and 0 as nothing', async () => {
    const forms = [
      '"20261125132214"',
      '20261125132214',
      '1795584134',
      '"1795584134000"',
      '"2026-11-25 13:22:14.0"',
      '"2026/11/25 13:22"',
      '"2026-11-25T05:22:14Z"',
      '"20261125"',
      '20261125',
      '0',
      '"next week"',
    ];
    const rows = forms.map(
      (time, index) => `{"id":${index + 1},"item_name":"约 ${index + 1}","item_begin_time":${time}}`,
    );
    await open('/account/subscribe', {
      [CALLS.reservations]: raw(`{"code":0,"data":{"total":${rows.length},"rows":[${rows}]}}`),
    });
    await until(() => all('record').length === forms.length, 'the rows');
    expect(all('time').map((time) => time.getAttribute('datetime') ?? time.textContent)).to.deep.equal([
      ...Array(7).fill('2026-11-25T13:22+08:00'),
      '2026-11-25',
      '2026-11-25',
      'next week',
    ]);
  });
});
