import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeInput } from '#shared/kept-input/input-slot';
import {
  hasAnyKeptInput,
  hasKeptInput,
  keepFormInput,
  removeInputOfOthers,
  slotOf,
} from '#shared/kept-input/kept-input-store';

const TYPED = {
  values: new Map<string, string | boolean>([
    ['nickName', '江上清风'],
    ['sex=2', true],
  ]),
};
const PHONE = { values: new Map([['phone', '13900000000']]) };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

describe('the input of an expired session', () => {
  it('is returned once, for each form', () => {
    keepFormInput('7', 'profile', TYPED);
    keepFormInput('7', 'verify-phone', PHONE);
    expect(takeInput(slotOf('profile', '7'))?.values).toEqual(TYPED.values);
    expect(takeInput(slotOf('profile', '7'))).toBeUndefined();
    expect(hasKeptInput('7', 'verify-phone')).toBe(true);
    expect(takeInput(slotOf('verify-phone', '7'))?.values).toEqual(PHONE.values);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is not stored without input, nor for a viewer without an ID', () => {
    keepFormInput('7', 'profile', { values: new Map() });
    keepFormInput('', 'profile', TYPED);
    expect(sessionStorage).toHaveLength(0);
    expect(hasAnyKeptInput()).toBe(false);
  });

  it.each([
    ['is shown', () => removeInputOfOthers('8')],
    ['opens a form', () => expect(takeInput(slotOf('profile', '8'))).toBeUndefined()],
    ['types into a form', () => keepFormInput('8', 'verify-phone', PHONE)],
  ])('is removed when another viewer %s', (_name, act) => {
    keepFormInput('7', 'profile', TYPED);
    act();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('江上清风');
  });

  it('is removed after 30 minutes', () => {
    keepFormInput('7', 'profile', TYPED);
    vi.advanceTimersByTime(1_799_999);
    expect(hasKeptInput('7', 'profile')).toBe(true);
    vi.advanceTimersByTime(1);
    expect(hasAnyKeptInput()).toBe(false);
    expect(sessionStorage).toHaveLength(0);
  });

  it('survives a clock that is set back, for 30 minutes from then', () => {
    keepFormInput('7', 'profile', TYPED);
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
    '{"viewer":7,"savedAt":1,"values":[["nickName","a"]]}',
    '{"viewer":"7","savedAt":1,"values":[["nickName",1]]}',
  ])('that another script replaced by %s is ignored', (text) => {
    vi.setSystemTime(1);
    sessionStorage.setItem('cntv:kept-input-profile', text);
    expect(takeInput(slotOf('profile', '7'))).toBeUndefined();
  });
});
