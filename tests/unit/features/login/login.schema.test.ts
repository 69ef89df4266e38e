import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { loginSchema } from '#features/login/login.schema';
import { core } from '#i18n/zh-cn/core';

const { errors } = core.login;
const RIGHT = { account: 'demo@example.com', password: 'Demo123!', autoLogin: false };

/** The text of the first error; undefined if the values are valid. */
function errorOf(values: Partial<typeof RIGHT>): string | undefined {
  const { error } = z.safeParse(loginSchema, { ...RIGHT, ...values });
  const key = error?.issues[0]?.message as keyof typeof errors | undefined;
  return key && errors[key];
}

describe('the account of a sign-in', () => {
  it.each<[account: string, error: string | undefined, id: string]>([
    ['', '请输入账号', 'LOGIN-05'],
    ['  ', '请输入账号', 'LOGIN-05'],
    ['somebody', '请输入正确的邮箱或手机号', 'LOGIN-06'],
    ['1380013800', '请输入正确的邮箱或手机号', 'LOGIN-06'],
    ['somebody@example', '请输入正确的邮箱或手机号', 'LOGIN-06'],
    ['@example.com', '请输入正确的邮箱或手机号', 'LOGIN-06'],
    [' 13800138000 ', undefined, 'LOGIN-06'],
    ['demo@example.com', undefined, 'LOGIN-06'],
  ])('%j has the error %s (%s)', (account, error) => {
    expect(errorOf({ account })).toBe(error);
  });
});

describe('the password of a sign-in', () => {
  it('is required (LOGIN-07)', () => {
    expect(errorOf({ password: '' })).toBe('请输入密码');
  });

  it.each([
    ['12345', '长度在 6 到 16 个字符'],
    ['123456', undefined],
    ['1234567890123456', undefined],
    ['12345678901234567', '长度在 6 到 16 个字符'],
  ])('%s has the error %s (LOGIN-08)', (password, error) => {
    expect(errorOf({ password })).toBe(error);
  });

  it('may have any 6 to 16 characters (LOGIN-08)', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 6, maxLength: 16 }), (password) => {
        expect(errorOf({ password })).toBe(undefined);
      }),
    );
  });
});
