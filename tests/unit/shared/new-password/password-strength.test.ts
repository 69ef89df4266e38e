import fc from 'fast-check';
import { expect, it } from 'vitest';
import { passwordStrength, strengthLevel } from '#shared/new-password/password-strength';

const KINDS = {
  digit: '0123456789',
  lower: 'abcxyz',
  upper: 'ABCXYZ',
  symbol: '!@#$%^&*()_+-=[]{}|;:\'",.<>/?`~\\',
};

const ofKinds = fc
  .subarray(Object.values(KINDS), { minLength: 1 })
  .chain((kinds) =>
    fc
      .tuple(
        fc.tuple(...kinds.map((kind) => fc.constantFrom(...kind))),
        fc.array(fc.constantFrom(...kinds.join('')), { maxLength: 20 }),
      )
      .map(([one, more]) => ({ kinds: kinds.length, password: [...more, ...one].join('') })),
  );

it.each([
  ['', 0],
  ['a', 1],
  ['A1!', 1],
  ['aA1!', 2],
  ['aA1!aA1', 2],
  ['aA1!aA1!', 4],
  ['abcdefgh', 1],
  ['abcdefg1', 2],
  ['abcdef1!', 3],
  ['密码密码密码密码', 1],
  ['        ', 1],
  ['密码密码密码 a1', 2],
])('%j scores %i (PWD-11, OQ-48)', (password, score) => {
  expect(passwordStrength(password)).toBe(score);
});

it('counts the kinds of characters, with a limit for short passwords (PWD-11, OQ-48)', () => {
  fc.assert(
    fc.property(ofKinds, ({ kinds, password }) => {
      const cap = password.length < 4 ? 1 : password.length < 8 ? 2 : 4;
      expect(passwordStrength(password)).toBe(Math.min(kinds, cap));
    }),
  );
});

it('never decreases while characters are added', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (start, more) => {
      expect(passwordStrength(start + more)).toBeGreaterThanOrEqual(passwordStrength(start));
    }),
  );
});

it('is 1 to 4 for any password that is not empty, in any order of characters', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (password) => {
      const score = passwordStrength(password);
      expect(score).toBeGreaterThanOrEqual(1);
      expect(score).toBeLessThanOrEqual(4);
      expect(passwordStrength([...password].reverse().join(''))).toBe(score);
    }),
  );
});

it('is shown in three levels (REG-13, RECOV-20)', () => {
  expect([0, 1, 2, 3, 4].map(strengthLevel)).toEqual([0, 1, 2, 3, 3]);
});
