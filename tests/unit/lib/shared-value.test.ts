import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeChannel, setUpFakeChannels } from '../../support/unit/fake-channel';

type Value = { n: number };

const check = (raw: unknown) => (typeof (raw as Value | null)?.n === 'number' ? (raw as Value) : null);

async function open(onChange: (value: Value | null) => void = () => {}) {
  const { sharedValue } = await import('#lib/shared-value');
  return sharedValue<Value>('key', check, onChange);
}

function returnFromCache(persisted: boolean): void {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}

setUpFakeChannels();

describe('a value shared between tabs', () => {
  it('is stored and announced to other tabs, but not to its own', async () => {
    const [here, there] = [vi.fn(), vi.fn()];
    const [mine, theirs] = [await open(here), await open(there)];
    mine.write({ n: 1 });
    expect(there).toHaveBeenCalledWith({ n: 1 }, true);
    expect(here).not.toHaveBeenCalled();
    expect(theirs.read()).toEqual({ n: 1 });
    expect(localStorage.getItem('cntv:key')).toBe('{"n":1}');
  });

  it('can be removed', async () => {
    const there = vi.fn();
    const mine = await open();
    await open(there);
    mine.write({ n: 1 });
    mine.write(null);
    expect(there).toHaveBeenLastCalledWith(null, true);
    expect(mine.read()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it.each(['{', '{"n":"x"}', '[]', '"x"', '7'])('is null when storage contains %j', async (text) => {
    localStorage.setItem('cntv:key', text);
    expect((await open()).read()).toBeNull();
  });

  it('is null when the message of another tab is malformed', async () => {
    const here = vi.fn();
    await open(here);
    FakeChannel.hear('cntv:key', { m: 1 });
    expect(here).toHaveBeenCalledWith(null, true);
  });

  it('is read again when the page returns from the back/forward cache', async () => {
    const here = vi.fn();
    await open(here);
    localStorage.setItem('cntv:key', '{"n":2}');
    returnFromCache(false);
    expect(here).not.toHaveBeenCalled();
    returnFromCache(true);
    expect(here).toHaveBeenCalledWith({ n: 2 }, false);
  });

  it('has no open channel while the page is hidden, so that it can return from the back/forward cache', async () => {
    const here = vi.fn();
    const mine = await open(here);
    window.dispatchEvent(new Event('pagehide'));
    expect(FakeChannel.open).toEqual([]);
    mine.write({ n: 1 });
    returnFromCache(true);
    expect(here).toHaveBeenCalledExactlyOnceWith({ n: 1 }, false);
    FakeChannel.hear('cntv:key', { n: 2 });
    expect(here).toHaveBeenLastCalledWith({ n: 2 }, true);
  });
});

describe('a value shared between tabs without BroadcastChannel', () => {
  beforeEach(() => vi.stubGlobal('BroadcastChannel', undefined));

  it.each([
    ['cntv:key', '{"n":3}', { n: 3 }],
    ['cntv:key', null, null],
    ['cntv:key', '{', null],
    [null, null, null],
  ])('follows the storage event %s %s', async (key, newValue, value) => {
    const here = vi.fn();
    await open(here);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    expect(here).toHaveBeenCalledExactlyOnceWith(value, true);
  });

  it('ignores other keys', async () => {
    const here = vi.fn();
    await open(here);
    window.dispatchEvent(new StorageEvent('storage', { key: 'key', newValue: '{"n":3}' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'cntv:other', newValue: '{"n":3}' }));
    expect(here).not.toHaveBeenCalled();
  });

  it('is written to storage, which dispatches the event', async () => {
    (await open()).write({ n: 4 });
    expect(localStorage.getItem('cntv:key')).toBe('{"n":4}');
  });
});

it('no channel is opened in the prerender', async () => {
  vi.stubGlobal('window', undefined);
  const value = await open();
  value.write({ n: 1 });
  expect(FakeChannel.open).toEqual([]);
});
