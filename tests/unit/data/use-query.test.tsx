import { act } from 'react';
import { unload } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { QUERY_FRESH_MS } from '#config/limits';
import { revalidate } from '#data/resource-changes';
import { type Query, type QueryFailure, type QueryOptions, useQuery } from '#data/use-query';
import { confirmSignIn, recordSignIn, recordSignOut, session } from '#session/session';
import { Calls } from '../../support/unit/calls';
import { mount } from '../../support/unit/mount';

let calls: Calls<string>;
let query: Query<string>;
let failures: QueryFailure[];
let views: { unmount(): void }[];

function Screen({ name = 'key', options = {} }: { name?: string; options?: QueryOptions }) {
  query = useQuery(name, calls.load, { onFailure: (failure) => failures.push(failure), ...options });
  return <p>{query.value ?? (query.error ? 'failed' : 'loading')}</p>;
}
function open(node = <Screen />) {
  const view = mount(node);
  views.push(view);
  return { ...view, text: () => view.get('p').textContent };
}
function Plain() {
  query = useQuery('key', calls.load);
  return null;
}
function Nothing() {
  return <p>{String(useQuery(null, calls.load).isLoading)}</p>;
}
/** SWR keeps the browser's own timer for this. */
const realTimeout = setTimeout;
async function comeBack() {
  window.dispatchEvent(new Event('focus'));
  window.dispatchEvent(new Event('online'));
  await act(() => new Promise((resolve) => realTimeout(resolve)));
}
/** Resolves when this tab has received the session of another tab. */
async function changeInOtherTab(changed: { status: string; operatorName: string }) {
  const { since } = session.getState();
  const channel = new BroadcastChannel('cntv:session');
  const profile = { avatarUrl: '', isOauthOnly: false, ...changed };
  channel.postMessage({ checkedAt: Date.now() + 1, since: since + 1, ...profile });
  await new Promise<void>((resolve) => session.subscribe(() => resolve()));
  channel.close();
}
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  act(() => recordSignIn());
  unload({ revalidate: false });
  calls = new Calls();
  failures = [];
  views = [];
});
afterEach(() => {
  for (const view of views) view.unmount();
  vi.useRealTimers();
});

describe('a query', () => {
  it('loads once for all components that use it', async () => {
    const [one, other] = [open(), open()];
    expect(calls.count).toBe(1);
    await calls.answer('a');
    expect([one.text(), other.text()]).toEqual(['a', 'a']);
  });

  it('sends no request when it is mounted again while its data are fresh', async () => {
    const before = open();
    await calls.answer('a');
    before.unmount();
    await later(QUERY_FRESH_MS - 1_000);
    expect(open().text()).toBe('a');
    await later(20);
    expect(calls.count).toBe(1);
  });

  it('returns the cached value at the first render, and revalidates it', async () => {
    const before = open();
    await calls.answer('a');
    before.unmount();
    await later(QUERY_FRESH_MS);
    const view = open();
    expect(view.text()).toBe('a');
    await later(20);
    expect(calls.count).toBe(2);
    await calls.answer('b');
    expect(view.text()).toBe('b');
  });

  it('keeps its value when the revalidation fails, and returns the error', async () => {
    const view = open();
    await calls.answer('a');
    act(() => query.retry());
    expect([view.text(), query.isLoading]).toEqual(['a', true]);
    await calls.fail();
    expect([view.text(), query.error]).toEqual(['a', new Error('lost')]);
    expect(failures).toMatchObject([{ isBackground: false, isUnmounted: false }]);
    act(() => query.retry());
    expect(query.error).toBeUndefined();
    await calls.answer('b');
    expect(view.text()).toBe('b');
  });

  it('has the value of set() without a request', async () => {
    const view = open();
    await calls.answer('a');
    await act(async () => query.set('b'));
    await later(20);
    expect([view.text(), calls.count]).toEqual(['b', 1]);
  });

  it('sends no request by retry() while one is pending', async () => {
    open();
    act(() => query.retry());
    expect(calls.count).toBe(1);
  });

  it('has no value of another key, unless it keeps the previous one', async () => {
    const view = open();
    await calls.answer('a');
    view.render(<Screen name="other" />);
    expect(view.text()).toBe('loading');
  });

  it('returns the error of the request without onFailure', async () => {
    views.push(mount(<Plain />));
    await calls.fail();
    expect(query.error).toEqual(new Error('lost'));
  });

  it('reports a request that fails after the component was unmounted', async () => {
    const view = open();
    view.unmount();
    await calls.fail();
    expect(failures).toMatchObject([{ isUnmounted: true }]);
  });

  it('is not retried by itself, and not revalidated on focus', async () => {
    const view = open();
    await calls.fail();
    expect(view.text()).toBe('failed');
    expect(failures).toMatchObject([{ isBackground: false, isUnmounted: false }]);
    await later(600_000);
    await comeBack();
    expect(calls.count).toBe(1);
  });

  it('is revalidated on focus where that is requested', async () => {
    open(<Screen options={{ revalidatesOnFocus: true, freshMs: 10_000 }} />);
    await calls.answer('a');
    await later(6_000);
    await comeBack();
    expect(calls.count).toBe(1);
    await later(6_000);
    await comeBack();
    expect(calls.count).toBe(2);
    await calls.fail();
    expect(failures).toMatchObject([{ isBackground: true }]);
  });

  it('drops a response that is older than a change', async () => {
    const view = open();
    await calls.answer('a');
    act(() => query.retry());
    act(() => query.refresh('b'));
    expect([view.text(), calls.count]).toEqual(['b', 3]);
    await calls.answer('c', 2);
    await calls.answer('a', 1);
    expect(view.text()).toBe('c');
  });

  it('loads nothing without a key', () => {
    expect(open(<Nothing />).text()).toBe('false');
    expect(calls.count).toBe(0);
  });
});

