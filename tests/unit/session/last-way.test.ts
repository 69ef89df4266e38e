import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setUpFakeChannels } from '../../support/unit/fake-channel';
import { freshPage } from '../../support/unit/fresh-page';

const KEY = 'cntv:last-way';
const stored = () => localStorage.getItem(KEY);
const load = async () => ({
  ...(await import('#session/last-way')),
  ...(await import('#session/begun-way')),
  ...(await import('#session/session')),
});

setUpFakeChannels();
beforeEach(freshPage);

describe('the last way', () => {
  it.each(['password', 'qr', 'weChat', 'password 138****8000', 'password ***@example.com'])(
    'is read as it was kept: %s',
    async (way) => {
      const { keepLastWay, readLastWay } = await load();
      keepLastWay(way);
      expect(readLastWay()).toBe(way);
    },
  );

  it.each([
    '{',
    'null',
    '1',
    '{"way":"qr"}',
    '["qr"]',
    '""',
    '"password 13800138000"',
    '"password demo@example.com"',
    '"password 138****8000 more"',
    '"password \u202e***@example.com"',
    JSON.stringify(`password ***@${'a'.repeat(300)}`),
    JSON.stringify('a'.repeat(1000)),
  ])('is unknown for %s in the storage', async (text) => {
    const { readLastWay } = await load();
    localStorage.setItem(KEY, text);
    expect(readLastWay()).toBe('');
  });

  it('is forgotten in this page, and followed in other tabs', async () => {
    const { keepLastWay, forgetLastWay, followLastWay, readLastWay } = await load();
    const changed = vi.fn();
    const stop = followLastWay(changed);
    keepLastWay('qr');
    forgetLastWay();
    expect([changed.mock.calls.length, readLastWay(), stored()]).toEqual([2, '', null]);
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    forgetLastWay();
    expect(changed).toHaveBeenCalledTimes(3);
  });
});

describe('a sign-in that has begun at a provider', () => {
  it('is the last way once the server confirms a viewer', async () => {
    const { beginWay, resetSession } = await load();
    beginWay('weChat');
    resetSession();
    expect(stored()).toBeNull();
    freshPage();
    const next = await load();
    next.confirmSignIn();
    expect(next.readLastWay()).toBe('weChat');
    expect(sessionStorage).toHaveLength(0);
  });

  it('changes nothing when the viewer comes back signed out, or signs in otherwise', async () => {
    const { beginWay, keepLastWay, recordSignIn, recordSignOut, confirmSignIn, readLastWay } = await load();
    keepLastWay('qr');
    for (const end of [recordSignOut, recordSignIn]) {
      beginWay('weChat');
      end();
      confirmSignIn();
      expect([readLastWay(), sessionStorage.length]).toEqual(['qr', 0]);
    }
  });

  it('leaves the last way as it is after a sign-out', async () => {
    const { keepLastWay, recordSignIn, recordSignOut, readLastWay } = await load();
    recordSignIn();
    keepLastWay('qr');
    recordSignOut();
    expect(readLastWay()).toBe('qr');
  });
});
