import fc from 'fast-check';
import { act, useState } from 'react';
import { unload } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListPage, ListRequest } from '#api/list-page';
import { type List, useList } from '#data/use-list';
import type { QueryFailure } from '#data/use-query';
import { recordSignIn, session } from '#session/session';
import { Calls } from '../../support/unit/calls';
import { FakeChannel } from '../../support/unit/fake-channel';
import { mount } from '../../support/unit/mount';
import { setVisible } from '../../support/unit/visibility';

// Before the imports, which open the channels.
await vi.hoisted(async () => {
  vi.stubGlobal('BroadcastChannel', (await import('../../support/unit/fake-channel')).FakeChannel);
});

type Item = { id: string };

let all: string[];
let isBroken: boolean;
let asked: number[];
let list: List<Item>;
let view: ReturnType<typeof mount>;
/** Resolves the loads by hand, if set. */
let calls: Calls<ListPage<Item>> | undefined;
let setFilter: (filter: string) => void;
let onFailure: ((failure: QueryFailure) => void) | undefined;

function load({ page }: ListRequest): Promise<ListPage<Item>> {
  asked.push(page);
  if (calls) return calls.load({});
  if (isBroken) return Promise.reject(new Error('lost'));
  const items = all.slice((page - 1) * 10, page * 10).map((id) => ({ id }));
  return Promise.resolve({ total: all.length, items });
}
function Screen() {
  const [filter, set] = useState('');
  setFilter = set;
  list = useList(filter ? ['list', filter] : ['list'], load, useState(1), onFailure && { onFailure });
  return null;
}
const ids = () => list.items?.map(({ id }) => id).join();
/** Waits for responses, and for what SWR defers to the next frame. */
const settle = () => act(() => vi.advanceTimersByTimeAsync(50));
async function go(page: number) {
  act(() => list.goTo(page));
  await settle();
}
/** @returns the error of the call, if it failed */
async function remove(...gone: string[]): Promise<unknown> {
  let failure: unknown;
  const call = async () => {
    if (isBroken) throw new Error('lost');
    all = all.filter((id) => !gone.includes(id));
  };
  act(() => {
    list.remove(gone, call).catch((error: unknown) => {
      failure = error;
    });
  });
  await settle();
  return failure;
}

async function open(count: number) {
  all = Array.from({ length: count }, (_, index) => `i${index}`);
  view = mount(<Screen />);
  await settle();
}
beforeEach(() => {
  vi.useFakeTimers();
  act(() => recordSignIn());
  unload({ revalidate: false });
  isBroken = false;
  asked = [];
  calls = undefined;
  onFailure = undefined;
});
afterEach(() => {
  view.unmount();
  vi.useRealTimers();
});

describe('a list', () => {
  it('has a total, rows and pages of ten (LIST-02, LIST-03)', async () => {
    await open(23);
    expect([list.total, list.page, list.pageCount, list.items?.length]).toEqual([23, 1, 3, 10]);
    await go(3);
    expect([list.page, ids()]).toEqual([3, 'i20,i21,i22']);
    expect(asked).toEqual([1, 3]);
  });

  it('keeps the previous page until the next one is loaded, also when that fails (ERR-08, OQ-60)', async () => {
    await open(12);
    isBroken = true;
    await go(2);
    expect([list.page, list.items?.length, Boolean(list.error)]).toEqual([1, 10, true]);
    isBroken = false;
    // The requested page, which is not shown, is loaded again.
    await go(2);
    expect([list.page, ids(), Boolean(list.error)]).toEqual([2, 'i10,i11', false]);
  });

  it('shows a page that was loaded before at once', async () => {
    await open(12);
    await go(2);
    isBroken = true;
    act(() => list.goTo(1));
    expect([list.page, list.items?.length]).toEqual([1, 10]);
  });

  it('has an error and no rows when nothing could be loaded', async () => {
    isBroken = true;
    await open(3);
    expect([list.items, Boolean(list.error)]).toEqual([undefined, true]);
    isBroken = false;
    act(() => list.retry());
    await settle();
    expect(ids()).toBe('i0,i1,i2');
  });

  it('reports a failed request', async () => {
    const failures: QueryFailure[] = [];
    onFailure = (failure) => failures.push(failure);
    isBroken = true;
    await open(3);
    expect(failures).toMatchObject([{ error: new Error('lost'), isBackground: false }]);
  });

  it('shows the last page when the requested one no longer exists (OQ-64)', async () => {
    await open(23);
    await go(3);
    all = all.slice(0, 12);
    act(() => list.retry());
    await settle();
    expect([list.page, list.total, ids()]).toEqual([2, 12, 'i10,i11']);
  });
});

