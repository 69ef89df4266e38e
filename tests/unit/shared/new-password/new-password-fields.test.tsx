import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { account } from '#i18n/zh-cn/account';
import { NEW_PASSWORD, policyAttributes, sameTwice } from '#shared/new-password/new-password.schema';
import { NewPasswordFields } from '#shared/new-password/new-password-fields';
import { type } from '../../../support/unit/mount';
import { mountForm } from '../../../support/unit/mount-form';

const schema = z.object({ ...NEW_PASSWORD.strong }).check(sameTwice());
let view: ReturnType<typeof mountForm<z.infer<typeof schema>>>;

/** The texts of the form are loaded with the first form. */
beforeAll(async () => {
  view = show();
  await act(() => vi.dynamicImportSettled());
  view.unmount();
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  view = show();
});
afterEach(() => {
  view.unmount();
  vi.useRealTimers();
});

function show() {
  return mountForm(<NewPasswordFields label="新密码" />, { schema, texts: account.errors });
}

const field = (name: string) => view.field(name);
const message = (name: string) => view.message(name);
const send = () => view.send();
const strength = () => view.part('strength-word').textContent;

it('has autocomplete="new-password" in both fields', () => {
  expect(field('password').autocomplete).toBe('new-password');
  expect(field('confirmPassword').autocomplete).toBe('new-password');
  expect(view.get('label[for=password]').textContent).toBe('新密码');
});

it('tells its rule to generators of passwords, in both fields', () => {
  for (const name of ['password', 'confirmPassword']) {
    expect(field(name).minLength).toBe(8);
    expect(field(name).getAttribute('passwordrules')).toBe(policyAttributes('strong').passwordrules);
  }
});

it('shows no strength for an empty password, then text and bars (RECOV-20, REG-13)', () => {
  expect(strength()).toBe('');
  expect(view.has('[data-testid~=strength] i')).toBe(false);
  type(field('password'), 'abc');
  expect(strength()).toBe('密码强度：弱');
  type(field('password'), 'abcdefg1');
  expect(strength()).toBe('密码强度：中');
  type(field('password'), 'Abc12345!');
  expect(strength()).toBe('密码强度：强');
  expect(view.get('[data-testid~=strength]').dataset.level).toBe('3');
  type(field('password'), '');
  expect(strength()).toBe('');
});

it('shows the rule of a new password as a hint, and the same text as an error', async () => {
  const rule = '仅限8-16位，必须包含字母、数字、符号';
  expect(view.get('#password-hint').textContent).toBe(rule);
  expect(field('password').getAttribute('aria-describedby')).toBe('password-message password-hint');
  expect(message('password')).toBe('');
  expect(field('password').getAttribute('aria-invalid')).toBe(null);
  type(field('password'), 'abc');
  await send();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(message('password')).toBe(rule);
  expect(view.has('#password-hint')).toBe(false);
  expect(field('password').getAttribute('aria-invalid')).toBe('true');
});

it('updates after a filler that writes without an event', async () => {
  field('password').value = 'Abc12345!';
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(strength()).toBe('密码强度：强');
  field('confirmPassword').value = 'Abc12345!';
  await send();
  expect(view.values()).toEqual({ password: 'Abc12345!', confirmPassword: 'Abc12345!' });
});

it('announces no strength while an input method composes in a revealed password', async () => {
  const composing = { bubbles: true, composed: true, isComposing: true };
  field('password').value = 'Abc12345!';
  await act(async () => void field('password').dispatchEvent(new InputEvent('input', composing)));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(strength()).toBe('');
  const end = new CompositionEvent('compositionend', { bubbles: true, composed: true });
  await act(async () => void field('password').dispatchEvent(end));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(strength()).toBe('密码强度：强');
});

it('shows errors with the documented texts (RECOV-18, RECOV-19)', async () => {
  await send();
  expect([message('password'), message('confirmPassword')]).toEqual(['请输入密码', '请再次输入密码']);
  type(field('password'), 'abc');
  type(field('confirmPassword'), 'abcd');
  await send();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(message('password')).toBe('仅限8-16位，必须包含字母、数字、符号');
  expect(message('confirmPassword')).toBe('两次密码输入不一致');
  expect(view.submit).not.toHaveBeenCalled();
});

it('removes the error of the repeated password when the first field is corrected', async () => {
  type(field('password'), 'Abc12345?');
  type(field('confirmPassword'), 'Abc12345!');
  await send();
  expect(message('confirmPassword')).toBe('两次密码输入不一致');
  type(field('password'), 'Abc12345!');
  await act(async () => {});
  expect(message('confirmPassword')).toBe('');
  await send();
  expect(view.submit).toHaveBeenCalledOnce();
});

it('leaves no timer after unmounting', () => {
  view.unmount();
  expect(vi.getTimerCount()).toBe(0);
  view = show();
});
