import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { loginSchema } from '#features/login/login.schema';
import { phoneBindingSchema } from '#features/phone-binding/phone-binding.schema';
import { mailResetSchema, phoneResetSchema } from '#features/recovery/reset/reset.schema';
import { emailSchema, mobileSitePhoneSchema, phoneSchema } from '#features/register/register.schema';
import { bindEmailSchema, changeEmailSchema } from '#features/settings/security-email/security-email.schema';
import { changePasswordSchema } from '#shared/change-password/change-password.schema';
import { identitySchema } from '#shared/identity/identity.schema';
import { root, withoutComments } from '../../support/source/text';

/** Each class of field: its fields, and texts with their normal form, or null for those that are refused. */
const CLASSES: Readonly<
  Record<string, { fields: readonly z.ZodMiniType[]; cases: Readonly<Record<string, string | null>> }>
> = {
  'an SMS code': {
    fields: [phoneSchema, mobileSitePhoneSchema, phoneBindingSchema, phoneResetSchema].map(
      ({ shape }) => shape.smsCode,
    ),
    cases: {
      '123 456': '123456',
      'G-123456': '123456',
      '１２３４５６': '123456',
      '【央视网】验证码：123456，5分钟内有效': '123456',
      '\u202d123456\u202c': '123456',
      '12 34 56': '123456',
      aB3d5F: 'aB3d5F',
      '123456 或 654321': null,
      没有验证码: null,
      '1234567': null,
    },
  },
  'a phone number': {
    fields: [phoneSchema, mobileSitePhoneSchema, phoneBindingSchema].map(({ shape }) => shape.phone),
    cases: {
      '\u202d+86 138-0013 8000\u202c': '13800138000',
      '86 13800138000': '13800138000',
      '１３８\u00a00013\u00a08000': '13800138000',
      '13800138000 13900139000': null,
    },
  },
  'an email address': {
    fields: [emailSchema.shape.email, bindEmailSchema.shape.email, changeEmailSchema.shape.newEmail],
    cases: {
      ' who＠example．com\n': 'who@example.com',
      '\u2066a@b.cn\u2069': 'a@b.cn',
      'a@b.cn c@d.cn': null,
    },
  },
  'an account': {
    fields: [loginSchema.shape.account],
    cases: {
      'who＠example.com ': 'who@example.com',
      '+86 138 0013 8000': '13800138000',
      'a@b.cn c@d.cn': null,
    },
  },
  'a picture code': {
    fields: [phoneBindingSchema.shape.pictureCode],
    cases: { ' a B c d ': 'aBcd', 'ａ７Ｘ\u200b２': 'a7X2', abcde: null },
  },
};

describe.each(Object.entries(CLASSES))('%s', (_name, { fields, cases }) => {
  it.each(Object.entries(cases))('%j is read as %j', (text, normal) => {
    for (const field of fields) {
      const { data = null } = z.safeParse(field, text);
      expect(data).toBe(normal);
    }
  });
});

it('a password is never changed, whatever it has', () => {
  const { oldPassword, newPassword } = changePasswordSchema('basic').shape;
  const fields = [
    loginSchema.shape.password,
    phoneSchema.shape.password,
    mobileSitePhoneSchema.shape.password,
    emailSchema.shape.password,
    phoneResetSchema.shape.newPassword,
    mailResetSchema.shape.newPassword,
    oldPassword,
    newPassword,
    identitySchema('password').shape.password as z.ZodMiniType,
  ];
  const pasted = fc.oneof(
    fc.stringMatching(/^[ \u00a0\u202dＡ１a1!-]{6,16}$/),
    fc.string({ unit: 'binary', minLength: 6, maxLength: 16 }),
    fc.stringMatching(/^[!-~]{8,16}$/),
  );
  fc.assert(
    fc.property(pasted, (password) => {
      for (const field of fields) {
        const { success, data } = z.safeParse(field, password);
        if (success) expect(data).toBe(password);
      }
    }),
    { examples: [[' Fresh2468# '], ['Ｆresh2468#'], ['Fresh 2468#']] },
  );
});

it('no field has a maxlength, because browsers cut what is pasted without a word', () => {
  const files = ['src', 'widgets'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  const cutting = files.filter((file) => /\.tsx?$/.test(file) && /maxlength=/i.test(withoutComments(file)));
  expect(cutting).toEqual([]);
});
