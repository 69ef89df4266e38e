import { scryptSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashPassword, isPassword } from '../../../../examples/portal/server/accounts/passwords';

describe('password hashes', () => {
  it('contain their parameters and a unique salt, and match their password only', async () => {
    const [first, second] = await Promise.all([hashPassword('Demo123!'), hashPassword('Demo123!')]);
    expect(first).toMatch(/^scrypt\$16384\$8\$5\$[\w+/]{22}==\$[\w+/]{43}=$/);
    expect(first).not.toBe(second);
    expect(await isPassword('Demo123!', first)).toBe(true);
    expect(await isPassword('demo123!', first)).toBe(false);
    expect(await isPassword('', first)).toBe(false);
  });

  it('are verified with the parameters that they contain', async () => {
    const salt = Buffer.from('0123456789abcdef');
    const weaker = scryptSync('Demo123!', salt, 32, { N: 1024, r: 8, p: 1 });
    const stored = `scrypt$1024$8$1$${salt.toString('base64')}$${weaker.toString('base64')}`;
    expect(await isPassword('Demo123!', stored)).toBe(true);
    expect(await isPassword('Demo123?', stored)).toBe(false);
  });
});
