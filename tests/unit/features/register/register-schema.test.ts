import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeParse, type ZodMiniType } from 'zod/mini';
import { phoneBindingSchema } from '../../../../src/features/phone-binding/phone-binding.schema';
import {
  emailSchema,
  mobilePhoneSchema,
  phoneSchema,
} from '../../../../src/features/register/register.schema';
import { readRegisteredState } from '../../../../src/features/register/registered-state';

const PHONE = {
  phone: '13900139000',
  smsCode: '123456',
  password: 'Abcd123!',
  confirmPassword: 'Abcd123!',
  checked: true,
};
const EMAIL = {
  email: 'a@b.cn',
  emailPassword: 'Abcd123!',
  confirmEmailPassword: 'Abcd123!',
  emailChecked: true,
};

/** The first complaint of each field, as a form shows them. */
function complaints(schema: ZodMiniType, values: object): Record<string, string> {
  const issues = safeParse(schema, values).error?.issues ?? [];
  return Object.fromEntries([...issues].reverse().map(({ path, message }) => [String(path[0]), message]));
}

describe('the form with a phone (REG-02)', () => {
  it.each([
    [{ phone: '' }, { phone: 'phoneRequired' }], // REG-04
    [{ phone: '12900139000' }, { phone: 'phoneFormat' }], // REG-05
    [{ smsCode: '' }, { smsCode: 'smsCodeRequired' }], // REG-12
    [{ smsCode: undefined }, { smsCode: 'smsCodeRequired' }],
    [{ smsCode: '12345' }, { smsCode: 'smsCodeFormat' }], // REG-11
    [{ smsCode: '1234567' }, { smsCode: 'smsCodeFormat' }],
    [{ confirmPassword: '' }, { confirmPassword: 'confirmRequired' }], // REG-09
    [{ confirmPassword: 'x' }, { confirmPassword: 'confirmDifferent' }], // REG-10
    [
      { password: 'abcdef', confirmPassword: 'abcdef' },
      { password: 'passwordStrength' }, // REG-08
    ],
  ])('with %j complains %j', (change, expected) => {
    expect(complaints(phoneSchema, { ...PHONE, ...change })).toEqual(expected);
  });

  it('takes spaces around number and code away', () => {
    const values = { ...PHONE, phone: ' 13900139000 ', smsCode: ' 123456' };
    expect(safeParse(phoneSchema, values).data).toEqual(PHONE);
  });

  it('of the mobile site takes any 6 to 16 characters as a password (MOB-03, OQ-46)', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), (password) => {
        const found = complaints(mobilePhoneSchema, { ...PHONE, password, confirmPassword: password });
        const isRight = password.length >= 6 && password.length <= 16;
        expect(found.password === undefined).toBe(isRight);
      }),
    );
  });

  it('takes exactly the numbers of mainland China (REG-05, CONST-31)', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{9,13}$/), (phone) => {
        const isRight = phone.length === 11 && phone[0] === '1' && Number(phone[1]) >= 3;
        expect(complaints(phoneSchema, { ...PHONE, phone }).phone === undefined).toBe(isRight);
      }),
    );
  });
});

it.each([
  [{ email: '' }, { email: 'emailRequired' }], // REG-06
  [{ email: 'a@b' }, { email: 'emailFormat' }], // REG-07
  [
    { emailPassword: 'Abcd1234' },
    { emailPassword: 'passwordStrength', confirmEmailPassword: 'confirmDifferent' },
  ],
  [{ confirmEmailPassword: 'x' }, { confirmEmailPassword: 'confirmDifferent' }],
])('the form with an e-mail address and %j complains %j (REG-03)', (change, expected) => {
  expect(complaints(emailSchema, { ...EMAIL, ...change })).toEqual(expected);
});

it.each([
  ['', 'phoneRequired'],
  ['12900139000', 'phoneFormat'],
  ['13900139000', undefined],
])('the phone %j to be bound is told %s, as in a registration (PHONE-07)', (phone, complaint) => {
  const values = { phone, smsCode: '123456', pictureCode: '' };
  expect(complaints(phoneBindingSchema, values).phone).toBe(complaint);
});

it('a picture code has four characters, and may be used up when the phone is bound (PHONE-03)', () => {
  const right = { phone: '13900139000', smsCode: '123456', pictureCode: '' };
  expect(complaints(phoneBindingSchema, right)).toEqual({});
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 8 }), (pictureCode) => {
      const found = complaints(phoneBindingSchema, { ...right, pictureCode }).pictureCode;
      expect(found === undefined).toBe([0, 4].includes(pictureCode.trim().length));
    }),
  );
});

describe('what the success page is handed over (REG-31, OQ-54)', () => {
  it('is read as it was written', () => {
    const state = { sso: ['https://a.cn/'], ticket: 'T', backurl: '/b' };
    expect(readRegisteredState(state)).toEqual(state);
  });

  it('is nothing where it was not written by us', () => {
    const nothing = { sso: [], ticket: '', backurl: '' };
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.record({ sso: fc.anything(), ticket: fc.string() })), (raw) => {
        expect(readRegisteredState(raw)).toEqual(nothing);
      }),
    );
  });
});
