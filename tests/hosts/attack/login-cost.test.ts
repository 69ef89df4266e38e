import { expect, it } from 'vitest';
import { HASH_COST, hashPassword } from '../../../examples/portal/server/lib/password-hash';
import { LOGIN, loginFields, signed, startPortal } from '../../support/portal/client';
import { openTestDatabase } from '../../support/portal/database';
import { ACCOUNT, PASSWORD } from '../../support/portal/demo-account';

/** How often a cost is measured; the lowest one counts. */
const ROUNDS = 3;

it('a sign-in costs as much for an unknown account, and for one without a password, as for a wrong password', async () => {
  // Slow enough that the hash is most of the work.
  const cost = { ...HASH_COST, p: 4 };
  const db = await openTestDatabase();
  const site = await startPortal({ hashCost: cost, database: db });
  await db.query('update accounts set password_hash = $1, mobile = $2 where email = $3', [
    await hashPassword(PASSWORD, cost),
    '13700137000',
    ACCOUNT,
  ]);
  await db.query("update accounts set mobile = '13700137001' where email is null");
  const costs: Record<string, number[]> = {};
  for (let round = 0; round < ROUNDS; round++)
    for (const account of [ACCOUNT, 'nobody@example.com', '13700137001']) {
      const visitor = site.visitor(`203.0.113.${round}`);
      const body = { ...loginFields(await visitor.pass('puzzle')), account, password: 'Wrong123!' };
      // Processor time does not depend on the other processes of the machine.
      const start = process.cpuUsage();
      await visitor.send(LOGIN, signed(body));
      const { user, system } = process.cpuUsage(start);
      costs[account] = [...(costs[account] ?? []), user + system];
    }
  const [known = 0, ...others] = Object.values(costs).map((all) => Math.min(...all));
  for (const other of others) {
    expect(other / known).toBeGreaterThan(0.5);
    expect(other / known).toBeLessThan(2);
  }
  await db.close();
});
