import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LEADER_BEAT_MS, LEADER_GONE_MS } from '#config/limits';
import { freshBrowser } from '../../../support/unit/fresh-page';
import { setVisible } from '../../../support/unit/visibility';

const tabs: { stop(): void }[] = [];
const KEY = 'cntv:leader-job';

/** A tab that takes part in the election: `leads` is whether it is the leader, `stop` withdraws it. */
async function tab() {
  const { competeForLead } = await import('#shared/unread/leader');
  const state = { terms: 0, signal: null as AbortSignal | null, stop: () => {} };
  state.stop = competeForLead('job', (signal) => {
    state.terms += 1;
    state.signal = signal;
  });
  tabs.push(state);
  return {
    stop: state.stop,
    terms: () => state.terms,
    leads: () => state.signal !== null && !state.signal.aborted,
  };
}

const settled = () => vi.advanceTimersByTimeAsync(300);

beforeEach(() => {
  vi.useFakeTimers();
  freshBrowser();
  setVisible(true);
});
afterEach(() => {
  for (const { stop } of tabs.splice(0)) stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the leader election', () => {
  it('has one leader at a time', async () => {
    const [one, two, three] = [await tab(), await tab(), await tab()];
    await settled();
    await vi.advanceTimersByTimeAsync(LEADER_GONE_MS * 3);
    expect([one, two, three].filter(({ leads }) => leads())).toHaveLength(1);
  });

  it('elects another tab when the leader stops', async () => {
    const one = await tab();
    await settled();
    const two = await tab();
    await settled();
    expect([one.leads(), two.leads()]).toEqual([true, false]);
    one.stop();
    await vi.advanceTimersByTimeAsync(LEADER_BEAT_MS + 300);
    expect([one.leads(), two.leads()]).toEqual([false, true]);
  });

  it('leaves out a hidden tab until it is visible again', async () => {
    setVisible(false);
    const one = await tab();
    await settled();
    expect(one.terms()).toBe(0);
    setVisible(true);
    await settled();
    expect(one.leads()).toBe(true);
    setVisible(false);
    expect(one.leads()).toBe(false);
    setVisible(true);
    await settled();
    expect([one.leads(), one.terms()]).toEqual([true, 2]);
  });

  it('never elects a tab that has stopped', async () => {
    const one = await tab();
    one.stop();
    await settled();
    setVisible(false);
    setVisible(true);
    await settled();
    expect(one.leads()).toBe(false);
  });

  it('elects a tab once, however often the page is shown', async () => {
    const one = await tab();
    await settled();
    setVisible(true);
    await settled();
    expect(one.terms()).toBe(1);
  });

  it('replaces a leader that has closed without withdrawing', async () => {
    localStorage.setItem(KEY, JSON.stringify({ id: 'gone', at: Date.now() }));
    const one = await tab();
    await vi.advanceTimersByTimeAsync(LEADER_GONE_MS - LEADER_BEAT_MS);
    expect(one.leads()).toBe(false);
    await vi.advanceTimersByTimeAsync(LEADER_BEAT_MS * 2);
    expect(one.leads()).toBe(true);
  });

  it('renews the timestamp while the tab leads, and removes it at the end', async () => {
    const one = await tab();
    await vi.advanceTimersByTimeAsync(LEADER_BEAT_MS * 4);
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toMatchObject({ at: Date.now() });
    one.stop();
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('elects the tab that wrote its timestamp last', async () => {
    const one = await tab();
    localStorage.setItem(KEY, JSON.stringify({ id: 'other', at: Date.now() }));
    await settled();
    expect(one.leads()).toBe(false);
    one.stop();
    expect(localStorage.getItem(KEY)).not.toBeNull();
  });

  it('withdraws a leader whose timestamp another tab has replaced', async () => {
    const one = await tab();
    await settled();
    localStorage.setItem(KEY, JSON.stringify({ id: 'other', at: Date.now() + LEADER_BEAT_MS - 300 }));
    await vi.advanceTimersByTimeAsync(LEADER_BEAT_MS);
    expect(one.leads()).toBe(false);
  });

  it.each(['{', '[]', '"x"', '{"id":1}', '{"id":"other","at":"x"}', '{"id":"other","at":9e15}'])(
    'has no leader when the timestamp is %j',
    async (timestamp) => {
      localStorage.setItem(KEY, timestamp);
      const one = await tab();
      await settled();
      expect(one.leads()).toBe(true);
    },
  );
});

it('the leader election requests no Web Lock, which would keep Firefox from restoring the page after Back', async () => {
  const request = vi.fn();
  vi.stubGlobal('navigator', { locks: { request } });
  const one = await tab();
  await settled();
  expect(one.leads()).toBe(true);
  expect(request).not.toHaveBeenCalled();
});
