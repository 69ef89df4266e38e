import { expect } from '@esm-bundle/chai';
import { type Answer, FakeApi } from '../../support/element/fake-api';
import { until } from '../../support/element/host';
import { linesOf, setTextSize } from '../../support/element/look';
import { openPortalAt, type PortalPage } from '../../support/element/pages/portal-page';

const INFO = 'GET /openapi/v2/user/info';
const REMINDERS = 'GET /openapi/v2/user/message/subscribes';
const SYSTEM = 'GET /openapi/v2/user/message/systems';
const VIEWER: Answer = { data: { uid: 1, nick_name: '山间来客', face_uri: '', account: 'demo@example.com' } };

/** Hostile values of a field of a message. */
const HOSTILE: readonly unknown[] = [
  '<img src=x onerror="parent.hacked=1"><script>parent.hacked=1</script>',
  'javascript:parent.hacked=1',
  'W'.repeat(10_000),
  '字'.repeat(10_000),
  '\u202eمرحبا بالعالم مرحبا بالعالم مرحبا بالعالم',
  '👩‍👩‍👧‍👦'.repeat(500),
  '',
  null,
  -1,
  {},
  ['a'],
];
const REMINDER_FIELDS = ['item_name', 'channel_name', 'item_begin_time', 'subscribe_time', 'live_url'];
const SYSTEM_FIELDS = ['title', 'content', 'pub_date'];

let page: PortalPage;
afterEach(() => {
  expect('hacked' in window || 'hacked' in page.window).to.equal(false);
  page.closeWithoutErrors();
});

const middleOf = ({ top, bottom }: DOMRect) => (top + bottom) / 2;

/** Opens the messages, each with one hostile field. */
async function open(tab: string, list: string, fields: readonly string[]) {
  const rows = HOSTILE.map((value, index) => ({
    id: `r${index}`,
    read: index % 2,
    ...Object.fromEntries(fields.map((field) => [field, value])),
  }));
  const good = { id: 'good', read: 0, ...Object.fromEntries(fields.map((field) => [field, '普通'])) };
  const api = new FakeApi({
    [INFO]: VIEWER,
    [list]: { data: { total: rows.length + 1, rows: [...rows, good] } },
  });
  page = await openPortalAt(`/account/message/${tab}`, api, { width: 375 });
  await until(() => all('record').length > 0, 'the messages');
}
const all = (part: string) => [
  ...(page.portal.shadowRoot?.querySelectorAll<HTMLElement>(`[part~="${part}"],[data-testid~="${part}"]`) ??
    []),
];

for (const [tab, list, fields] of [
  ['subscribe', REMINDERS, REMINDER_FIELDS],
  ['system', SYSTEM, SYSTEM_FIELDS],
] as const) {
  describe(`hostile messages in the tab ${tab}`, () => {
    it('are rendered as text in rows of limited height that fit 375 px; only malformed rows are missing', async () => {
      await open(tab, list, fields);
      // Objects and lists are malformed.
      expect(all('record')).to.have.length(HOSTILE.length - 2 + 1);
      expect(page.document.documentElement.scrollWidth).to.equal(375);
      for (const row of all('record')) {
        const { width, height } = row.getBoundingClientRect();
        expect(width).to.be.at.most(375);
        // Six lines of a title, and two of each detail.
        expect(height).to.be.at.most(380);
      }
    });

    it('with the same ID are one row, and one without an ID or with a comma in it is none', async () => {
      const row = (id: unknown, title: string) => ({
        id,
        ...Object.fromEntries(fields.map((f) => [f, title])),
      });
      const rows = [row(1, '一'), row(1, '二'), row('', '三'), row('1,2', '四'), row({}, '五'), row(7, '六')];
      page = await openPortalAt(
        `/account/message/${tab}`,
        new FakeApi({ [INFO]: VIEWER, [list]: { data: { total: 2, rows } } }),
      );
      await until(() => all('record').length > 0, 'the messages');
      expect(
        all('record-title').map(({ textContent }) => textContent?.replace(/.*《|》.*/g, '')),
      ).to.deep.equal(['一', '六']);
    });

    for (const total of [-3, 1.5, 'viele'])
      it(`with a total of ${total} fail without a toast`, async () => {
        page = await openPortalAt(
          `/account/message/${tab}`,
          new FakeApi({ [INFO]: VIEWER, [list]: { data: { total, rows: [] } } }),
        );
        await until(() => all('retry').length > 0, 'the retry');
        expect([all('toast').length, all('record').length]).to.deep.equal([0, 0]);
      });
  });
}

