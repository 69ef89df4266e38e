import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepAccount, keptAccount } from '#shared/sign-in/kept-account';

const KEY = 'cntv:account';
const MINUTE = 60_000;

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ now: Date.now() });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the kept account', () => {
  it('is kept in this tab for 30 minutes', () => {
    keepAccount('demo@example.com');
    expect(localStorage.getItem(KEY)).toBe(null);
    vi.advanceTimersByTime(30 * MINUTE - 1);
    expect(keptAccount()).toBe('demo@example.com');
    vi.advanceTimersByTime(1);
    expect(keptAccount()).toBe('');
  });

  it('is the last one, and removed by an empty one', () => {
    keepAccount('demo@example.com');
    keepAccount('13800138000');
    expect(keptAccount()).toBe('13800138000');
    keepAccount('');
    expect([keptAccount(), sessionStorage.getItem(KEY)]).toEqual(['', null]);
  });

  it.each(['"demo"', 'null', '{}', '[]', '["a"]', '["a","b"]'])(
    'is none if storage contains %s',
    (stored) => {
      sessionStorage.setItem(KEY, stored);
      expect(keptAccount()).toBe('');
    },
  );
});
