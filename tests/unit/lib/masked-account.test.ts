import { expect, it } from 'vitest';
import { maskedAccount } from '#lib/masked-account';

it.each([
  ['13800138000', '138****8000'],
  ['demo@example.com', 'd***@example.com'],
  ['ab@example.com', 'a***@example.com'],
  ['a@example.com', '***@example.com'],
])('masks %s as %s', (account, masked) => {
  expect(maskedAccount(account)).toBe(masked);
});
