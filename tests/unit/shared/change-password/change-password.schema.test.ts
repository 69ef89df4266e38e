import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CHANGE_PASSWORD_POLICY } from '#config/limits';
import { account } from '#i18n/zh-cn/account';
import { password as texts } from '#i18n/zh-cn/password';
import { changePasswordSchema } from '#shared/change-password/change-password.schema';

const strong = changePasswordSchema('strong');
const basic = changePasswordSchema('basic');
const RIGHT = { oldPassword: 'old123', newPassword: 'Abc12345!', confirmPassword: 'Abc12345!' };

/** The first error of each field. */
function fieldErrors(schema: z.ZodMiniType, values: object): Record<string, string> {
  const { error } = z.safeParse(schema, { ...RIGHT, ...values });
  const rows = [...(error?.issues ?? [])].reverse().map(({ path, message }) => [path.join('.'), message]);
  return Object.fromEntries(rows);
}
const twice = (password: string) => ({ newPassword: password, confirmPassword: password });

it('does not trim its three fields (PWD-01)', () => {
  expect(strong.parse({ ...RIGHT, oldPassword: ' old 1 ' })).toEqual({ ...RIGHT, oldPassword: ' old 1 ' });
  expect(fieldErrors(strong, { oldPassword: '', ...twice('') })).toEqual({
    oldPassword: 'passwordRequired',
    newPassword: 'passwordRequired',
    confirmPassword: 'confirmRequired',
  });
});

it('has the strong rule by default, also on the mobile site (OQ-45, PWD-12, MOB-06)', () => {
  expect(CHANGE_PASSWORD_POLICY).toBe('strong');
});

describe('the current password (PWD-02, PWD-03)', () => {
  it.each([strong, basic])('has 6 to 16 characters of any kind, counted in UTF-16 code units', (schema) => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }), (oldPassword) => {
        const fits = oldPassword.length >= 6 && oldPassword.length <= 16;
        expect(fieldErrors(schema, { oldPassword }).oldPassword).toBe(fits ? undefined : 'passwordLength');
      }),
    );
  });
});

describe('the new password', () => {
  it.each([
    ['Abc123!', 'passwordStrength'],
    ['Abc123!Abc123!Abc', 'passwordStrength'],
    ['abcdefg1', 'passwordStrength'],
    ['abc 123!x', 'passwordStrength'],
    ['密abc123!', 'passwordStrength'],
    ['a1~aaaaaaaaaaaaa', undefined],
  ])('%j has the error %s by the strong rule (PWD-06, OQ-47)', (password, message) => {
    expect(fieldErrors(strong, twice(password)).newPassword).toBe(message);
  });

  it.each([
    ['abcde', 'passwordLength'],
    ['abcdef', undefined],
    ['密码密码密码', undefined],
    ['abcdefghijklmnopq', 'passwordLength'],
  ])('%j has the error %s by the basic rule (PWD-12)', (password, message) => {
    expect(fieldErrors(basic, twice(password)).newPassword).toBe(message);
  });

  it('differs from the current one, which is checked after length and strength (PWD-07)', () => {
    const same = (password: string) => fieldErrors(strong, { oldPassword: password, ...twice(password) });
    expect(same('Abc12345!')).toEqual({ newPassword: 'sameAsCurrent' });
    expect(same('abcdef')).toEqual({ newPassword: 'passwordStrength' });
    expect(fieldErrors(strong, { oldPassword: 'abc12345!' })).toEqual({});
    expect(fieldErrors(basic, { oldPassword: 'abcdef', ...twice('abcdef') })).toEqual({
      newPassword: 'sameAsCurrent',
    });
  });

  it('is never valid if it is the current one', () => {
    const password = fc.string({ unit: fc.constantFrom(...'aZ09!~密'), maxLength: 18 });
    fc.assert(
      fc.property(password, fc.constantFrom(strong, basic), (same, schema) => {
        expect(schema.safeParse({ oldPassword: same, ...twice(same) }).success).toBe(false);
      }),
    );
  });
});

describe('the repeated password (PWD-08, PWD-09)', () => {
  it.each([
    ['', 'confirmRequired'],
    ['Abc12345?', 'confirmDifferent'],
    ['Abc12345! ', 'confirmDifferent'],
    ['Abc12345!', undefined],
  ])('%j has the error %s, also without the current password', (confirmPassword, message) => {
    expect(fieldErrors(strong, { oldPassword: '', confirmPassword }).confirmPassword).toBe(message);
  });
});

it('has the texts of the documents', () => {
  const { oldPassword, newPassword, confirmPassword } = texts.changePassword.errors;
  expect(oldPassword.passwordRequired).toBe('请输入当前密码'); // PWD-02
  expect(oldPassword.passwordLength).toBe('长度在 6 到 16 个字符'); // PWD-03
  expect(oldPassword.wrong).toBe('当前密码不正确'); // PWD-04
  expect(newPassword.passwordRequired).toBe('请输入新密码'); // PWD-05
  expect(account.errors.passwordStrength).toBe('仅限8-16位，必须包含字母、数字、符号'); // PWD-06
  expect(newPassword.sameAsCurrent).toBe('新密码不能和当前密码相同'); // PWD-07
  expect(confirmPassword.confirmRequired).toBe('请再次输入新密码'); // PWD-08
  expect(account.errors.confirmDifferent).toBe('两次密码输入不一致'); // PWD-09
  expect(texts.changePassword.done).toBe('修改成功！'); // PWD-10
});
