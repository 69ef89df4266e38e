import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeChannel, setUpFakeChannels } from '../../support/unit/fake-channel';
import { freshPage, loadNewCopies } from '../../support/unit/fresh-page';

const KEY = 'cntv:session';
const load = () => import('#session/session');
const keptNow = () => JSON.parse(localStorage.getItem(KEY) ?? 'null');
const KEPT = {
  status: 'signed-in',
  checkedAt: 1,
  since: 1,
  hasExpired: false,
  operatorName: '山间来客',
  avatarUrl: 'https://img.example.com/a.png',
  uid: '7',
  userId: '',
  isOauthOnly: false,
  activeMenu: 'history',
};

setUpFakeChannels();
beforeEach(() => vi.useFakeTimers({ now: 1_700_000_000_000 }));
afterEach(() => vi.useRealTimers());

describe('the session', () => {
  it('is unknown in a new browser', async () => {
    const { session, UNKNOWN_SESSION } = await load();
    expect(session.getState()).toEqual(UNKNOWN_SESSION);
    expect(session.getState().status).toBe('unknown');
    expect(localStorage).toHaveLength(0);
  });

  it('stores the viewer, and nothing else, for the next page', async () => {
    const { recordSignIn } = await load();
    const avatarUrl = 'https://img.example.com/a.png';
    recordSignIn({ operatorName: '山间来客', avatarUrl, uid: '7', isOauthOnly: true });
    expect(keptNow()).toEqual({
      status: 'signed-in',
      checkedAt: 1_700_000_000_000,
      since: 1_700_000_000_000,
      hasExpired: false,
      operatorName: '山间来客',
      avatarUrl,
      uid: '7',
      userId: '',
      isOauthOnly: true,
      activeMenu: '',
    });
    freshPage();
    expect((await load()).session.getState()).toEqual(keptNow());
  });

  it.each([
    ['has no picture without an ID of the viewer', {}, ''],
    ['has the picture of the viewer with an ID', { uid: '7' }, 'https://img.example.com/a.png'],
    ['has the picture of the viewer of a session check', { userId: '7' }, 'https://img.example.com/a.png'],
  ])('%s on the next page', async (_what, id, avatarUrl) => {
    const { recordSignIn, session } = await load();
    recordSignIn({ operatorName: '甲', avatarUrl: 'https://img.example.com/a.png', ...id });
    expect(session.getState().avatarUrl).toBe('https://img.example.com/a.png');
    expect(keptNow().avatarUrl).toBe(avatarUrl);
    localStorage.setItem(KEY, JSON.stringify({ ...session.getState() }));
    freshPage();
    expect((await load()).session.getState()).toMatchObject({ operatorName: '甲', avatarUrl });
  });

  it.each([
    ['the same name and another ID', { operatorName: '甲', uid: '1' }, { operatorName: '甲', uid: '2' }, 1],
    ['the same name and another ID of the check', { operatorName: '甲', userId: '1' }, { userId: '2' }, 1],
    ['another name and the same ID', { operatorName: '甲', uid: '1' }, { operatorName: '乙', uid: '1' }, 0],
    [
      'IDs of two kinds and the same name',
      { operatorName: '甲', uid: '1' },
      { operatorName: '甲', userId: '2' },
      0,
    ],
    [
      'IDs of two kinds and another name',
      { operatorName: '甲', uid: '1' },
      { operatorName: '乙', userId: '1' },
      1,
    ],
    ['an ID that was not known', { operatorName: '甲' }, { operatorName: '甲', uid: '2' }, 0],
    ['no name and no ID', { operatorName: '甲', uid: '1' }, {}, 0],
  ])(
    'is that of another viewer, or not, after an answer with %s',
    async (_what, known, answered, changes) => {
      const { recordSignIn, confirmViewer, session, viewerEpoch } = await load();
      recordSignIn({ ...known, avatarUrl: 'https://img.example.com/a.png' });
      const epoch = viewerEpoch();
      confirmViewer(answered);
      expect(viewerEpoch() - epoch).toBe(changes);
      expect(session.getState()).toMatchObject(answered);
      expect(session.getState().avatarUrl).toBe(changes ? '' : 'https://img.example.com/a.png');
    },
  );

  it('stores the menu entry of a signed-in viewer until the sign-out (STATE-01, STATE-02)', async () => {
    const { session, storeActiveMenu, recordSignIn, confirmSignIn, recordSignOut, viewerEpoch } =
      await load();
    storeActiveMenu('history');
    expect(session.getState().activeMenu).toBe('');
    recordSignIn();
    const epoch = viewerEpoch();
    storeActiveMenu('history');
    confirmSignIn({ operatorName: '山间来客' });
    expect([session.getState().activeMenu, viewerEpoch()]).toEqual(['history', epoch]);
    freshPage();
    expect((await load()).session.getState().activeMenu).toBe('history');
    recordSignOut();
    expect(keptNow().activeMenu).toBe('');
  });

  it('is cleared when the viewer is signed out (STATE-02)', async () => {
    const { session, recordSignIn, recordSignOut } = await load();
    recordSignIn({ operatorName: '山间来客', isOauthOnly: true });
    recordSignOut();
    expect(session.getState()).toMatchObject({
      status: 'signed-out',
      operatorName: '',
      avatarUrl: '',
      isOauthOnly: false,
    });
    expect(localStorage.getItem(KEY)).not.toContain('山间来客');
  });

  it('clears the unread counts when the viewer changes (STATE-02)', async () => {
    const { resetSession, recordSignIn, recordSignOut } = await load();
    const { setUnread, unread } = await import('#session/unread');
    for (const change of [recordSignIn, recordSignOut, resetSession]) {
      setUnread({ subscribe: 1, system: 2 });
      change();
      expect(unread.getState()).toBeNull();
      expect(localStorage.getItem('cntv:unread')).toBeNull();
    }
  });

  it('replaces the previous viewer on a sign-in', async () => {
    const { session, recordSignIn } = await load();
    recordSignIn({ operatorName: '甲', avatarUrl: 'https://img.example.com/a.png', isOauthOnly: true });
    recordSignIn({ operatorName: '乙' });
    expect(session.getState()).toMatchObject({ operatorName: '乙', avatarUrl: '', isOauthOnly: false });
  });

  it('merges new data of the same viewer', async () => {
    const { session, recordSignIn, confirmSignIn } = await load();
    const { setUnread, unread } = await import('#session/unread');
    recordSignIn({ operatorName: '甲' });
    setUnread({ subscribe: 1, system: 0 });
    const { since } = session.getState();
    vi.advanceTimersByTime(1000);
    confirmSignIn({ avatarUrl: 'https://img.example.com/a.png' });
    expect(session.getState()).toMatchObject({
      operatorName: '甲',
      avatarUrl: 'https://img.example.com/a.png',
      since,
    });
    expect(session.getState().checkedAt).toBe(Date.now());
    expect(unread.getState()).not.toBeNull();
  });

  it('treats a confirmation as a sign-in if none was known', async () => {
    const { session, recordSignOut, confirmSignIn } = await load();
    recordSignOut();
    const { since } = session.getState();
    confirmSignIn();
    expect(session.getState().status).toBe('signed-in');
    expect(session.getState().since).toBeGreaterThan(since);
  });

  it('has a unique time for each sign-in, even if the clock stops or goes back', async () => {
    const { session, recordSignIn, recordSignOut } = await load();
    const moments: number[] = [];
    for (const change of [recordSignIn, recordSignOut, recordSignIn, recordSignIn]) {
      change();
      vi.setSystemTime(Date.now() - 1000);
      moments.push(session.getState().since);
    }
    expect(new Set(moments).size).toBe(4);
  });

  it('keeps the time while signed out, and updates the time of the check', async () => {
    const { session, recordSignOut } = await load();
    recordSignOut();
    const { since } = session.getState();
    vi.advanceTimersByTime(1000);
    recordSignOut();
    expect(session.getState()).toMatchObject({ since, checkedAt: Date.now() });
  });

  it('is unknown again when the viewer goes to a third party', async () => {
    const { resetSession, session, recordSignIn } = await load();
    recordSignIn({ operatorName: '甲' });
    resetSession();
    expect(session.getState()).toMatchObject({ status: 'unknown', operatorName: '' });
    expect(localStorage).toHaveLength(0);
  });

  it('is shared by two copies of the script', async () => {
    const first = await load();
    loadNewCopies();
    const second = await load();
    second.recordSignIn({ operatorName: '甲' });
    expect(first.session.getState().operatorName).toBe('甲');
    expect(FakeChannel.open.filter(({ name }) => name === KEY)).toHaveLength(1);
  });
});