describe('hostile messages', () => {
  it('have http(s) links only', async () => {
    await open('subscribe', REMINDERS, REMINDER_FIELDS);
    const links = all('record-link') as HTMLAnchorElement[];
    expect(links).not.to.have.length(0);
    for (const link of links) expect(link.protocol).to.match(/^https?:$/);
  });

  it('still fit when they are expanded', async () => {
    await open('system', SYSTEM, SYSTEM_FIELDS);
    const buttons = all('message-expand');
    expect(buttons).not.to.have.length(0);
    for (const button of buttons) button.click();
    await until(() => buttons.every((button) => button.ariaExpanded === 'true'), 'the texts');
    expect(page.document.documentElement.scrollWidth).to.equal(375);
  });
});

it('a system message of any length keeps clear of its delete button at 375 px', async () => {
  const rows = Array.from({ length: 25 }, (_, index) => ({
    id: `r${index}`,
    read: 1,
    title: '公告',
    content: '字'.repeat(16 + index),
    pub_date: '2026-11-20 08:30:00',
  }));
  const api = new FakeApi({ [INFO]: VIEWER, [SYSTEM]: { data: { total: rows.length, rows } } });
  page = await openPortalAt('/account/message/system', api, { width: 375 });
  await until(() => all('record').length === rows.length, 'the messages');
  const buttons = all('remove').map((button) => linesOf(button)[0] as DOMRect);
  const overlapped = all('message-content').filter((content, index) => {
    const { top, bottom, left } = buttons[index] as DOMRect;
    return linesOf(content).some((line) => line.bottom > top && line.top < bottom && line.right > left);
  });
  expect(overlapped.map(({ textContent }) => textContent?.length)).to.deep.equal([]);
});

for (const { tab, list, row } of [
  {
    tab: 'system',
    list: SYSTEM,
    row: {
      title: '关于系统升级维护的公告',
      content: '为了给您提供更稳定的服务，我们将进行系统升级。'.repeat(3),
    },
  },
  { tab: 'system', list: SYSTEM, row: { title: '公告', content: '短' } },
  { tab: 'subscribe', list: REMINDERS, row: { item_name: '国家宝藏', channel_name: 'CCTV-3 综艺' } },
])
  for (const [width, factor] of [
    [375, 1],
    [320, 1],
    [375, 2],
  ] as const)
    it(`a message in the tab ${tab} of ${JSON.stringify(row).length} characters is beside its checkbox, before its time and its delete button, at ${width} px with ${factor * 100} % text`, async () => {
      const rows = [0, 1].map((read) => ({
        id: `r${read}`,
        read,
        live_url: 'https://live.example.com/1',
        pub_date: '2024-11-20 08:30:00',
        ...row,
      }));
      const api = new FakeApi({ [INFO]: VIEWER, [list]: { data: { total: 2, rows } } });
      page = await openPortalAt(`/account/message/${tab}`, api, { width });
      await until(() => all('record').length === 2, 'the messages');
      setTextSize(page.portal, factor);
      // Of the page, which may have a margin, and of the element, which may not.
      for (const box of [page.document.documentElement, page.portal])
        expect(box.scrollWidth).to.equal(box.clientWidth);
      for (const record of all('record')) {
        record.scrollIntoView();
        const in_ = (name: string) => record.querySelector<HTMLElement>(`[data-testid~=${name}]`);
        const boxOf = (element: HTMLElement | null) => (element as HTMLElement).getBoundingClientRect();
        const [select, remove] = [boxOf(record.querySelector('label')), boxOf(in_('remove'))];
        const [first] = linesOf(in_('record-title') as HTMLElement) as [DOMRect];
        expect(middleOf(boxOf(in_('select')))).to.be.closeTo(middleOf(first), 2);
        const texts = [
          '[data-testid~=record-title],[data-testid~=message-content],[data-testid~=message-expand]',
          '[data-testid~=source],[data-testid~=time] > [aria-hidden],[data-testid~=record-link]',
        ].flatMap((names) => [...record.querySelectorAll(names)].flatMap(linesOf));
        for (const line of texts) expect(line.left).to.be.at.least(boxOf(in_('select')).right + 8);
        const icon = boxOf(record.querySelector('[data-testid~=remove] svg'));
        const isApart = (line: DOMRect) =>
          line.right <= icon.left || line.bottom <= icon.top || line.top >= icon.bottom;
        expect(texts.filter((line) => !isApart(line))).to.deep.equal([]);
        if (tab === 'system') {
          const time = boxOf(in_('time'));
          expect([time.right, time.top >= record.getBoundingClientRect().top]).to.deep.equal([
            record.getBoundingClientRect().right,
            true,
          ]);
          for (const name of ['record-title', 'message-content'])
            for (const line of linesOf(in_(name) as HTMLElement)) expect(line.right).to.be.at.most(time.left);
        }
        for (const [name, { left, top, width, height }] of [
          ['label', select],
          ['button', remove],
        ] as const) {
          expect([width >= 44, height >= 44], name).to.deep.equal([true, true]);
          const found = page.portal.shadowRoot?.elementFromPoint(left + width / 2, top + height / 2);
          expect(found?.closest(name)).not.to.equal(null);
        }
      }
    });

