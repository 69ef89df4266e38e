import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setUpFakeChannels } from '../../support/unit/fake-channel';
import { freshPage } from '../../support/unit/fresh-page';

const KEY = 'cntv:unread';
const load = () => import('#session/unread');
const NOW = 1_700_000_000_000;

setUpFakeChannels();
beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => vi.useRealTimers());

describe('the unread counts', () => {
  it('are stored with their time, for other tabs and the next page (ENT-03)', async () => {
    const here = await load();
    freshPage();
    const there = await load();
    here.setUnread({ subscribe: 4, system: 8 });
    expect(here.unread.getState()).toEqual({ subscribe: 4, system: 8, at: NOW });
    expect(there.unread.getState()).toEqual(here.unread.getState());
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({
      counts: { subscribe: 4, system: 8 },
      at: NOW,
    });
    freshPage();
    expect((await load()).unread.getState()).toEqual(here.unread.getState());
  });

  it('can be cleared in all tabs', async () => {
    const here = await load();
    freshPage();
    const there = await load();
    here.setUnread({ subscribe: 4, system: 8 });
    here.resetUnread();
    expect([here.unread.getState(), there.unread.getState()]).toEqual([null, null]);
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    '{',
    '[]',
    '{"counts":{"subscribe":1},"at":1}',
    '{"counts":{"subscribe":-1,"system":0},"at":1}',
    '{"counts":{"subscribe":"1","system":0},"at":1}',
    '{"counts":{"subscribe":1e999,"system":0},"at":1}',
    '{"counts":{"subscribe":1,"system":0}}',
  ])('are unknown when storage contains %s', async (text) => {
    localStorage.setItem(KEY, text);
    expect((await load()).unread.getState()).toBeNull();
  });
});

it.each(['{"at":1}', '{"counts":null,"at":1}', '{"counts":{"system":0},"at":1}'])(
  '%s in storage is ignored',
  async (text) => {
    localStorage.setItem(KEY, text);
    expect((await load()).unread.getState()).toBeNull();
  },
);

it('are stored when they are 0', async () => {
  localStorage.setItem(KEY, '{"counts":{"subscribe":0,"system":0},"at":1}');
  expect((await load()).unread.getState()).toEqual({ subscribe: 0, system: 0, at: 1 });
});

describe('the number of unread messages (MSG-18, OQ-63)', () => {
  it.each([
    [null, 'all', 0],
    [{ subscribe: 4, system: 8 }, 'all', 12],
    [{ subscribe: 4, system: 8 }, 'subscribe', 4],
    [{ subscribe: 4, system: 8 }, 'system', 8],
    [{ subscribe: 0, system: 0 }, 'all', 0],
  ] as const)('of %j, %s: %i', async (counts, kind, expected) => {
    expect((await load()).countOf(counts, kind)).toBe(expected);
  });
});