describe('a mutation', () => {
  it('shows its result at once and keeps it', async () => {
    const view = open();
    await calls.answer('a');
    const call = new Calls<void>();
    let outcome = Promise.resolve();
    await act(async () => {
      outcome = query.mutate('b', () => call.load({}));
    });
    expect(view.text()).toBe('b');
    await call.answer();
    await outcome;
    expect([view.text(), calls.count]).toEqual(['b', 1]);
  });

  it('rolls back when its call fails', async () => {
    const view = open();
    await calls.answer('a');
    const call = new Calls<void>();
    let outcome: Promise<unknown> = Promise.resolve();
    await act(async () => {
      outcome = query.mutate('b', () => call.load({})).catch((error: unknown) => error);
    });
    await call.fail();
    expect(await outcome).toEqual(new Error('lost'));
    expect(view.text()).toBe('a');
  });
});

describe('another viewer', () => {
  it.each([
    ['signs in here', () => recordSignIn({ operatorName: 'B' })],
    ['signs out', () => recordSignOut()],
    ['signs in in another tab', () => changeInOtherTab({ status: 'signed-in', operatorName: 'B' })],
    ['signs out in another tab', () => changeInOtherTab({ status: 'signed-out', operatorName: '' })],
  ])('who %s sees no data of the previous one (STATE-02)', async (_, change) => {
    const view = open();
    await calls.answer('of A');
    await act(async () => change());
    expect(view.text()).toBe('loading');
    await calls.answer('of B');
    expect(view.text()).toBe('of B');
  });

  it('does not get a response to the previous one, whose requests are aborted', async () => {
    const view = open();
    act(() => recordSignIn({ operatorName: 'B' }));
    expect(calls.signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    await calls.answer('of A', 0);
    expect(view.text()).toBe('loading');
    await calls.answer('of B', 1);
    expect(view.text()).toBe('of B');
  });

  it('is followed by further changes after the request of the previous one was aborted', async () => {
    const view = open(<Screen name="1" />);
    act(() => recordSignIn({ operatorName: 'B' }));
    await calls.fail(new Error('aborted'), 0);
    await calls.answer('of B', 1);
    session.setState({ status: 'unknown' });
    view.render(<Screen name="2" />);
    revalidate('1');
    act(() => recordSignOut());
    view.render(<Screen name="1" />);
    expect(view.text()).toBe('loading');
  });

  it('does not see the previous rows while a page is loaded', async () => {
    const options = { keepsPrevious: true };
    const view = open(<Screen name="1" options={options} />);
    await calls.answer('of A');
    view.render(<Screen name="2" options={options} />);
    expect(view.text()).toBe('of A');
    act(() => recordSignIn({ operatorName: 'B' }));
    expect(view.text()).toBe('loading');
  });

  it('is not assumed when the server refuses a viewer with an unknown status, but the cache is cleared', async () => {
    session.setState({ status: 'unknown' });
    const view = open(<Screen name="1" />);
    await calls.answer('of A');
    view.render(<Screen name="2" />);
    act(() => recordSignOut());
    expect(calls.signals.map(({ aborted }) => aborted)).toEqual([false, false]);
    view.render(<Screen name="1" />);
    expect(view.text()).toBe('loading');
  });

  it.each([
    ['before', 'of nobody'],
    ['after', 'loading'],
  ])(
    'is not assumed, and public data stays, when it was loaded %s an unknown sign-out',
    async (order, shown) => {
      session.setState({ status: 'unknown' });
      const view = open(<Screen name="1" options={{ isPublic: true }} />);
      if (order === 'before') await calls.answer('of nobody');
      act(() => recordSignOut());
      expect(view.text()).toBe(shown);
      if (order === 'after') await calls.answer('of nobody');
      expect([view.text(), calls.count]).toEqual(['of nobody', 1]);
    },
  );

  it('is not assumed when a second response reports the same sign-out, and the cache is kept', async () => {
    act(() => recordSignOut());
    const view = open(<Screen name="1" />);
    await calls.answer('of A');
    view.render(<Screen name="2" />);
    act(() => recordSignOut());
    view.render(<Screen name="1" />);
    expect(view.text()).toBe('of A');
  });

  it.each([
    ['stays', false],
    ['is mounted again', true],
  ])(
    'is not assumed, and a query that %s loads, when the server contradicts its refusal',
    async (_, leaves) => {
      session.setState({ status: 'unknown' });
      const view = open();
      act(() => recordSignOut());
      if (leaves) view.render(<p>signed out</p>);
      act(() => confirmSignIn({ operatorName: 'A' }));
      if (leaves) view.render(<Screen />);
      await calls.answer('of A');
      expect([view.text(), calls.count]).toEqual(['of A', 2]);
    },
  );

  it('is not assumed when the server confirms an unknown sign-in', async () => {
    act(() => recordSignOut());
    session.setState({ status: 'unknown' });
    const view = open();
    act(() => confirmSignIn({ operatorName: 'A' }));
    expect(calls.signals[0]?.aborted).toBe(false);
    await calls.answer('of A');
    expect([view.text(), calls.count]).toEqual(['of A', 1]);
  });
});
