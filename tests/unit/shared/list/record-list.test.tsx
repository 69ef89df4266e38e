import { act, useMemo, useState } from 'react';
import { unload } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListPage, ListRequest } from '#api/list-page';
import { useList } from '#data/use-list';
import { lists } from '#i18n/zh-cn/lists';
import { recordSignIn } from '#session/session';
import { RecordList } from '#shared/list/record-list';
import { useListPage } from '#shared/list/use-list-page';
import { type Router, RouterProvider } from '#shared/navigation/route';
import { useLogFailure } from '#shared/query/use-reported-query';
import { HostProvider } from '#ui/host';
import { ToastProvider } from '#ui/toast/toast';
import { controlName } from '../../../support/control-name';
import { CONDITION_LIMIT_MS } from '../../../support/time-limits.mjs';
import { fakeHost } from '../../../support/unit/host';
import { mount, press, type } from '../../../support/unit/mount';

type Item = { id: string };

vi.mock('#ui/hooks/use-area-texts', () => ({ useAreaTexts: () => lists }));
const ROUTE = { to: 'UserHistory' } as const;

let view: ReturnType<typeof mount>;
let all: string[];
let sent: string[];
let isBroken: boolean;
let search: string;
/** As the server sends them, by ID. */
let times: Record<string, string>;
let groupOf: ((item: Item) => string) | undefined;
let responseMs: number;
/** The number of inserted alerts, also of those that were removed at once. */
let alerts: number;

async function answer<Value>(line: string, make: () => Value): Promise<Value> {
  sent.push(line);
  const isLost = isBroken;
  if (responseMs) await new Promise((done) => setTimeout(done, responseMs));
  if (isLost) throw new Error('lost');
  return make();
}
const load = ({ page }: ListRequest): Promise<ListPage<Item>> =>
  answer(`list ${page}`, () => ({
    total: all.length,
    items: all.slice((page - 1) * 10, page * 10).map((id) => ({ id })),
  }));
const remove = (ids: readonly string[]) =>
  answer(`delete ${ids}`, () => {
    all = all.filter((id) => !ids.includes(id));
  });
const clear = () =>
  answer('clear', () => {
    all = [];
  });

function Records() {
  const list = useList(['records'], load, useListPage(ROUTE), { onFailure: useLogFailure() });
  return (
    <RecordList
      list={list}
      route={ROUTE}
      failedText="failed"
      empty="empty"
      questions={{ confirmAll: '确定清空全部记录吗？' }}
      calls={{ one: ({ id }) => remove([id]), some: remove, all: clear }}
      nameOf={({ id }) => `name of ${id}`}
      timeOf={({ id }) => times[id] ?? ''}
      groupOf={groupOf}
      headingOf={groupOf}
    >
      {({ id }) => (
        <>
          <p>{id}</p>
          <button type="button" data-testid="expand">
            展开全文
          </button>
        </>
      )}
    </RecordList>
  );
}

function Page({ start }: { start: string }) {
  const [query, setQuery] = useState(start);
  search = query;
  const router = useMemo<Router>(
    () => ({
      route: { name: 'Login', params: {}, query: new URLSearchParams(query), state: undefined },
      hrefOf: (to) => to,
      go(to) {
        setQuery(new URL(to, 'http://localhost').search);
        return true;
      },
    }),
    [query],
  );
  return (
    <RouterProvider value={router}>
      <h1 part="title">Records</h1>
      <Records />
    </RouterProvider>
  );
}

