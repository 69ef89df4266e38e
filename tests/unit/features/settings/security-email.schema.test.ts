import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { bindEmailSchema, changeEmailSchema } from '#features/settings/security-email/security-email.schema';
import { emailStateOf, emailViewOf } from '#features/settings/security-email/security-email-state';
import { account } from '#i18n/zh-cn/account';
import { core } from '#i18n/zh-cn/core';
import { settings } from '#i18n/zh-cn/settings';
import { identitySchema } from '#shared/identity/identity.schema';

/** The first error of each field. */
function fieldErrors(schema: z.ZodMiniType, values: unknown): Record<string, string> {
  const { error } = z.safeParse(schema, values);
  const rows = [...(error?.issues ?? [])].reverse().map(({ path, message }) => [path.join('.'), message]);
  return Object.fromEntries(rows);
}
const word = fc.string({ unit: fc.constantFrom(...'abcXYZ019'), minLength: 1, maxLength: 8 });
const address = fc.tuple(word, word, fc.constantFrom('cn', 'com')).map(([a, b, c]) => `${a}@${b}.${c}`);
const space = fc.constantFrom('', ' ', '\t ');

describe('an address to bind', () => {
  it.each([
    ['', 'emailRequired'],
    ['  ', 'emailRequired'],
    ['a', 'emailFormat'],
    ['a@b', 'emailFormat'],
    ['a b@c.cn', 'emailFormat'],
    ['a@b.cn', undefined],
  ])('%j has the error %s (BIND-12, BIND-13)', (email, message) => {
    expect(fieldErrors(bindEmailSchema, { email }).email).toBe(message);
  });

  it('is trimmed (BIND-13)', () => {
    fc.assert(
      fc.property(address, space, space, (email, before, after) => {
        expect(bindEmailSchema.parse({ email: before + email + after })).toEqual({ email });
      }),
    );
  });

  it('is never valid without exactly one @ (BIND-13)', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => text.split('@').length !== 2),
        (email) => {
          expect(bindEmailSchema.safeParse({ email }).success).toBe(false);
        },
      ),
    );
  });
});

describe('a change of address', () => {
  const change = (email: string, newEmail: string) => fieldErrors(changeEmailSchema, { email, newEmail });

  it.each([
    ['', '', { email: 'currentRequired', newEmail: 'newRequired' }],
    ['a', 'b', { email: 'emailFormat', newEmail: 'emailFormat' }],
    ['a@b.cn', '', { newEmail: 'newRequired' }],
    ['', 'a@b.cn', { email: 'currentRequired' }],
    ['a@b.cn', 'a@b.cn', { newEmail: 'same' }],
    ['a@b.cn', ' A@B.cn ', { newEmail: 'same' }],
    ['a@b.cn', 'b@b.cn', {}],
  ])('from %j to %j has the errors %j (BIND-12, BIND-13, BIND-14, BIND-15)', (email, newEmail, messages) => {
    expect(change(email, newEmail)).toEqual(messages);
  });

  it('is never valid to the same address in any spelling (BIND-15)', () => {
    fc.assert(
      fc.property(address, space, fc.boolean(), (email, around, isUpper) => {
        const again = around + (isUpper ? email.toUpperCase() : email);
        expect(change(email, again)).toEqual({ newEmail: 'same' });
      }),
    );
  });

  it('is valid to any other address (BIND-14, BIND-15)', () => {
    fc.assert(
      fc.property(address, address, (email, newEmail) => {
        fc.pre(email.toLowerCase() !== newEmail.toLowerCase());
        expect(change(email, newEmail)).toEqual({});
      }),
    );
  });
});

it('the password of an identity check is not blank, and is not trimmed (BIND-19)', () => {
  const schema = identitySchema('mine');
  fc.assert(
    fc.property(fc.string(), (mine) => {
      const isEmpty = mine.trim() === '';
      expect(fieldErrors(schema, { mine })).toEqual(isEmpty ? { mine: 'passwordRequired' } : {});
      if (!isEmpty) expect(schema.parse({ mine })).toEqual({ mine });
    }),
  );
  for (const mine of ['', ' ', ' \t\n']) expect(schema.safeParse({ mine }).success).toBe(false);
});

describe('the state of a security email', () => {
  it.each([
    ['', false, false, 'none'],
    ['', true, true, 'none'],
    ['a@b.cn', false, false, 'pending'],
    ['a@b.cn', false, true, 'expired'],
    ['a@b.cn', true, false, 'active'],
    ['a@b.cn', true, true, 'active'],
  ])(
    '%j, active %j, expired link %j is "%s" (BIND-06, BIND-07, BIND-08, BIND-11)',
    (email, isEmailActive, isLinkOver, state) => {
      expect(emailStateOf({ email, isEmailActive }, isLinkOver)).toBe(state);
    },
  );

  it.each([
    ['none', 'edit', 'none'],
    ['none', 'change', 'none'],
    ['pending', 'edit', 'edit'],
    ['expired', 'edit', 'edit'],
    ['pending', 'change', 'pending'],
    ['active', 'edit', 'active'],
    ['active', 'check', 'check'],
    ['active', 'change', 'change'],
    ['active', null, 'active'],
  ] as const)('%s allows %s: it shows %s (BIND-08, BIND-09)', (state, task, view) => {
    expect(emailViewOf(state, task)).toBe(view);
  });
});

it('has the texts of the documents and of decisions part J', () => {
  const { identity, securityEmail, verifyMobile } = settings.binding;
  expect(account.errors.emailRequired).toBe('请输入邮箱'); // BIND-12
  expect(securityEmail.errors.currentRequired).toBe('请输入当前邮箱'); // BIND-12
  expect(account.errors.emailFormat).toBe('请输入正确的邮箱'); // BIND-13
  expect(securityEmail.errors.newRequired).toBe('请输入新邮箱'); // BIND-14
  expect(securityEmail.errors.same).toBe('新旧邮箱不能相同'); // BIND-15
  expect(identity.errors.passwordRequired).toBe('请输入密码'); // BIND-19
  expect(identity.errors.wrong).toBe('当前密码不正确'); // BIND-17
  expect(securityEmail.changed).toBe('修改密保邮箱成功！'); // TOAST-03
  expect(verifyMobile.done).toBe('验证手机成功！'); // TOAST-04, OQ-88
  expect(core.toast.activationMailSent).toBe('激活邮件发送成功，请注意查收！'); // TOAST-05
  expect(securityEmail).toMatchObject({
    sent: '激活邮件已发送，链接 12 小时内有效',
    expired: '链接已过期，请重新发送激活邮件',
    resend: '重新发送',
    edit: '修改邮箱',
  });
});
