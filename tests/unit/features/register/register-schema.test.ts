import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeParse, type ZodMiniType } from 'zod/mini';
import { phoneBindingSchema } from '#features/phone-binding/phone-binding.schema';
import { emailSchema, mobileSitePhoneSchema, phoneSchema } from '#features/register/register.schema';
import { readRegisteredState } from '#features/register/registered-state';
import { textWithoutBlanks } from '#lib/text/normal-form';

const PHONE = {
  phone: '13900139000',
  smsCode: '123456',
  password: 'Abcd123!',
  confirmMobilePassword: 'Abcd123!',
  checked: true,
};
const EMAIL = {
  email: 'a@b.cn',
  password: 'Abcd123!',
  confirmEmailPassword: 'Abcd123!',
  checked: true,
};

/** The first error of each field, as a form shows it. */
function fieldErrors(schema: ZodMiniType, values: object): Record<string, string> {
  const issues = safeParse(schema, values).error?.issues ?? [];
  return Object.fromEntries([...issues].reverse().map(({ path, message }) => [String(path[0]), message]));
}

describe('the registration by phone (REG-02, REG-04, REG-05, REG-08 to REG-12, CONST-10)', () => {
  it.each([
    [{ phone: '' }, { phone: 'phoneRequired' }], // REG-04
    [{ phone: '12900139000' }, { phone: 'phoneFormat' }], // REG-05
    [{ smsCode: '' }, { smsCode: 'smsCodeRequired' }], // REG-12
    [{ smsCode: undefined }, { smsCode: 'smsCodeRequired' }],
    [{ smsCode: '12345' }, { smsCode: 'smsCodeFormat' }], // REG-11
    [{ smsCode: '1234567' }, { smsCode: 'smsCodeFormat' }],
    [{ smsCode: '12345a' }, {}], // SMS-07
    [{ smsCode: '123456 or 654321' }, { smsCode: 'smsCodeFormat' }],
    [{ confirmMobilePassword: '' }, { confirmMobilePassword: 'confirmRequired' }], // REG-09
    [{ confirmMobilePassword: 'x' }, { confirmMobilePassword: 'confirmDifferent' }], // REG-10
    [
      { password: 'abcdef', confirmMobilePassword: 'abcdef' },
      { password: 'passwordStrength' }, // REG-08
    ],
  ])('with %j has the errors %j', (change, expected) => {
    expect(fieldErrors(phoneSchema, { ...PHONE, ...change })).toEqual(expected);
  });

  it('trims number and code', () => {
    const values = { ...PHONE, phone: ' 13900139000 ', smsCode: ' 123456' };
    expect(safeParse(phoneSchema, values).data).toEqual(PHONE);
  });

  it('accepts any 6 to 16 characters as a password on the mobile site (MOB-03, OQ-46)', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), (password) => {
        const found = fieldErrors(mobileSitePhoneSchema, {
          ...PHONE,
          password,
          confirmMobilePassword: password,
        });
        const isRight = password.length >= 6 && password.length <= 16;
        expect(found.password === undefined).toBe(isRight);
      }),
    );
  });

  it('accepts the mobile numbers of mainland China only (REG-05, CONST-31)', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{9,13}$/), (phone) => {
        // Such a number has the country code.
        fc.pre(!/^(00)?86/.test(phone));
        const isRight = phone.length === 11 && phone[0] === '1' && Number(phone[1]) >= 3;
        expect(fieldErrors(phoneSchema, { ...PHONE, phone }).phone === undefined).toBe(isRight);
      }),
    );
  });
});

it.each([
  [{ email: '' }, { email: 'emailRequired' }], // REG-06
  [{ email: 'a@b' }, { email: 'emailFormat' }], // REG-07
  [{ password: 'Abcd1234' }, { password: 'passwordStrength', confirmEmailPassword: 'confirmDifferent' }],
  [{ confirmEmailPassword: 'x' }, { confirmEmailPassword: 'confirmDifferent' }],
])('the registration by email with %j has the errors %j (REG-03, REG-06, REG-07)', (change, expected) => {
  expect(fieldErrors(emailSchema, { ...EMAIL, ...change })).toEqual(expected);
});

it.each([
  ['', 'phoneRequired'],
  ['12900139000', 'phoneFormat'],
  ['13900139000', undefined],
])('binding the phone %j has the error %s, as in the registration (PHONE-07)', (phone, error) => {
  const values = { phone, smsCode: '123456', pictureCode: '' };
  expect(fieldErrors(phoneBindingSchema, values).phone).toBe(error);
});

it('a picture code has four characters, and may be empty when the phone is bound (PHONE-03, CONST-11)', () => {
  const right = { phone: '13900139000', smsCode: '123456', pictureCode: '' };
  expect(fieldErrors(phoneBindingSchema, right)).toEqual({});
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 8 }), (pictureCode) => {
      const found = fieldErrors(phoneBindingSchema, { ...right, pictureCode }).pictureCode;
      expect(found === undefined).toBe([0, 4].includes(textWithoutBlanks(pictureCode).length));
    }),
  );
});

describe('the state of the success page (REG-31, OQ-54)', () => {
  it('is read as it was written', () => {
    const state = { sso: ['https://a.cn/'], ticket: 'T', backurl: '/b' };
    expect(readRegisteredState(state)).toEqual(state);
  });

  it('is null if it was not written by this page', () => {
    const nothing = { sso: [], ticket: '', backurl: '' };
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.record({ sso: fc.anything(), ticket: fc.string() })), (raw) => {
        expect(readRegisteredState(raw)).toEqual(nothing);
      }),
    );
  });
});
