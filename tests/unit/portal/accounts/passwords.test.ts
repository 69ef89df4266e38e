import { scryptSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { startSession } from '../../../../examples/portal/server/db/sessions';
import { HASH_COST, hashPassword, isPassword } from '../../../../examples/portal/server/lib/password-hash';
import { startPortal } from '../../../support/portal/client';
import { openTestDatabase } from '../../../support/portal/database';
import { ACCOUNT, PASSWORD } from '../../../support/portal/demo-account';

const SLOW = /^scrypt\$16384\$8\$5\$[\w+/]{22}==\$[\w+/]{43}=$/;

it('a portal without the dev console stores new passwords with slow hashes', async () => {
  const db = await openTestDatabase();
  const site = await startPortal({ database: db, hashCost: undefined, isDevConsoleOn: false });
  const [account] = await db.query<{ id: number }>(
    `insert into accounts (email, password_hash, state, nick_name) values ($1, $2, 'active', 'name') returning id`,
    [ACCOUNT, await hashPassword(PASSWORD, { N: 1024, r: 8, p: 1 })],
  );
  const now = new Date(site.clock.ms);
  const session = await startSession(db, { accountId: account?.id ?? 0, previousId: null, now });
  const visitor = site.visitor();
  visitor.takeCookie(`portal_session=${session.sessionId}`);
  const change = { current_password: PASSWORD, new_password: 'Secret1!', confirm_password: 'Secret1!' };
  expect((await visitor.post('/openapi/v2/user/modify/password', change)).code).toBe(0);
  const [stored] = await db.query('select password_hash from accounts where email = $1', [ACCOUNT]);
  expect(stored?.password_hash).toMatch(SLOW);
  await site.close();
  await db.close();
});

describe('password hashes', () => {
  it('contain their parameters and a unique salt, and match their password only', async () => {
    const [first, second] = await Promise.all([
      hashPassword('Demo123!', HASH_COST),
      hashPassword('Demo123!', HASH_COST),
    ]);
    expect(first).toMatch(SLOW);
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