const settle = () => act(() => vi.advanceTimersByTimeAsync(50));
async function open(count: number, start = '') {
  all = Array.from({ length: count }, (_, index) => `i${index}`);
  view = mount(null);
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes] as Element[]);
    alerts += added.filter(
      (node) => node.matches?.('[role=alert]') || node.querySelector?.('[role=alert]'),
    ).length;
  }).observe(view.shadow, { childList: true, subtree: true });
  view.render(
    <HostProvider value={fakeHost({ element: view.shadow.host as HTMLElement })}>
      <ToastProvider>
        <Page start={start} />
      </ToastProvider>
    </HostProvider>,
  );
  await settle();
}
async function click(selector: string, index = 0) {
  press(view.all(selector)[index] as HTMLElement);
  await settle();
}
const rows = () => view.all('[data-testid~=record] p').map(({ textContent }) => textContent);
const total = () => view.part('total').textContent;
const selected = () => view.part('selected').textContent;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  act(() => recordSignIn());
  unload({ revalidate: false });
  isBroken = false;
  times = {};
  groupOf = undefined;
  responseMs = 0;
  alerts = 0;
  sent = [];
});
afterEach(() => {
  view.unmount();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a list of records', () => {
  it('has a total, ten rows and links to its pages, each of which costs one request', async () => {
    await open(25);
    expect([total(), rows().length]).toEqual(['共 25 条', 10]);
    expect(view.all('[data-testid~=page]').map(({ textContent }) => textContent)).toEqual(['1', '2', '3']);
    await click('[data-testid~=page]', 2);
    expect([search, rows()]).toEqual(['?page=3', ['i20', 'i21', 'i22', 'i23', 'i24']]);
    await click('[data-testid~=previous]');
    expect([search, view.get('[aria-current=page]').textContent]).toEqual(['?page=2', '2']);
    expect(sent).toEqual(['list 1', 'list 3', 'list 2']);
    expect(view.get('[data-testid~=pager] [role=status]').textContent).toBe('第 2 页，共 3 页');
  });

  it('has a heading before each group, which stays when its first item is removed', async () => {
    groupOf = ({ id }) => (id < 'i2' ? '今天' : '昨天');
    await open(4);
    const lines = () =>
      view
        .all('[part~=list]>li')
        .map((row) => [row.querySelector('h2,h3')?.textContent, row.querySelector('p')?.textContent]);
    expect(lines()).toEqual([
      ['今天', 'i0'],
      [undefined, 'i1'],
      ['昨天', 'i2'],
      [undefined, 'i3'],
    ]);
    await click('[data-testid~=remove]', 2);
    await click('[data-testid~=confirm]');
    expect(lines()).toEqual([
      ['今天', 'i0'],
      [undefined, 'i1'],
      ['昨天', 'i3'],
    ]);
  });

  it('have a field to jump to a page when there are more than ten (LIST-03)', async () => {
    await open(100);
    expect(view.has('[data-testid~=jump]')).toBe(false);
    view.unmount();
    unload({ revalidate: false });
    await open(101);
    const jump = async (text: string) => {
      type(view.get('[data-testid~=jump] input'), text);
      act(() => (view.get('[data-testid~=jump]') as HTMLFormElement).requestSubmit());
      await settle();
      return search;
    };
    expect(await jump('7')).toBe('?page=7');
    expect(rows()[0]).toBe('i60');
    expect(await jump('999')).toBe('?page=11');
    for (const wrong of ['', 'x', '0', '-1']) expect(await jump(wrong)).toBe('?page=11');
    expect(await jump('1')).toBe('');
    expect(await jump(' \u202d１０\u202c')).toBe('?page=10');
    expect(view.get('[data-testid~=jump] input').hasAttribute('maxlength')).toBe(false);
    expect(await jump('9'.repeat(12))).toBe('?page=11');
  });

  it.each(['?page=0', '?page=-1', '?page=x', '?page=1e3', '?page=99999999999'])(
    'starts with the first page at %s',
    async (start) => {
      await open(12, start);
      expect(sent).toEqual(['list 1']);
    },
  );

  it('shows the last page when the one in the URL does not exist (OQ-64)', async () => {
    await open(12, '?page=9');
    expect([search, rows()]).toEqual(['?page=2', ['i10', 'i11']]);
  });

  it('keeps rows and selection when a page cannot be loaded, and loads it on the next press (ERR-08)', async () => {
    await open(25);
    await click('[data-testid~=select]');
    isBroken = true;
    await click('[data-testid~=page]', 1);
    expect([rows().length, total(), selected(), view.has('[part=toast]')]).toEqual([
      10,
      '共 25 条',
      '已选 1 条',
      false,
    ]);
    expect(view.get('[aria-current=page]').textContent).toBe('1');
    isBroken = false;
    await click('[data-testid~=page]', 1);
    expect(rows()[0]).toBe('i10');
    await click('[data-testid~=page]', 0);
    expect(selected()).toBe('已选 1 条');
  });

  it('shows its total also when it is empty, or that it could not be loaded (MSG-02, HIST-01, COLL-02, RESV-01)', async () => {
    await open(0);
    expect([
      view.get('[data-testid~=records], div').textContent?.includes('empty'),
      view.has('[data-testid~=clear]'),
      total(),
    ]).toEqual([true, false, '共 0 条']);
    view.unmount();
    unload({ revalidate: false });
    isBroken = true;
    await open(3);
    expect(view.part('notice').textContent).toContain('failed');
    isBroken = false;
    await click('[data-testid~=retry]');
    expect(rows()).toEqual(['i0', 'i1', 'i2']);
  });
});