describe('a list with another filter', () => {
  it('keeps the previous rows while it loads, and shows none of them when that fails', async () => {
    await open(12);
    const call = new Calls<ListPage<Item>>();
    calls = call;
    act(() => setFilter('b'));
    await settle();
    expect([list.isLoading, list.items?.length]).toEqual([true, 10]);
    await call.fail();
    expect([Boolean(list.error), list.items]).toEqual([true, undefined]);
  });

  it('lacks items that are removed from the unfiltered list', async () => {
    await open(12);
    act(() => setFilter('b'));
    await settle();
    act(() => void list.remove(['i3'], () => new Promise(() => {})));
    act(() => setFilter(''));
    await settle();
    expect([ids()?.includes('i3'), list.total]).toEqual([false, 11]);
  });
});

describe('a total', () => {
  it('is never below the number of rows', async () => {
    all = [];
    calls = new Calls();
    view = mount(<Screen />);
    await calls.answer({ total: 0, items: [{ id: 'a' }, { id: 'b' }] });
    expect([list.total, list.pageCount]).toEqual([2, 1]);
  });

  it('that the server does not count has another page after a full one, until one is not full', async () => {
    all = [];
    calls = new Calls();
    view = mount(<Screen />);
    const rows = (count: number) => Array.from({ length: count }, (_, n) => ({ id: `r${n}` }));
    const total = Number.POSITIVE_INFINITY;
    await calls.answer({ total, items: rows(10) });
    expect([list.items?.length, list.pageCount]).toEqual([10, 2]);
    act(() => list.goTo(2));
    await calls.answer({ total, items: rows(3) });
    expect([list.total, list.page, list.pageCount, list.isUnreadable]).toEqual([13, 2, 2, false]);
  });

  it('that the server does not count is 0 without rows', async () => {
    all = [];
    calls = new Calls();
    view = mount(<Screen />);
    await calls.answer({ total: Number.POSITIVE_INFINITY, items: [] });
    expect([list.total, list.pageCount, list.isUnreadable]).toEqual([0, 1, false]);
  });

  it('includes the rows of the previous pages', async () => {
    await open(12);
    calls = new Calls();
    act(() => list.goTo(2));
    await calls.answer({ total: 5, items: [{ id: 'a' }, { id: 'b' }] });
    expect([list.total, list.pageCount]).toEqual([12, 2]);
  });
});

describe('a removal in another tab', () => {
  const hear = async (message: object) => {
    const { since } = session.getState();
    act(() => FakeChannel.hear('cntv:removal', { list: ['list'], ids: ['i1'], since, ...message }));
    await settle();
  };
  afterEach(() => setVisible(true));

  it('removes the rows here, and revalidates the list', async () => {
    await open(3);
    all = ['i0', 'i2'];
    await hear({});
    expect([ids(), list.total, asked]).toEqual(['i0,i2', 2, [1, 1]]);
  });

  it('of all items empties the list here', async () => {
    await open(3);
    all = [];
    await hear({ ids: null });
    expect([list.items, list.total]).toEqual([[], 0]);
  });

  it('sends no request from a hidden tab until it is visible', async () => {
    await open(3);
    setVisible(false);
    await hear({});
    expect([ids(), list.total, asked]).toEqual(['i0,i2', 2, [1]]);
    act(() => setVisible(true));
    await settle();
    expect(asked).toEqual([1, 1]);
  });

  it('sends one request when the tab is visible again, after any number of removals and changes', async () => {
    await open(9);
    setVisible(false);
    for (const id of ['i1', 'i2', 'i3', 'i4']) await hear({ ids: [id] });
    const { since } = session.getState();
    act(() => FakeChannel.hear('cntv:change', { resource: 'list', since, at: 1 }));
    await settle();
    expect([ids(), asked]).toEqual(['i0,i5,i6,i7,i8', [1]]);
    act(() => setVisible(true));
    await settle();
    expect(asked).toEqual([1, 1]);
  });

  it.each([
    ['another viewer', { since: -1 }],
    ['no viewer', { since: undefined }],
    ['nothing readable', { ids: 'i1' }],
    ['IDs of another kind', { ids: [7] }],
    ['IDs of different kinds', { ids: ['i1', 7] }],
    ['no IDs', { ids: undefined }],
    ['no list', { list: undefined }],
    ['another resource', { list: ['other'] }],
  ])('of %s changes nothing', async (_, message) => {
    await open(3);
    await hear(message);
    expect([ids(), list.total, asked]).toEqual(['i0,i1,i2', 3, [1]]);
  });

  it('is announced when the call has succeeded', async () => {
    await open(3);
    const heard: unknown[] = [];
    new FakeChannel('cntv:removal').onmessage = ({ data }) => heard.push(data);
    await remove('i1');
    isBroken = true;
    await remove('i2');
    expect(heard).toEqual([{ list: ['list'], ids: ['i1'], since: session.getState().since }]);
  });
});

