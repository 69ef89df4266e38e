import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { account } from '#i18n/zh-cn/account';
import { NEW_PASSWORD, policyAttributes, sameTwice } from '#shared/new-password/new-password.schema';

const strong = z.object({ ...NEW_PASSWORD.strong }).check(sameTwice());
const basic = z.object({ ...NEW_PASSWORD.basic }).check(sameTwice());
const withPhone = z
  .object({
    phone: z.string().check(z.minLength(1, { error: 'phoneRequired' })),
    ...NEW_PASSWORD.strong,
  })
  .check(sameTwice());

function fieldErrors(schema: z.ZodMiniType, value: object): Record<string, string> {
  const { error } = z.safeParse(schema, value);
  const rows = [...(error?.issues ?? [])].reverse().map(({ path, message }) => [path.join('.'), message]);
  return Object.fromEntries(rows);
}
const twice = (password: string) => ({ password, confirmPassword: password });

describe('a strong password (RECOV-18, OQ-47)', () => {
  it.each(['Abc12345!', 'a1!aaaaa', 'a1~aaaaaaaaaaaaa', '1234567a`'])('is valid: %j', (password) => {
    expect(fieldErrors(strong, twice(password))).toEqual({});
  });

  it.each([
    ['', 'passwordRequired'],
    ['Abc123!', 'passwordStrength'],
    ['Abc123!Abc123!Abc', 'passwordStrength'],
    ['abcdefgh', 'passwordStrength'],
    ['abcdefg1', 'passwordStrength'],
    ['abcdefg!', 'passwordStrength'],
    ['1234567!', 'passwordStrength'],
    ['abc 123!x', 'passwordStrength'],
    ['abc123！x', 'passwordStrength'],
    ['密abc123!', 'passwordStrength'],
    ['abc123!x\n', 'passwordStrength'],
  ])('is not valid: %j', (password, message) => {
    expect(fieldErrors(strong, twice(password)).password).toBe(message);
  });

  it('has 8 to 16 printable characters, with a letter, a digit and a symbol', () => {
    const text = fc.string({ unit: fc.constantFrom(...'aZ09!~ 密😀'), maxLength: 18 });
    fc.assert(
      fc.property(text, (password) => {
        const isStrong =
          password.length >= 8 &&
          password.length <= 16 &&
          !/[ 密😀]/u.test(password) &&
          [/[aZ]/, /[09]/, /[!~]/].every((kind) => kind.test(password));
        expect(fieldErrors(strong, twice(password)).password === undefined).toBe(isStrong);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a basic password (MOB-03, OQ-46)', () => {
  it('has 6 to 16 characters of any kind', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }), (password) => {
        const fits = password.length >= 6 && password.length <= 16;
        expect(fieldErrors(basic, twice(password)).password).toBe(fits ? undefined : 'passwordLength');
      }),
    );
    expect(fieldErrors(basic, twice('')).password).toBe('passwordRequired');
  });
});

describe('the rule for generators of passwords', () => {
  const CLASSES: Readonly<Record<string, string>> = {
    lower: 'abcdefghijklmnopqrstuvwxyz',
    upper: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    digit: '0123456789',
  };
  const charactersOf = (named: string) =>
    /^\[(.*)\]$/.exec(named)?.[1] ??
    named
      .split(', ')
      .map((name) => CLASSES[name])
      .join('');

  it('has the limits of the validation, and any password made by it is valid', () => {
    const { minLength, passwordrules } = policyAttributes('strong');
    const rules = [...passwordrules.matchAll(/(\w+): (.*?);(?= |$)/g)].map(([, name, value = '']) => [
      name,
      value,
    ]);
    const [[, min], [, max], ...required] = rules as [string, string][] & { 0: string[]; 1: string[] };
    expect([min, max, minLength]).toEqual(['8', '16', 8]);
    expect(required.map(([name]) => name)).toEqual(['required', 'required', 'required']);
    const kinds = required.map(([, named]) => charactersOf(`${named}`));
    expect(kinds.map(({ length }) => length)).toEqual([52, 10, 32]);
    const generated = fc
      .tuple(
        ...kinds.map((kind) => fc.constantFrom(...kind)),
        fc.string({ unit: fc.constantFrom(...kinds.join('')), minLength: 5, maxLength: 13 }),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(generated, (password) => {
        expect(fieldErrors(strong, twice(password))).toEqual({});
      }),
    );
  });

  it('asks for any characters where the policy does', () => {
    expect(policyAttributes('basic')).toEqual({
      minLength: 6,
      passwordrules: 'minlength: 6; maxlength: 16;',
    });
  });
});

describe('the repeated password (RECOV-19)', () => {
  it.each([
    ['', 'confirmRequired'],
    ['Abc12345?', 'confirmDifferent'],
    ['Abc12345! ', 'confirmDifferent'],
    ['Abc12345!', undefined],
  ])('%j has the error %s', (confirmPassword, message) => {
    expect(fieldErrors(strong, { password: 'Abc12345!', confirmPassword }).confirmPassword).toBe(message);
  });

  it('is also validated while another field is empty', () => {
    expect(fieldErrors(withPhone, { phone: '', password: 'Abc12345!', confirmPassword: 'x' })).toEqual({
      phone: 'phoneRequired',
      confirmPassword: 'confirmDifferent',
    });
  });
});

it('has keys of the texts as errors', () => {
  const keys = [
    'passwordRequired',
    'passwordStrength',
    'passwordLength',
    'confirmRequired',
    'confirmDifferent',
  ];
  expect(Object.keys(account.errors)).toEqual(expect.arrayContaining(keys));
});
