import { act, useMemo, useState } from 'react';
import { unload } from 'swr';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Screen } from '#features/messages/messages-screen';
import { areaLoader } from '#i18n/areas';
import { lists } from '#i18n/zh-cn/lists';
import { loadChunk } from '#lib/chunk';
import { addConfigLayer } from '#page-config/scripts';
import { recordSignIn } from '#session/session';
import { setUnread, unread } from '#session/unread';
import { type Router, RouterProvider } from '#shared/navigation/route';
import { HostProvider } from '#ui/host';
import { ToastProvider } from '#ui/toast/toast';
import { FakeChannel } from '../../../support/unit/fake-channel';
import { FakeXhr } from '../../../support/unit/fake-xhr';
import { fakeHost } from '../../../support/unit/host';
import { mount, press } from '../../../support/unit/mount';
import { setVisible } from '../../../support/unit/visibility';

// Before the imports, which open the channels.
await vi.hoisted(async () => {
  vi.stubGlobal('BroadcastChannel', (await import('../../../support/unit/fake-channel')).FakeChannel);
});

type Row = { id: number | string; read: unknown; [name: string]: unknown };
type Kind = 'SUBSCRIBE' | 'SYSTEM';

/** Tab, type of its messages, end of the list's path, and the total of the other tab. */
const TABS: readonly [tab: string, type: Kind, end: string, other: string][] = [
  ['subscribe', 'SUBSCRIBE', 'subscribes', '共 23 条'],
  ['system', 'SYSTEM', 'systems', '共 13 条'],
];
const LISTS: Record<string, Kind> = { subscribes: 'SUBSCRIBE', systems: 'SYSTEM' };

await loadChunk(areaLoader('lists', 'zh-CN'));
await loadChunk(areaLoader('member', 'zh-CN'));

let view: ReturnType<typeof mount>;
let address: string;
let rows: Record<Kind, Row[]>;
/** Responses that replace those of the service, by method and end of the path. */
let faults: Record<string, (request: FakeXhr) => void>;

/** A service that keeps messages and marks those that it lists as read. */
function serve(request: FakeXhr): void {
  const end = request.url.pathname.split('/').at(-1) ?? '';
  const fault = faults[`${request.method} ${end}`];
  if (fault) fault(request);
  else if (request.method === 'DELETE') {
    remove(Object.fromEntries(request.fields));
    answer(request, null);
  } else if (end === 'count')
    answer(request, { subscribe_count: count('SUBSCRIBE'), system_count: count('SYSTEM') });
  else list(request, LISTS[end] as Kind);
}
function list(request: FakeXhr, kind: Kind): void {
  const from = (Number(request.url.searchParams.get('page_no')) - 1) * 10;
  const page = rows[kind].slice(from, from + 10);
  answer(request, { total: rows[kind].length, rows: page });
  for (const row of page) row.read = 1;
}
/** Removes all without IDs. */
function remove({ type, ids }: Record<string, string>): void {
  rows[type as Kind] = ids ? rows[type as Kind].filter(({ id }) => !ids.split(',').includes(String(id))) : [];
}
const answer = (request: FakeXhr, data: unknown) => request.answer({ code: 0, data });
const count = (kind: Kind) => rows[kind].filter(({ read }) => !read).length;

const reminder = (id: number | string, more: object = {}): Row => ({
  id,
  read: 1,
  item_begin_time: '2026-11-21 20:05:00',
  subscribe_time: '2026-11-21 20:05:00',
  live_url: 'https://tv.example.com/live/cctv1',
  channel_name: 'CCTV-1',
  item_name: `节目${id}`,
  ...more,
});
const message = (id: number | string, more: object = {}): Row => ({
  id,
  read: 1,
  title: `公告${id}`,
  content: '正文',
  pub_date: '2026-11-21 09:00:00',
  ...more,
});
const many = (length: number, make: (id: number) => Row) =>
  Array.from({ length }, (_, index) => make(index + 1));

function Page() {
  const [to, setTo] = useState(address);
  address = to;
  const router = useMemo<Router>(() => {
    const { pathname, searchParams } = new URL(to, 'http://localhost');
    const tabName = pathname.split('/').at(-1) ?? '';
    return {
      route: { name: 'UserMessage', params: { tabName }, query: searchParams, state: undefined },
      hrefOf: (path) => path,
      go(path) {
        setTo(path);
        return true;
      },
    };
  }, [to]);
  return (
    <RouterProvider value={router}>
      <Screen />
    </RouterProvider>
  );
}

const settle = () => act(() => vi.advanceTimersByTimeAsync(100));
async function open(start: string) {
  render(start);
  await settle();
}
function render(start: string) {
  address = start;
  const host = fakeHost();
  view = mount(
    <HostProvider value={host}>
      <ToastProvider>
        <Page />
      </ToastProvider>
    </HostProvider>,
  );
}
async function click(selector: string, index = 0) {
  press(view.all(selector)[index] as HTMLElement);
  await settle();
}
const texts = (selector: string) => view.all(selector).map(({ textContent }) => textContent);
/** Without what is only shown. */
const heard = (selector: string) =>
  view.all(selector).map((element) => {
    const copy = element.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove();
    return copy.textContent;
  });
