import { expect } from '@esm-bundle/chai';
import ICAL from 'ical.js';
import { controlName } from '../../support/control-name';
import { type Answer, FakeApi } from '../../support/element/fake-api';
import { until } from '../../support/element/host';
import { openPortalAt, type PortalPage } from '../../support/element/pages/portal-page';

const INFO = 'GET /openapi/v2/user/info';
const RESERVATIONS = 'GET /openapi/v2/subscribe/records';
const VIEWER: Answer = { data: { uid: 1, nick_name: '山间来客', face_uri: '', account: 'demo@example.com' } };
const WECHAT =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/150.0 Safari/537.36 MicroMessenger/8.0';

const reserved = (index: number, more: object = {}) => ({
  id: index,
  play_status: 1,
  item_begin_time: '2031-11-21 20:05:00',
  channel_name: 'CCTV-1',
  item_name: `约 ${index}`,
  live_url: 'https://tv.example.com/live/cctv1',
  ...more,
});

let page: PortalPage;
let saved: { name: string; file: Blob }[];
afterEach(() => page.closeWithoutErrors());

const all = (part: string) => [
  ...(page.portal.shadowRoot?.querySelectorAll<HTMLElement>(`[data-testid~="${part}"]`) ?? []),
];

/** Opens the list of reservations, and keeps the files that are saved. */
async function open(rows: readonly object[], answer?: () => Answer, userAgent?: string) {
  const api = new FakeApi({
    [INFO]: VIEWER,
    [RESERVATIONS]: ({ fields }) => {
      if (fields.play_status && answer) return answer();
      const start = (Number(fields.page_no) - 1) * 10;
      return { data: { total: rows.length, rows: rows.slice(start, start + 10) } };
    },
  });
  saved = [];
  page = await openPortalAt('/account/subscribe', api, {
    prepare(window) {
      if (userAgent) Object.defineProperty(window.navigator, 'userAgent', { value: userAgent });
    },
  });
  const files = new Map<string, Blob>();
  const { URL: addresses, HTMLAnchorElement: anchors } = page.window;
  const create = addresses.createObjectURL;
  addresses.createObjectURL = (file: Blob) => {
    const address = create.call(addresses, file);
    files.set(address, file);
    return address;
  };
  anchors.prototype.click = function click() {
    saved.push({ name: this.download, file: files.get(this.href) as Blob });
  };
  await until(() => page.part('record'), 'the list');
  return api;
}

async function press(part: string) {
  const before = saved.length;
  all(part)[0]?.click();
  const { name, file } = (await until(() => saved[before], 'the file')) as (typeof saved)[number];
  const events = new ICAL.Component(ICAL.parse(await file.text())).getAllSubcomponents('vevent');
  return { name, type: file.type, events };
}
const summaries = (events: readonly ICAL.Component[]) =>
  events.map((event) => event.getFirstPropertyValue('summary'));

describe('a reserved programme in the calendar of the viewer', () => {
  it('is saved in a file with its name, of which a calendar reads one event', async () => {
    await open([
      reserved(1, { item_name: '今日说法: 法/律?\r\nBEGIN:VALARM', live_url: 'javascript:alert(1)' }),
    ]);
    const { name, type, events } = await press('add-to-calendar');
    expect([name, type]).to.deep.equal(['今日说法 法 律 BEGIN VALARM.ics', 'text/calendar;charset=utf-8']);
    expect(summaries(events)).to.deep.equal(['今日说法: 法/律? BEGIN:VALARM']);
    expect(String(events[0]?.getFirstPropertyValue('dtstart'))).to.equal('2031-11-21T12:05:00Z');
    expect(events[0]?.getFirstProperty('url')).to.equal(null);
    expect(events[0]?.getAllSubcomponents('valarm')).to.have.length(1);
  });

  it('is not offered for one that is aired, or has no time of day', async () => {
    await open([
      reserved(1, { play_status: 2 }),
      reserved(2, { item_begin_time: '2031-11-21' }),
      reserved(3, { item_begin_time: '' }),
      reserved(4, { item_name: '' }),
    ]);
    expect(all('add-to-calendar').map(controlName)).to.deep.equal([
      '将“无标题（2031-11-21 20:05）”添加到日历',
    ]);
    expect(all('add-all-to-calendar')).to.have.length(1);
  });

  it('is saved with those of all other pages by one press', async () => {
    const rows = Array.from({ length: 23 }, (_row, index) => reserved(index + 1));
    const api = await open(rows);
    const { name, events } = await press('add-all-to-calendar');
    expect(name).to.equal('预约节目.ics');
    expect(summaries(events)).to.deep.equal(rows.map(({ item_name }) => item_name));
    const pages = api.to(RESERVATIONS).flatMap(({ fields }) => (fields.play_status ? [fields.page_no] : []));
    expect(pages).to.deep.equal(['1', '2', '3']);
  });

  it('is offered again after the other pages could not be loaded', async () => {
    const answers: Answer[] = [
      { fault: 'offline' },
      { fault: 'offline' },
      { data: { total: 1, rows: [reserved(1)] } },
    ];
    await open([reserved(1)], () => (answers.length > 1 ? answers.shift() : answers[0]) as Answer);
    all('add-all-to-calendar')[0]?.click();
    await until(() => page.part('toast')?.textContent, 'the message');
    expect(saved).to.deep.equal([]);
    await until(() => !all('add-all-to-calendar')[0]?.hasAttribute('aria-busy'), 'the end');
    const { events } = await press('add-all-to-calendar');
    expect(summaries(events)).to.deep.equal(['约 1']);
  });

  it('is not offered in a browser that saves no files, such as that of WeChat', async () => {
    await open([reserved(1)], undefined, WECHAT);
    expect([all('add-to-calendar'), all('add-all-to-calendar')]).to.deep.equal([[], []]);
  });
});
