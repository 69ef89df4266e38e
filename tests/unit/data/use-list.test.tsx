// @vitest-environment happy-dom
import fc from 'fast-check';
import { act, useState } from 'react';
import { unload } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListPage } from '../../../src/api/list-page';
import { type List, useList } from '../../../src/data/use-list';
import { recordSignIn } from '../../../src/session/session';
import { mount } from '../ui/mount';

type Item = { id: string };

let all: string[];
let isBroken: boolean;
let asked: number[];
let list: List<Item>;
let view: ReturnType<typeof mount>;

function load(page: number): Promise<ListPage<Item>> {
  asked.push(page);
  if (isBroken) return Promise.reject(new Error('lost'));
  const items = all.slice((page - 1) * 10, page * 10).map((id) => ({ id }));
  return Promise.resolve({ total: all.length, items });
}
function Screen() {
  list = useList('list', load, useState(1));
  return null;
}
const ids = () => list.items?.map(({ id }) => id).join();
/** Lets answers come, and what SWR puts off to the next frame. */
const settle = () => act(() => vi.advanceTimersByTimeAsync(50));
async function go(page: number) {
  act(() => list.goTo(page));
  await settle();
}
/** @returns why the call failed, if it did */
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

  it('keeps the page before until the next one is there, also when that fails (ERR-08, OQ-60)', async () => {
    await open(12);
    isBroken = true;
    await go(2);
    expect([list.page, list.items?.length, list.hasFailed]).toEqual([1, 10, true]);
    isBroken = false;
    // The page that is wanted and not shown is asked for again.
    await go(2);
    expect([list.page, ids(), list.hasFailed]).toEqual([2, 'i10,i11', false]);
  });

  it('shows a page that was loaded before at once', async () => {
    await open(12);
    await go(2);
    isBroken = true;
    act(() => list.goTo(1));
    expect([list.page, list.items?.length]).toEqual([1, 10]);
  });

  it('has failed without rows when nothing could be loaded', async () => {
    isBroken = true;
    await open(3);
    expect([list.items, list.hasFailed]).toEqual([undefined, true]);
    isBroken = false;
    act(() => list.retry());
    await settle();
    expect(ids()).toBe('i0,i1,i2');
  });
});

describe('removing', () => {
  it('takes the rows away at once', async () => {
    await open(12);
    const { remove: take } = list;
    act(() => void take(['i0', 'i1'], () => new Promise(() => {})));
    await settle();
    expect([list.total, list.items?.length]).toEqual([10, 8]);
  });

  it('fills the page from the server', async () => {
    await open(12);
    await remove('i0', 'i1');
    expect([list.total, list.items?.length, list.pageCount]).toEqual([10, 10, 1]);
  });

  it('brings the rows back when the call fails', async () => {
    await open(3);
    isBroken = true;
    expect(await remove('i1')).toEqual(new Error('lost'));
    expect([ids(), list.total]).toEqual(['i0,i1,i2', 3]);
  });

  it('of the last item of the last page leads to the page before (OQ-64)', async () => {
    await open(11);
    await go(2);
    await remove('i10');
    expect([list.page, list.pageCount, list.items?.length]).toEqual([1, 1, 10]);
  });

  it('ends on a page that exists, with the rows of the server, whatever is removed where', async () => {
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