describe('the stored session', () => {
  it.each([
    '{',
    'null',
    '[]',
    '"signed-in"',
    JSON.stringify({ ...KEPT, status: 'admin' }),
    JSON.stringify({ ...KEPT, checkedAt: 'now' }),
    JSON.stringify({ ...KEPT, operatorName: { a: 1 } }),
    JSON.stringify({ status: 'signed-in' }),
  ])('is ignored when it is malformed: %s', async (text) => {
    localStorage.setItem(KEY, text);
    expect((await load()).session.getState().status).toBe('unknown');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'http://', 7])(
    'has no avatar that is not an http(s) URL: %j',
    async (avatarUrl) => {
      localStorage.setItem(KEY, JSON.stringify({ ...KEPT, avatarUrl }));
      expect((await load()).session.getState()).toMatchObject({ status: 'signed-in', avatarUrl: '' });
    },
  );

  it('has no unknown fields, such as a token', async () => {
    localStorage.setItem(KEY, JSON.stringify({ ...KEPT, token: 'secret', __proto__: { a: 1 } }));
    expect((await load()).session.getState()).toEqual(KEPT);
  });
});

describe('other tabs', () => {
  it('receive a sign-in and a sign-out at once', async () => {
    const here = await load();
    freshPage();
    const there = await load();
    expect(there.session).not.toBe(here.session);
    const seen = vi.fn();
    there.session.subscribe(({ status, operatorName }) => seen(status, operatorName));
    here.recordSignIn({ operatorName: '甲' });
    here.recordSignOut();
    here.resetSession();
    expect(seen.mock.calls).toEqual([
      ['signed-in', '甲'],
      ['signed-out', ''],
      ['unknown', ''],
    ]);
  });

  it('have their messages validated', async () => {
    const { session, recordSignIn } = await load();
    recordSignIn({ operatorName: '甲' });
    FakeChannel.hear(KEY, { ...KEPT, operatorName: ['x'] });
    expect(session.getState()).toMatchObject({ status: 'unknown', operatorName: '' });
    FakeChannel.hear(KEY, { ...KEPT, avatarUrl: 'javascript:alert(1)' });
    expect(session.getState()).toMatchObject({ operatorName: '山间来客', avatarUrl: '' });
  });

  it.each(['recordSignOut', 'recordSignIn'] as const)(
    'do not bring back the session before %s',
    async (change) => {
      const tab = await load();
      tab.recordSignIn({ operatorName: '甲' });
      const before = keptNow();
      vi.advanceTimersByTime(1000);
      tab[change]();
      const state = tab.session.getState();
      // A tab of an earlier release, which has not heard of it, stores the menu entry of its section.
      FakeChannel.hear(KEY, { ...before, activeMenu: 'history' });
      expect(tab.session.getState()).toEqual(state);
    },
  );

  it('keep their session in storage when a tab that has not heard of it stores its menu entry', async () => {
    const tab = await load();
    tab.recordSignIn({ operatorName: '甲' });
    const newer = { ...keptNow(), since: keptNow().since + 1, operatorName: '乙' };
    localStorage.setItem(KEY, JSON.stringify(newer));
    tab.storeActiveMenu('history');
    expect(keptNow()).toEqual(newer);
  });

  it('are believed if the server has confirmed their session later, or the clock was set back', async () => {
    const { session, recordSignOut } = await load();
    recordSignOut();
    const { since, checkedAt } = session.getState();
    FakeChannel.hear(KEY, { ...KEPT, since: since - 1, checkedAt: checkedAt + 1 });
    expect(session.getState().status).toBe('signed-in');
    FakeChannel.hear(KEY, { ...KEPT, status: 'signed-out', since: since + 1, checkedAt: checkedAt - 1 });
    expect(session.getState().status).toBe('signed-out');
  });

  it('are synchronised by the storage event without BroadcastChannel', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const { session } = await load();
    window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: JSON.stringify(KEPT) }));
    expect(session.getState()).toEqual(KEPT);
    window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: null }));
    expect(session.getState().status).toBe('unknown');
  });
});

