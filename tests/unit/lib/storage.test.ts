import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freshBrowser, loadNewCopies } from '../../support/unit/fresh-page';

const load = () => import('#lib/storage');

beforeEach(freshBrowser);
afterEach(() => vi.unstubAllGlobals());

type Area = 'localStorage' | 'sessionStorage';

/** Replaces one kind of storage of the window. */
function replace(area: Area, storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): void {
  const page = new Proxy(window, {
    get: (target, name) => (name === area ? storage() : Reflect.get(target, name)),
  });
  vi.stubGlobal('window', page);
}

function refuse(area: Area): void {
  replace(area, () => {
    throw new DOMException('refused', 'SecurityError');
  });
}

function fill(area: Area): void {
  const real = globalThis[area];
  replace(area, () => ({
    getItem: (key) => real.getItem(key),
    removeItem: (key) => real.removeItem(key),
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  }));
}

describe.each([
  ['localStore', 'localStorage'],
  ['tabStore', 'sessionStorage'],
] as const)('%s', (name, area) => {
  it.each([[{ a: [1, '二', null] }], ['text'], [0], [false], [[]]])('returns %j unchanged', async (value) => {
    const { [name]: store } = await load();
    store.set('key', value);
    expect(store.get('key')).toEqual(value);
  });

  it('writes JSON under its own prefix (OQ-43)', async () => {
    const { [name]: store } = await load();
    store.set('key', { a: 1 });
    expect(globalThis[area].getItem('cntv:key')).toBe('{"a":1}');
    expect(globalThis[area]).toHaveLength(1);
  });

  it('returns null for a value that was never set or was removed', async () => {
    const { [name]: store } = await load();
    store.set('key', 1);
    store.remove('key');
    expect([store.get('key'), store.get('other')]).toEqual([null, null]);
    expect(globalThis[area]).toHaveLength(0);
  });

  it.each(['', '{', 'undefined', '<html>'])('ignores invalid JSON: %j', async (text) => {
    globalThis[area].setItem('cntv:key', text);
    expect((await load())[name].get('key')).toBeNull();
  });

  it('keeps values in memory when storage is refused, for all copies of the script', async () => {
    refuse(area);
    const { [name]: store } = await load();
    expect(store.get('key')).toBeNull();
    store.set('key', { a: 1 });
    loadNewCopies();
    const { [name]: other } = await load();
    expect(other.get('key')).toEqual({ a: 1 });
    other.remove('key');
    expect(store.get('key')).toBeNull();
  });

  it('keeps the latest value in memory when storage is full', async () => {
    const { [name]: store } = await load();
    store.set('key', 'old');
    fill(area);
    store.set('key', 'new');
    expect(store.get('key')).toBe('new');
    expect(globalThis[area].getItem('cntv:key')).toBeNull();
    vi.unstubAllGlobals();
    store.set('key', 'newest');
    expect([store.get('key'), globalThis[area].getItem('cntv:key')]).toEqual(['newest', '"newest"']);
  });
});

it('is missing in the prerender without an error', async () => {
  vi.stubGlobal('window', undefined);
  const { localStore } = await load();
  localStore.set('key', 1);
  expect(localStore.get('key')).toBe(1);
});