describe('removing', () => {
  it('is aborted when the viewer changes', async () => {
    await open(3);
    const call = new Calls<void>();
    act(() => void list.remove(['i0'], call.load).catch(() => {}));
    expect(call.signals[0]?.aborted).toBe(false);
    act(() => recordSignIn({ operatorName: 'B' }));
    expect(call.signals[0]?.aborted).toBe(true);
    await settle();
  });

  it('removes the rows at once', async () => {
    await open(12);
    const { remove: take } = list;
    act(() => void take(['i0', 'i1'], () => new Promise(() => {})));
    await settle();
    expect([list.total, list.items?.length]).toEqual([10, 8]);
  });

  it('refills the page from the server', async () => {
    await open(12);
    await remove('i0', 'i1');
    expect([list.total, list.items?.length, list.pageCount]).toEqual([10, 10, 1]);
  });

  it('restores the rows when the call fails', async () => {
    await open(3);
    isBroken = true;
    expect(await remove('i1')).toEqual(new Error('lost'));
    expect([ids(), list.total]).toEqual(['i0,i1,i2', 3]);
  });

  it('returns to the page of an item that could not be removed', async () => {
    await open(11);
    await go(2);
    isBroken = true;
    await remove('i10');
    expect([list.page, ids(), list.total]).toEqual([2, 'i10', 11]);
  });

  it('does not change the page of a viewer who has navigated meanwhile', async () => {
    await open(21);
    await go(3);
    const call = new Calls<void>();
    act(() => void list.remove(['i20'], call.load).catch(() => {}));
    await settle();
    await go(1);
    await call.fail();
    await settle();
    expect([list.page, list.total]).toEqual([1, 21]);
  });

  it('counts each item once, however often it is removed', async () => {
    await open(12);
    act(() => void list.remove(['i1'], () => new Promise(() => {})));
    act(() => void list.remove(['i1', 'i2'], () => new Promise(() => {})));
    await settle();
    expect([list.total, list.items?.length]).toEqual([10, 8]);
  });

  it('restores the rows of the failed call only', async () => {
    await open(12);
    const [one, other] = [new Calls<void>(), new Calls<void>()];
    act(() => void list.remove(['i0'], one.load).catch(() => {}));
    act(() => void list.remove(['i1'], other.load).catch(() => {}));
    isBroken = true;
    await one.fail();
    await settle();
    expect([list.total, ids()?.slice(0, 5)]).toEqual([11, 'i0,i2']);
  });

  it('never shows a removed row again, on any cached page', async () => {
    await open(23);
    await go(2);
    await go(1);
    await remove('i12');
    isBroken = true;
    act(() => list.goTo(2));
    expect([list.total, ids()?.includes('i12')]).toEqual([22, false]);
    await settle();
    expect([list.total, ids()?.includes('i12')]).toEqual([22, false]);
  });

  it('persists when the list cannot be loaded afterwards', async () => {
    await open(12);
    const { remove: take } = list;
    await act(async () => {
      await take(['i0'], async () => {
        isBroken = true;
      });
    });
    await settle();
    expect([list.total, list.items?.length, Boolean(list.error)]).toEqual([11, 9, true]);
  });

  it('all items empties all lists of the resource when the call has succeeded', async () => {
    await open(23);
    await go(3);
    for (const isRefused of [true, false]) {
      const call = new Calls<void>();
      act(() => void list.clear(call.load).catch(() => {}));
      await settle();
      expect([list.total, ids(), list.page]).toEqual([23, 'i20,i21,i22', 3]);
      if (!isRefused) all = [];
      await (isRefused ? call.fail() : call.answer());
      await settle();
    }
    expect([list.total, list.items, list.page]).toEqual([0, [], 1]);
  });

  it('the last item of the last page shows the previous page (OQ-64)', async () => {
    await open(11);
    await go(2);
    await remove('i10');
    expect([list.page, list.pageCount, list.items?.length]).toEqual([1, 1, 10]);
  });

  it('ends on an existing page with the rows of the server, for any sequence of removals', async () => {
    const steps = fc.array(fc.tuple(fc.nat(3), fc.array(fc.nat(9), { minLength: 1, maxLength: 10 })), {
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(fc.nat(34), steps, async (count, moves) => {
        unload({ revalidate: false });
        await open(count);
        for (const [page, rows] of moves) {
          await go(Math.min(page + 1, list.pageCount));
          const gone = rows.flatMap((row) => list.items?.[row]?.id ?? []);
          if (gone.length > 0) await remove(...gone);
          expect(list.page).toBeLessThanOrEqual(Math.max(1, Math.ceil(all.length / 10)));
          expect(ids()).toBe(all.slice((list.page - 1) * 10, list.page * 10).join());
          expect(list.total).toBe(all.length);
        }
        view.unmount();
      }),
      { numRuns: 30 },
    );
    await open(0);
  });
});