it('works when storage is refused', async () => {
  const page = new Proxy(window, {
    get(target, name) {
      if (name === 'localStorage') throw new DOMException('refused', 'SecurityError');
      return Reflect.get(target, name);
    },
  });
  vi.stubGlobal('window', page);
  const { session, recordSignIn } = await load();
  recordSignIn({ operatorName: '甲' });
  expect(session.getState().operatorName).toBe('甲');
});

describe('the number of viewer changes', () => {
  it('counts sign-ins and sign-outs on this page', async () => {
    const { recordSignIn, recordSignOut, viewerEpoch } = await load();
    expect(viewerEpoch()).toBe(0);
    recordSignIn({ operatorName: '甲' });
    expect(viewerEpoch()).toBe(1);
    recordSignIn({ operatorName: '乙' });
    expect(viewerEpoch()).toBe(2);
    recordSignOut();
    expect(viewerEpoch()).toBe(3);
    recordSignOut();
    expect(viewerEpoch()).toBe(3);
  });

  it('does not count a sign-out that the page did not know of', async () => {
    const { recordSignOut, viewerEpoch } = await load();
    recordSignOut();
    expect(viewerEpoch()).toBe(0);
  });

  it('does not count a confirmation by the server', async () => {
    const { confirmSignIn, recordSignIn, viewerEpoch } = await load();
    confirmSignIn({ operatorName: '甲' });
    expect(viewerEpoch()).toBe(0);
    recordSignIn({ operatorName: '乙' });
    confirmSignIn({ avatarUrl: 'https://img.example.com/b.png' });
    expect(viewerEpoch()).toBe(1);
  });

  it('counts the changes of another tab, but not updates of the same sign-in', async () => {
    const here = await load();
    freshPage();
    const there = await load();
    there.recordSignIn({ operatorName: '甲' });
    expect(here.viewerEpoch()).toBe(1);
    there.confirmSignIn({ operatorName: '乙' });
    expect(here.session.getState().operatorName).toBe('乙');
    expect(here.viewerEpoch()).toBe(1);
    there.recordSignOut();
    expect(here.viewerEpoch()).toBe(2);
  });
});