const titles = () => texts('[data-testid~=record-title]');
const sent = (end: string) => FakeXhr.sent.filter(({ url }) => url.pathname.endsWith(end));
const lines = () => FakeXhr.sent.map(({ method, url }) => `${method} ${url.pathname.split('/').at(-1)}`);
const fieldsOf = (request: FakeXhr | undefined) => {
  const { appid, ...fields } = Object.fromEntries(request?.fields ?? []);
  return fields;
};

// A loaded chunk suspends once, and React would not render again under fake timers.
beforeAll(async () => {
  FakeXhr.autoAnswer = null;
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
  for (const _area of ['member', 'lists', 'both']) {
    render('/account/message/system');
    await act(async () => {});
    view.unmount();
  }
});
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  unload({ revalidate: false });
  FakeXhr.reset();
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
  FakeXhr.autoAnswer = serve;
  addConfigLayer({ appid: 'demo' });
  act(() => recordSignIn());
  rows = { SUBSCRIBE: many(13, reminder), SYSTEM: many(23, message) };
  faults = {};
});
afterEach(() => {
  view.unmount();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the messages', () => {
  it('are in two tabs, selected by the route (MSG-01)', async () => {
    await open('/account/message/system');
    expect(texts('[data-testid=route-tabs] a')).toEqual(['预约提醒', '系统消息']);
    expect(view.get('[data-testid=route-tabs] [aria-current]').textContent).toBe('系统消息');
    expect(titles()[0]).toBe('公告1');
    await click('[data-testid=route-tabs] a');
    expect([address, titles()[0]]).toEqual(['/account/message/subscribe', '您预约的节目《节目1》即将开播']);
  });

  it('are the reminders for an unknown tab (OQ-19)', async () => {
    await open('/account/message/other');
    expect(address).toBe('/account/message/subscribe');
    expect(titles()).toHaveLength(10);
  });

  it.each(TABS)(
    'of the tab %s are deleted with type %s and their IDs after a confirmation (MSG-07)',
    async (tab, type, end) => {
      await open(`/account/message/${tab}`);
      await click('[data-testid~=select]', 1);
      await click('[data-testid~=select]', 2);
      await click('[data-testid~=remove-selected]');
      expect(view.get('[data-testid~=confirm-dialog]').textContent).toContain('确定删除所选消息吗？');
      await click('[data-testid~=cancel]');
      expect(sent('/message')).toEqual([]);
      await click('[data-testid~=remove-selected]');
      await click('[data-testid~=confirm]');
      expect(fieldsOf(sent('/message')[0])).toEqual({ type, ids: '2,3' });
      expect(sent(end)).toHaveLength(2);
      expect([titles().length, titles()[1]?.includes('4')]).toEqual([10, true]);
    },
  );

  it.each(TABS)(
    'of the tab %s are cleared with type %s, after a confirmation (MSG-09)',
    async (tab, type, end, other) => {
      await open(`/account/message/${tab}`);
      await click('[data-testid~=clear]');
      expect(view.get('[data-testid~=confirm-dialog]').textContent).toContain(
        lists.messages[tab === 'system' ? tab : 'subscribe'].confirmAll,
      );
      expect(sent('/clear')).toEqual([]);
      await click('[data-testid~=confirm]');
      expect(sent('/clear').map(fieldsOf)).toEqual([{ type }]);
      expect(sent(end)).toHaveLength(2);
      expect(view.shadow.textContent).toContain('暂无消息');
      // The messages of the other tab are still there.
      await click('[data-testid=route-tabs] a:not([aria-current])');
      expect(texts('[data-testid=total]')).toEqual([other]);
    },
  );
});

describe('a reminder', () => {
  it('has title marks once, those of the name if it has its own', async () => {
    rows.SUBSCRIBE = [reminder(1, { item_name: '《新闻联播》第 3 期' }), reminder(2, { item_name: '晚会' })];
    await open('/account/message/subscribe');
    expect(titles()).toEqual(['您预约的节目《新闻联播》第 3 期即将开播', '您预约的节目《晚会》即将开播']);
  });

  it('shows that the programme is about to start, with its channel, times and link (MSG-11, ENT-04)', async () => {
    rows.SUBSCRIBE = [reminder(1, { subscribe_time: '2026-11-21 19:00:00' })];
    await open('/account/message/subscribe');
    expect(titles()).toEqual(['您预约的节目《节目1》即将开播']);
    expect(heard('[data-testid=details] > *')).toEqual([
      'CCTV-1',
      '2026-11-21 20:05 播出',
      '2026-11-21 18:55 提醒',
      '观看直播',
    ]);
    expect(view.part('record-link').getAttribute('href')).toBe('https://tv.example.com/live/cctv1');
  });

  it.each([
    ['2026-11-22 00:03:00', '2026-11-21 23:58 提醒'],
    [1795262700, '2026-11-21 20:00 提醒'],
    ['随时', '随时 提醒'],
  ])('shows %j minus five minutes: %s (MSG-12, CONST-18)', async (time, shown) => {
    rows.SUBSCRIBE = [reminder(1, { subscribe_time: time })];
    await open('/account/message/subscribe');
    expect(heard('[data-testid=details] > *')[2]).toBe(shown);
  });
});

