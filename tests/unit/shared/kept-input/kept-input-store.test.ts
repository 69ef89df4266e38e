import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  hasAnyKeptInput,
  hasKeptInput,
  keepInput,
  removeInputOfOthers,
  takeKeptInput,
} from '#shared/kept-input/kept-input-store';

const KEY = 'cntv:kept-input';
const TYPED = new Map<string, string | boolean>([
  ['nickName', '江上清风'],
  ['sex=2', true],
]);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

describe('the input of an expired session', () => {
  it('is returned once, for each form', () => {
    keepInput('7', 'profile', TYPED);
    keepInput('7', 'verify-phone', new Map([['phone', '13900000000']]));
    expect(takeKeptInput('7', 'profile')).toEqual(TYPED);
    expect(takeKeptInput('7', 'profile')).toBeNull();
    expect(hasKeptInput('7', 'verify-phone')).toBe(true);
    expect(takeKeptInput('7', 'verify-phone')).toEqual(new Map([['phone', '13900000000']]));
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  it('is not stored without input, nor for a viewer without an ID', () => {
    keepInput('7', 'profile', new Map());
    keepInput('', 'profile', TYPED);
    expect(sessionStorage.getItem(KEY)).toBeNull();
    expect(hasAnyKeptInput()).toBe(false);
  });

  it.each([
    ['is shown', () => removeInputOfOthers('8')],
    ['opens a form', () => expect(takeKeptInput('8', 'profile')).toBeNull()],
    ['types into a form', () => keepInput('8', 'verify-phone', new Map([['phone', '1']]))],
  ])('is removed when another viewer %s', (_name, act) => {
    keepInput('7', 'profile', TYPED);
    act();
    expect(sessionStorage.getItem(KEY) ?? '').not.toContain('江上清风');
  });

  it('is removed after 30 minutes', () => {
    keepInput('7', 'profile', TYPED);
    vi.advanceTimersByTime(1_799_999);
    expect(hasKeptInput('7', 'profile')).toBe(true);
    vi.advanceTimersByTime(1);
    expect(hasAnyKeptInput()).toBe(false);
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  it('survives a clock that is set back, for 30 minutes from then', () => {
    keepInput('7', 'profile', TYPED);
    vi.setSystemTime(Date.now() - 3_600_000);
    expect(hasKeptInput('7', 'profile')).toBe(true);
    vi.advanceTimersByTime(1_799_999);
    expect(hasKeptInput('7', 'profile')).toBe(true);
    vi.advanceTimersByTime(1);
    expect(hasAnyKeptInput()).toBe(false);
  });

  it.each([
    '{',
    '[]',
    '{"viewer":"7","savedAt":1}',
    '{"viewer":7,"savedAt":1,"forms":{}}',
    '{"viewer":"7","savedAt":1,"forms":{"profile":[["nickName",1]]}}',
  ])('that another script replaced by %s is ignored', (text) => {
    sessionStorage.setItem(KEY, text);
    expect(takeKeptInput('7', 'profile')).toBeNull();
  });
});