it('a confirmation of an unknown sign-in clears the unread counts', async () => {
  const { confirmSignIn } = await load();
  const { setUnread, unread } = await import('#session/unread');
  setUnread({ subscribe: 1, system: 2 });
  confirmSignIn();
  expect(unread.getState()).toBeNull();
});

it.each(['checkedAt', 'since', 'operatorName', 'isOauthOnly', 'status'] as const)(
  'a stored session without %s is ignored',
  async (field) => {
    localStorage.setItem(KEY, JSON.stringify({ ...KEPT, [field]: undefined }));
    const { session, UNKNOWN_SESSION } = await load();
    expect(session.getState()).toEqual(UNKNOWN_SESSION);
  },
);

describe('two tabs where storage is full', () => {
  const page = window;
  beforeEach(() => {
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('window', {
      localStorage: { getItem: () => null, setItem, removeItem: () => {} },
      addEventListener: () => {},
    });
  });
  async function twoTabs() {
    const first = await load();
    first.recordSignIn({ operatorName: '山间来客' });
    freshPage();
    return { first, second: await load() };
  }

  it('keep the screens of the first one when the second one learns of its sign-in', async () => {
    const { first, second } = await twoTabs();
    const epoch = first.viewerEpoch();
    vi.advanceTimersByTime(1000);
    second.confirmSignIn();
    expect(second.session.getState().status).toBe('signed-in');
    expect(first.viewerEpoch()).toBe(epoch);
    expect(first.session.getState().operatorName).toBe('山间来客');
  });

  it('share a sign-out, also one that the second tab learns of', async () => {
    const { first, second } = await twoTabs();
    second.recordSignOut({ hasExpired: true });
    expect(first.session.getState().status).toBe('signed-out');
    second.recordSignIn();
    expect(first.session.getState().status).toBe('signed-in');
  });

  it('share a sign-in that one of them learned of not before the server has confirmed it again', async () => {
    const here = await load();
    freshPage();
    const there = await load();
    there.recordSignOut();
    here.confirmSignIn();
    // Storage has room again.
    vi.stubGlobal('window', page);
    here.storeActiveMenu('history');
    expect(there.session.getState().status).toBe('signed-out');
    here.confirmSignIn();
    expect(there.session.getState()).toMatchObject({ status: 'signed-in', activeMenu: 'history' });
  });
});