describe('a system message', () => {
  it('shows title, time and content, and expands a long one (MSG-13, ENT-05)', async () => {
    const content = `第一段。\n${'很长的正文。'.repeat(20)}`;
    rows.SYSTEM = [message(1), message(2, { content })];
    await open('/account/message/system');
    expect(titles()).toEqual(['公告1', '公告2']);
    expect(heard('[data-testid~=details]')).toEqual(['2026-11-21 09:00', '2026-11-21 09:00']);
    expect(texts('[data-testid~=message-content]')).toEqual(['正文', content]);
    expect(texts('[data-testid~=message-expand]')).toEqual(['展开全文']);
    const expand = view.part('message-expand');
    expect(expand.getAttribute('aria-expanded')).toBe('false');
    await click('[data-testid~=message-expand]');
    expect([expand.getAttribute('aria-expanded'), expand.textContent]).toEqual(['true', '收起']);
  });
});

describe('an unread message', () => {
  it('is marked, a read one is not; the flag is the server’s (MSG-14, OQ-62)', async () => {
    rows.SYSTEM = [
      message(1, { read: 0 }),
      message(2, { read: 1 }),
      message(3, { read: false }),
      message(4, { read: '1' }),
      message(5, { read: null }),
    ];
    await open('/account/message/system');
    const marked = view
      .all('[data-testid=record]')
      .map((row) => row.querySelector('[data-testid=unread]') !== null);
    expect(marked).toEqual([true, false, true, false, true]);
    expect(texts('[data-testid=unread]')).toEqual(['未读', '未读', '未读']);
  });

  it('lowers the counts once it is listed, and when it is deleted (OQ-62)', async () => {
    rows.SYSTEM = many(13, (id) => message(id, { read: id > 12 ? 0 : 1 }));
    setUnread({ subscribe: 0, system: 1 });
    await open('/account/message/system?page=2');
    expect(unread.getState()).toMatchObject({ subscribe: 0, system: 0 });
    await click('[data-testid~=previous]');
    const before = lines().length;
    await click('[data-testid~=remove]');
    await click('[data-testid~=confirm]');
    expect(lines().slice(before).sort()).toEqual(['DELETE message', 'GET count', 'GET systems']);
  });

  it.each([
    ['tells the other tabs that it has been read (OQ-62)', 0, [{ resource: 'system-messages' }]],
    ['tells the other tabs nothing where the server does not mark it as read', 1, []],
  ])('%s', async (_, system, told) => {
    faults['GET count'] = (request) => answer(request, { subscribe_count: 0, system_count: system });
    rows.SYSTEM = [message(1, { read: 0 })];
    setUnread({ subscribe: 0, system: 1 });
    const heard: unknown[] = [];
    const otherTab = new FakeChannel('cntv:change');
    otherTab.onmessage = ({ data }) => heard.push(data);
    await open('/account/message/system');
    expect(heard).toMatchObject(told);
    expect(heard).toHaveLength(told.length);
  });

  it('reloads the list when it arrives', async () => {
    await open('/account/message/system');
    rows.SYSTEM.unshift(message(99, { read: 0 }));
    act(() => setUnread({ subscribe: 0, system: 1 }));
    await settle();
    expect(titles()[0]).toBe('公告99');
    expect(unread.getState()?.system).toBe(0);
  });

  it('reloads the list once in a tab that becomes visible after many have arrived', async () => {
    await open('/account/message/system');
    act(() => setUnread({ subscribe: 0, system: 0 }));
    setVisible(false);
    for (let system = 1; system <= 22; system++) {
      rows.SYSTEM.unshift(message(100 + system, { read: 0 }));
      act(() => setUnread({ subscribe: 0, system }));
    }
    await settle();
    expect(sent('systems')).toHaveLength(1);
    act(() => setVisible(true));
    await settle();
    expect(titles()[0]).toBe('公告122');
    expect(sent('systems')).toHaveLength(2);
  });

  it('does not reload the list again and again where the server never marks it as read', async () => {
    faults['GET systems'] = (request) => answer(request, { total: 1, rows: [message(1, { read: 0 })] });
    faults['GET count'] = (request) => answer(request, { subscribe_count: 0, system_count: 1 });
    await open('/account/message/system');
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(lines()).toEqual(['GET systems', 'GET count']);
  });
});