describe('a selection', () => {
  const rows = Array.from({ length: 12 }, (_, index) => ({ id: `r${index}`, read: 1, title: '公告' }));
  const api = () =>
    new FakeApi({ [INFO]: VIEWER, [SYSTEM]: { data: { total: 123, rows: rows.slice(0, 10) } } });
  const places = () =>
    ['select-all', 'total', 'clear', 'record'].map((part) => {
      const { x, y, height } = (all(part)[0] as HTMLElement).getBoundingClientRect();
      return [part, x, y, height];
    });

  for (const lang of ['zh-CN', 'zh-Hant', 'en'])
    for (const width of [320, 375, 1000])
      it(`moves nothing at ${width} px in ${lang}, and the total stays (MSG-02)`, async () => {
        page = await openPortalAt('/account/message/system', api(), {
          width,
          html: `<cntv-portal base="/host" lang="${lang}"></cntv-portal>`,
        });
        await until(() => all('record').length === 10, 'the messages');
        const before = places();
        for (const part of ['select', 'select-all']) {
          all(part)[0]?.click();
          await until(() => all('selected')[0]?.textContent, 'the number');
          expect(places(), part).to.deep.equal(before);
        }
        expect(all('selected')[0]?.textContent).to.contain('10');
        const [total, selected, remove] = ['total', 'selected', 'remove-selected'].map((part) =>
          linesOf(all(part)[0] as HTMLElement),
        );
        expect([total?.length, selected?.length, remove?.length]).to.deep.equal([1, 1, 1]);
      });

  it('stands in one line of 44 px on a phone', async () => {
    page = await openPortalAt('/account/message/system', api(), { width: 375 });
    await until(() => all('record').length === 10, 'the messages');
    all('select')[0]?.click();
    await until(() => all('selected')[0]?.textContent, 'the number');
    expect(all('total')[0]?.parentElement?.clientHeight).to.equal(44);
  });

  it('shows the button that removes it, which is unseen before', async () => {
    page = await openPortalAt('/account/message/system', api());
    await until(() => all('record').length === 10, 'the messages');
    const opacity = () => page.window.getComputedStyle(all('remove-selected')[0] as HTMLElement).opacity;
    expect(opacity()).to.equal('0');
    all('select')[0]?.click();
    await until(() => opacity() === '1', 'the button');
  });
});

it('the button that deletes a row is seen with the focus, and always without a pointer that hovers', async () => {
  const rows = ['a', 'b'].map((id) => ({ id, read: 1, title: '公告' }));
  const api = new FakeApi({ [INFO]: VIEWER, [SYSTEM]: { data: { total: 2, rows } } });
  page = await openPortalAt('/account/message/system', api);
  await until(() => all('record').length === 2, 'the messages');
  const [first, second] = all('remove') as [HTMLElement, HTMLElement];
  const isSeen = (button: HTMLElement) => page.window.getComputedStyle(button).opacity === '1';
  first.focus();
  await until(() => isSeen(first), 'the button');
  const hovers = page.window.matchMedia('(hover:hover)').matches;
  await until(() => isSeen(second) !== hovers, 'the other button');
});
