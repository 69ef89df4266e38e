import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeChannel } from '../../../support/unit/fake-channel';
import { FakeXhr } from '../../../support/unit/fake-xhr';
import { freshBrowser, freshPage, loadNewCopies } from '../../../support/unit/fresh-page';
import { setVisible } from '../../../support/unit/visibility';

const MINUTE = 60_000;
const endings: (() => void)[] = [];
let counts: Record<string, unknown>;

/** Loads the modules that poll, as a page or as another copy of the scripts. */
async function load() {
  const poller = await import('#shared/unread/poller');
  const { confirmSignIn, session, recordSignIn, recordSignOut } = await import('#session/session');
  const { setUnread, unread } = await import('#session/unread');
  (await import('#page-config/scripts')).addConfigLayer({ appid: 'demo' });
  function watch(): () => void {
    const end = poller.watchUnread();
    endings.push(end);
    return end;
  }
  const { refreshUnread: refresh } = poller;
  return { watch, refresh, confirmSignIn, session, recordSignIn, recordSignOut, setUnread, unread };
}

/** Another tab of the same browser. */
async function loadTab() {
  freshPage();
  return load();
}

const elapse = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const asked = () => FakeXhr.sent.length;

function answerWith(body: unknown, status = 200, headers = {}): void {
  FakeXhr.autoAnswer = (request) => request.answer(body, status, headers);
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  freshBrowser();
  FakeChannel.reset();
  FakeXhr.reset();
  counts = { subscribe_count: 4, system_count: 8 };
  FakeXhr.autoAnswer = (request) => request.answer({ code: 0, data: counts });
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  vi.stubGlobal('navigator', { userAgent: '' });
  setVisible(true);
});
afterEach(() => {
  for (const end of endings.splice(0)) end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('polling the unread count (MSG-15)', () => {
  it('sends a request at once, then every five minutes', async () => {
    const { watch, unread } = await load();
    watch();
    await elapse(0);
    expect(asked()).toBe(1);
    expect(unread.getState()).toMatchObject({ subscribe: 4, system: 8 });
    await elapse(5 * MINUTE - 1);
    expect(asked()).toBe(1);
    counts = { subscribe_count: 0, system_count: 1 };
    await elapse(1);
    expect(asked()).toBe(2);
    expect(unread.getState()).toMatchObject({ subscribe: 0, system: 1 });
    await elapse(50 * MINUTE);
    expect(asked()).toBe(12);
  });

  it.each([
    ['back by an hour', -60],
    ['back by a year', -525_600],
    ['forward by a year', 525_600],
  ])('makes no further request signed out when the clock is set %s', async (_how, minutes) => {
    answerWith({ code: -10001 });
    const { watch, refresh } = await load();
    watch();
    await elapse(0);
    expect(asked()).toBe(1);
    vi.setSystemTime(Date.now() + minutes * MINUTE);
    void refresh();
    await elapse(10_000);
    expect(asked()).toBe(2);
  });

  it.each([
    ['back by an hour', -60],
    ['back by a year', -525_600],
  ])('continues after failures when the clock is set %s', async (_how, minutes) => {
    answerWith('', 500);
    const { watch, setUnread, unread } = await load();
    watch();
    await elapse(0);
    answerWith({ code: 0, data: counts });
    vi.setSystemTime(Date.now() + minutes * MINUTE);
    setUnread({ subscribe: 1, system: 1 });
    const before = asked();
    await elapse(4 * MINUTE);
    expect(asked()).toBe(before);
    await elapse(2 * MINUTE);
    expect(asked()).toBe(before + 1);
    expect(unread.getState()).toMatchObject({ subscribe: 4, system: 8 });
  });

  it('sends one request for a hundred subscribers', async () => {
    const { watch } = await load();
    for (let n = 0; n < 100; n += 1) watch();
    await elapse(0);
    expect(asked()).toBe(1);
    await elapse(5 * MINUTE);
    expect(asked()).toBe(2);
  });

  it('continues until the last subscriber has unsubscribed', async () => {
    const { watch } = await load();
    const [one, two] = [watch(), watch()];
    await elapse(0);
    one();
    one();
    await elapse(5 * MINUTE);
    expect(asked()).toBe(2);
    two();
    await elapse(60 * MINUTE);
    expect(asked()).toBe(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('continues its interval after a stop', async () => {
    const { watch } = await load();
    watch()();
    await elapse(0);
    const end = watch();
    await elapse(0);
    end();
    await elapse(MINUTE);
    watch();
    await elapse(4 * MINUTE - 1);
    expect(asked()).toBe(1);
    await elapse(1);
    expect(asked()).toBe(2);
  });

  it('aborts its request after the last unsubscription', async () => {
    FakeXhr.autoAnswer = null;
    const { watch } = await load();
    const end = watch();
    await elapse(0);
    end();
    expect(FakeXhr.last.isAborted).toBe(true);
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('continues after a stop and a start during a request', async () => {
    FakeXhr.autoAnswer = null;
    const { watch, unread } = await load();
    const end = watch();
    await elapse(0);
    end();
    watch();
    await elapse(0);
    expect(asked()).toBe(2);
    FakeXhr.last.answer({ code: 0, data: counts });
    await elapse(0);
    expect(unread.getState()).toMatchObject({ subscribe: 4, system: 8 });
  });

  it('confirms the sign-in by a response', async () => {
    const { session, watch } = await load();
    watch();
    await elapse(0);
    expect(session.getState().status).toBe('signed-in');
  });

  it('uses the response of a request during which another call has confirmed the sign-in', async () => {
    FakeXhr.autoAnswer = null;
    const { confirmSignIn, unread, watch } = await load();
    watch();
    await elapse(0);
    confirmSignIn();
    FakeXhr.last.answer({ code: 0, data: counts });
    await elapse(0);
    expect(unread.getState()).toMatchObject({ subscribe: 4, system: 8 });
    expect(asked()).toBe(1);
  });

  it('is shared by two copies of the script', async () => {
    const first = await load();
    first.watch();
    loadNewCopies();
    const second = await load();
    second.watch();
    await elapse(0);
    expect(asked()).toBe(1);
    expect(second.unread.getState()).toMatchObject({ system: 8 });
  });

  it('randomises the interval by 10 % up and down', async () => {
    const times: number[] = [];
    for (const random of [0, 0.999_999]) {
      freshBrowser();
      vi.mocked(Math.random).mockReturnValue(random);
      const { watch } = await load();
      const end = watch();
      await elapse(0);
      const [before, start] = [asked(), Date.now()];
      while (asked() === before) await elapse(5_000);
      times.push((Date.now() - start) / MINUTE);
      end();
    }
    expect(times[0]).toBeCloseTo(4.5, 1);
    expect(times[1]).toBeCloseTo(5.5, 1);
  });
});

describe('a hidden page', () => {
  it('sends no request, and sends one on return when the count is stale', async () => {
    const { watch } = await load();
    watch();
    await elapse(0);
    setVisible(false);
    await elapse(30 * MINUTE);
    expect(asked()).toBe(1);
    setVisible(true);
    await elapse(0);
    expect(asked()).toBe(2);
  });

  it('sends no request on return while the count is fresh', async () => {
    vi.mocked(Math.random).mockReturnValue(0);
    const { watch } = await load();
    watch();
    await elapse(0);
    setVisible(false);
    await elapse(4.8 * MINUTE);
    setVisible(true);
    await elapse(0);
    expect(asked()).toBe(1);
    await elapse(0.2 * MINUTE);
    expect(asked()).toBe(2);
  });

  it('sends no request when it is opened in the background', async () => {
    setVisible(false);
    const { watch } = await load();
    watch();
    await elapse(10 * MINUTE);
    expect(asked()).toBe(0);
  });
});

describe('several tabs', () => {
  it('send as many requests as one, and all receive the count', async () => {
    const tabs = [await load(), await loadTab(), await loadTab()];
    for (const { watch } of tabs) watch();
    await elapse(0);
    expect(asked()).toBe(1);
    for (const { unread } of tabs) expect(unread.getState()).toMatchObject({ subscribe: 4, system: 8 });
    await elapse(5 * MINUTE);
    expect(asked()).toBe(2);
  });

  it('continue when one closes', async () => {
    const [one, two] = [await load(), await loadTab()];
    const end = one.watch();
    two.watch();
    await elapse(MINUTE);
    end();
    await elapse(4 * MINUTE - 1);
    expect(asked()).toBe(1);
    await elapse(1);
    expect(asked()).toBe(2);
  });

  it.each([1, 2, 3, 5])('send about 60 requests in five hours: %d tabs', async (size) => {
    let turn = 0;
    vi.mocked(Math.random).mockImplementation(() => (turn++ * 0.618) % 1);
    for (let n = 0; n < size; n += 1) (await loadTab()).watch();
    await elapse(300 * MINUTE);
    expect(asked()).toBeGreaterThanOrEqual(58);
    expect(asked()).toBeLessThanOrEqual(66);
  });

  it.each([-7 * MINUTE, -5_000, 5_000, 7 * MINUTE])(
    'may have clocks that differ by %d ms',
    async (difference) => {
      const { watch } = await load();
      watch();
      await elapse(0);
      const other = new FakeChannel('cntv:unread');
      for (let minutes = 0; minutes < 30; minutes += 4) {
        await elapse(4 * MINUTE);
        other.postMessage({ counts: { subscribe: 1, system: 1 }, at: Date.now() + difference });
      }
      expect(asked()).toBe(1);
      await elapse(5 * MINUTE);
      expect(asked()).toBe(2);
    },
  );

  it('send at most one request in half the interval, whatever the clock and the storage say', async () => {
    const { watch } = await load();
    watch();
    await elapse(0);
    for (let seconds = 0; seconds < 600; seconds += 1) {
      vi.setSystemTime(1_700_000_000_000 + (seconds % 2) * 7 * MINUTE);
      setVisible(false);
      setVisible(true);
      await elapse(1_000);
    }
    expect(asked()).toBeLessThanOrEqual(5);
  });

  it('send a request for a count that has grown old in the back/forward cache', async () => {
    const [one, two] = [await load(), await loadTab()];
    one.watch();
    await elapse(0);
    setVisible(false);
    window.dispatchEvent(new Event('pagehide'));
    await elapse(6 * MINUTE);
    setVisible(true);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await elapse(0);
    expect([asked(), two.unread.getState()?.system]).toEqual([2, 8]);
  });

  it('send no request for a count that an earlier page has stored', async () => {
    const { watch } = await load();
    const end = watch();
    await elapse(0);
    end();
    await elapse(4 * MINUTE);
    const next = await loadTab();
    next.watch();
    await elapse(MINUTE - 1);
    expect(next.unread.getState()).toMatchObject({ system: 8 });
    expect(asked()).toBe(1);
    await elapse(1);
    expect(asked()).toBe(2);
  });
});

describe('a viewer who is signed out', () => {
  beforeEach(() => answerWith({ code: -10001, message: '请登录' }));

  it('causes one request without a message, and no further one', async () => {
    const { session, watch } = await load();
    watch();
    await elapse(0);
    expect(session.getState().status).toBe('signed-out');
    for (let n = 0; n < 10; n += 1) {
      await elapse(10 * MINUTE);
      setVisible(false);
      setVisible(true);
    }
    expect(asked()).toBe(1);
    expect(console.warn).not.toHaveBeenCalled();
    expect(console.error).not.toHaveBeenCalled();
  });

  it('causes no request on the next pages for five minutes', async () => {
    const { recordSignOut } = await load();
    recordSignOut();
    await elapse(4 * MINUTE);
    const next = await loadTab();
    const end = next.watch();
    await elapse(10 * MINUTE);
    expect(asked()).toBe(0);
    end();
    const later = await loadTab();
    later.watch();
    await elapse(0);
    expect(asked()).toBe(1);
  });

  it.each(['here', 'in another tab'])('causes a request again after a sign-in %s', async (where) => {
    const here = await load();
    here.watch();
    await elapse(0);
    answerWith({ code: 0, data: counts });
    if (where === 'here') here.recordSignIn();
    else (await loadTab()).recordSignIn();
    await elapse(0);
    expect(asked()).toBe(2);
    expect(here.unread.getState()).toMatchObject({ system: 8 });
    await elapse(5 * MINUTE);
    expect(asked()).toBe(3);
  });

  it('is detected in every tab after one request', async () => {
    const [one, two] = [await load(), await loadTab()];
    one.watch();
    two.watch();
    await elapse(10 * MINUTE);
    expect(asked()).toBe(1);
    expect(two.session.getState().status).toBe('signed-out');
  });
});

describe('a change of viewer', () => {
  it('drops the response for the previous viewer, and sends a new request', async () => {
    FakeXhr.autoAnswer = null;
    const { recordSignIn, unread, watch } = await load();
    recordSignIn({ operatorName: '甲' });
    watch();
    await elapse(0);
    const [late] = FakeXhr.sent;
    recordSignIn({ operatorName: '乙' });
    late?.answer({ code: 0, data: { subscribe_count: 99, system_count: 99 } });
    await elapse(0);
    expect(unread.getState()).toBeNull();
    expect(asked()).toBe(2);
    FakeXhr.last.answer({ code: 0, data: counts });
    await elapse(0);
    expect(unread.getState()).toMatchObject({ subscribe: 4, system: 8 });
  });

  it('is not undone by a late -10001', async () => {
    FakeXhr.autoAnswer = null;
    const { session, recordSignIn, watch } = await load();
    watch();
    await elapse(0);
    const [late] = FakeXhr.sent;
    recordSignIn();
    late?.answer({ code: -10001 });
    await elapse(0);
    expect(session.getState().status).toBe('signed-in');
    expect(asked()).toBe(2);
  });

  it('clears the count on a sign-out', async () => {
    const { recordSignOut, unread, watch } = await load();
    watch();
    await elapse(0);
    recordSignOut();
    expect(unread.getState()).toBeNull();
    await elapse(60 * MINUTE);
    expect(asked()).toBe(1);
  });
});

describe('a service that fails', () => {
  it.each([
    ['answers with an HTTP failure', '', 500],
    ['answers with nonsense', '<html>', 200],
    ['refuses', { code: -21063 }, 200],
    ['answers with a text for the counts', { code: 0, data: 'none' }, 200],
  ])('is requested after growing pauses: it %s', async (_how, body, status) => {
    answerWith(body, status);
    const { watch } = await load();
    watch();
    const askedAfterMinutes: number[] = [];
    const start = Date.now();
    for (let seen = 0; askedAfterMinutes.length < 7; await elapse(10_000)) {
      if (asked() > seen) askedAfterMinutes.push(Math.round((Date.now() - start) / MINUTE));
      seen = asked();
    }
    expect(askedAfterMinutes).toEqual([0, 5, 15, 35, 75, 130, 184]);
    expect(console.error).not.toHaveBeenCalled();
  });

  it('resets the pause with one success', async () => {
    const { recordSignIn, watch } = await load();
    recordSignIn();
    for (const status of [500, 500, 500, 200, 500]) {
      answerWith({ code: 0, data: counts }, status);
      if (asked() === 0) watch();
      const before = asked();
      while (asked() === before) await elapse(10_000);
    }
    const before = asked();
    await elapse(5 * MINUTE);
    expect(asked()).toBe(before + 1);
  });

  it('keeps the last count, and is not requested when the page is shown', async () => {
    const { unread, watch } = await load();
    watch();
    await elapse(0);
    answerWith('', 500);
    await elapse(6 * MINUTE);
    expect(asked()).toBe(2);
    setVisible(false);
    setVisible(true);
    await elapse(0);
    expect(asked()).toBe(2);
    expect(unread.getState()).toMatchObject({ subscribe: 4, system: 8 });
  });

  it('is not requested again when another call confirms the sign-in', async () => {
    answerWith('', 500);
    const { confirmSignIn, watch } = await load();
    watch();
    await elapse(0);
    confirmSignIn();
    await elapse(5 * MINUTE - 1);
    expect(asked()).toBe(1);
  });

  it('is requested at once after a sign-in', async () => {
    answerWith('', 500);
    const { recordSignIn, watch } = await load();
    watch();
    await elapse(MINUTE);
    answerWith({ code: 0, data: counts });
    recordSignIn();
    await elapse(0);
    expect(asked()).toBe(2);
  });

  it('is reported in the console only (ERR-08)', async () => {
    FakeXhr.autoAnswer = (request) => request.fail();
    const { watch } = await load();
    watch();
    await elapse(MINUTE);
    expect(console.warn).toHaveBeenCalledTimes(1);
    expect(vi.mocked(console.warn).mock.lastCall?.join(' ')).toContain(
      'GET /openapi/v2/user/message/count network',
    );
  });
});

describe('an immediate refresh', () => {
  it('sends a request in any state, and restarts the interval', async () => {
    const { refresh, watch } = await load();
    watch();
    await elapse(MINUTE);
    await refresh();
    expect(asked()).toBe(2);
    await elapse(4 * MINUTE + 59_000);
    expect(asked()).toBe(2);
    await elapse(1000);
    expect(asked()).toBe(3);
  });

  it('sends one request for calls at the same time', async () => {
    const { refresh, watch } = await load();
    watch();
    await Promise.all([refresh(), refresh(), elapse(0)]);
    expect(asked()).toBe(1);
  });

  it('never rejects, and resolves to the error of a failed one', async () => {
    answerWith('', 500);
    const { refresh } = await load();
    await expect(refresh()).resolves.toMatchObject({ status: 500 });
    answerWith({ code: -10001 });
    await expect(refresh()).resolves.toMatchObject({ code: -10001 });
  });

  it('tells the other tabs', async () => {
    const [one, two] = [await load(), await loadTab()];
    one.watch();
    two.watch();
    await elapse(0);
    counts = { subscribe_count: 1, system_count: 0 };
    await two.refresh();
    expect(one.unread.getState()).toMatchObject({ subscribe: 1, system: 0 });
  });
});
