import { beforeEach, describe, expect, it, vi } from 'vitest';
import { freshPage, loadNewCopies } from '../../support/unit/fresh-page';

const copy = () => import('#page-config/page-singleton');

describe('a singleton of the page', () => {
  beforeEach(freshPage);

  it('is created once, by the first caller', async () => {
    const { pageSingleton } = await copy();
    const create = vi.fn(() => ({}));
    expect(pageSingleton('a', create)).toBe(pageSingleton('a', create));
    expect(create).toHaveBeenCalledTimes(1);
    expect(pageSingleton('b', create)).not.toBe(pageSingleton('a', create));
  });

  it('is shared by two copies of the script', async () => {
    const first = (await copy()).pageSingleton('a', () => ({}));
    loadNewCopies();
    const other = await copy();
    expect(other.pageSingleton('a', () => ({}))).toBe(first);
  });

  it('may have the name of an Object.prototype method', async () => {
    const { pageSingleton } = await copy();
    for (const name of ['__proto__', 'constructor', 'toString'])
      expect(pageSingleton(name, () => name)).toBe(name);
  });

  it('is created once when it is null', async () => {
    const { pageSingleton } = await copy();
    const create = vi.fn(() => null);
    expect([pageSingleton('a', create), pageSingleton('a', create)]).toEqual([null, null]);
    expect(create).toHaveBeenCalledTimes(1);
  });
});