describe('removing records', () => {
  it('of one row asks for a confirmation with its name, and sends nothing when cancelled (LIST-01)', async () => {
    await open(3);
    await click('[data-testid~=remove]', 1);
    const dialog = view.part('confirm-dialog');
    expect([
      dialog.textContent?.includes('确定删除这条记录吗？'),
      dialog.textContent?.includes('name of i1'),
    ]).toEqual([true, true]);
    await click('[data-testid~=cancel]');
    expect([sent, rows().length]).toEqual([['list 1'], 3]);
    await click('[data-testid~=remove]', 1);
    await click('[data-testid~=confirm]');
    expect([sent, rows(), total()]).toEqual([['list 1', 'delete i1', 'list 1'], ['i0', 'i2'], '共 2 条']);
  });

  it.each([
    ['', 'name of i0'],
    ['2026-11-26 19:00:00', 'name of i0（2026-11-26 19:00）'],
  ])('names a row with its time, because two can have the same name: %j (LIST-01)', async (time, name) => {
    times = { i0: time };
    await open(3);
    expect(controlName(view.part('select'))).toBe(`选择“${name}”`);
    expect(controlName(view.part('remove'))).toBe(`删除“${name}”`);
    await click('[data-testid~=remove]');
    const dialog = view.part('confirm-dialog');
    expect([
      dialog.getAttribute('role'),
      view.get(`[id="${dialog.getAttribute('aria-describedby')}"]`).textContent,
    ]).toEqual(['alertdialog', name]);
  });

  it.each([
    ['the only row of the last page', 11, '?page=2', '[data-testid~=remove]', 10],
    ['the only row of the third page', 21, '?page=3', '[data-testid~=remove]', 10],
    ['all rows of a page', 12, '', '[data-testid~=remove-selected]', 2],
    ['all rows of the last page', 12, '?page=2', '[data-testid~=remove-selected]', 10],
    ['all rows of a middle page', 25, '?page=2', '[data-testid~=remove-selected]', 5],
    ['everything', 12, '', '[data-testid~=clear]', 0],
  ])(
    'shows no failure until the next rows are loaded: %s (LIST-01, OQ-64)',
    async (_, count, start, button, left) => {
      await open(count, start);
      responseMs = 100;
      await click('[data-testid~=select-all]');
      await click(button);
      await click('[data-testid~=confirm]');
      for (let step = 0; step < 10; step += 1) {
        const [, page = 1, pages = 1] = /第 (\d+) 页，共 (\d+) 页/.exec(view.shadow.textContent ?? '') ?? [];
        expect(Number(page)).toBeLessThanOrEqual(Number(pages));
        await settle();
      }
      expect(alerts).toBe(0);
      expect(rows()).toHaveLength(left);
    },
  );

  it('shows a page that does not exist as no failure either (OQ-64)', async () => {
    await open(12, '?page=9');
    expect([alerts, rows().length]).toEqual([0, 2]);
  });

  it('offers a retry when the next rows cannot be loaded (LIST-04)', async () => {
    await open(12);
    await click('[data-testid~=select-all]');
    await click('[data-testid~=remove-selected]');
    responseMs = 100;
    await click('[data-testid~=confirm]');
    isBroken = true;
    for (let step = 0; step < 10; step += 1) await settle();
    expect(view.part('notice').textContent).toContain('failed');
    isBroken = false;
    await click('[data-testid~=retry]');
    for (let step = 0; step < 10; step += 1) await settle();
    expect(rows()).toEqual(['i10', 'i11']);
  });

  it('moves the focus to the same control of the next row, then of the previous one (MSG-10, LIST-01)', async () => {
    await open(3);
    const removeButtonOf = (row: number) => view.all('[data-testid~=remove]')[row] as HTMLElement;
    for (const [removed, focused] of [
      [1, 1],
      [1, 0],
    ] as const) {
      act(() => removeButtonOf(removed).focus());
      await click('[data-testid~=remove]', removed);
      await click('[data-testid~=confirm]');
      expect(view.shadow.activeElement).toBe(removeButtonOf(focused));
    }
  });

  it('of the selected rows does nothing without a selection (MSG-08)', async () => {
    await open(3);
    await click('[data-testid~=remove-selected]');
    expect([view.has('dialog'), sent]).toEqual([false, ['list 1']]);
  });

  it('of the selected rows, whose number is beside the total, removes them with one call (MSG-02, HIST-01, COLL-02, RESV-01)', async () => {
    await open(12);
    await click('[data-testid~=select]', 1);
    await click('[data-testid~=select]', 3);
    expect([total(), selected()]).toEqual(['共 12 条', '已选 2 条']);
    expect((view.part('select-all') as HTMLInputElement).indeterminate).toBe(true);
    await click('[data-testid~=remove-selected]');
    expect(view.part('confirm-dialog').textContent).toContain('已选 2 条，删除后无法恢复。');
    await click('[data-testid~=confirm]');
    expect(sent).toEqual(['list 1', 'delete i1,i3', 'list 1']);
    expect([rows().length, total()]).toEqual([10, '共 10 条']);
  });

  it('selects and deselects every row of the page by its checkbox, and of no other page (MSG-05, MSG-06)', async () => {
    await open(12);
    const areChecked = () =>
      view.all('[data-testid~=select]').map((box) => (box as HTMLInputElement).checked);
    await click('[data-testid~=select-all]');
    expect(areChecked()).toEqual(Array(10).fill(true));
    await click('[data-testid~=page]', 1);
    expect([areChecked(), total()]).toEqual([[false, false], '共 12 条']);
    await click('[data-testid~=page]', 0);
    await click('[data-testid~=select-all]');
    expect(areChecked()).toEqual(Array(10).fill(false));
  });

  it('of all rows asks for a confirmation and empties the list', async () => {
    await open(25, '?page=2');
    await click('[data-testid~=clear]');
    expect(view.part('confirm-dialog').textContent).toContain('确定清空全部记录吗？');
    await click('[data-testid~=confirm]');
    expect([sent.includes('clear'), rows(), view.has('[data-testid~=pager]'), search]).toEqual([
      true,
      [],
      false,
      '',
    ]);
    expect(total()).toBe('共 0 条');
  });

  it.each(['[data-testid~=remove]', '[data-testid~=remove-selected]', '[data-testid~=clear]'])(
    'of the last row by %s focuses the text of the empty list',
    async (button) => {
      await open(1);
      await click('[data-testid~=select]');
      act(() => view.get(button).focus());
      await click(button);
      await click('[data-testid~=confirm]');
      expect(rows()).toEqual([]);
      expect(view.shadow.activeElement).toBe(view.part('nothing'));
      expect(view.part('nothing').textContent).toBe('empty');
    },
  );

  it.each([
    ['one', '[data-testid~=remove]'],
    ['the selected', '[data-testid~=remove-selected]'],
    ['everything', '[data-testid~=clear]'],
  ])(
    'of %s that fails restores the rows in their place, still selected, and shows one error',
    async (_, button) => {
      await open(3);
      await click('[data-testid~=select]', 1);
      isBroken = true;
      await click(button);
      await click('[data-testid~=confirm]');
      expect([rows(), total(), selected()]).toEqual([['i0', 'i1', 'i2'], '共 3 条', '已选 1 条']);
      const toasts = () => view.all('[part=toast]').map(({ textContent }) => textContent);
      await vi.waitFor(() => expect(toasts()).toEqual([expect.stringContaining('系统繁忙')]), {
        timeout: CONDITION_LIMIT_MS,
      });
    },
  );
});
