import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database, Queries } from '../../../examples/portal/server/db/database';
import { openDatabase } from '../../../examples/portal/server/db/open-database';
import { newDatabaseUrl } from '../../support/portal/database';
import { PASSWORD } from '../../support/portal/demo-account';
import { startPortalProcess } from '../../support/portal/portal-process';

const CHECK = '/openapi/v2/user/checkLogin?appid=demo';
const JSON_TYPE = { 'content-type': 'application/json' };

let databaseUrl: string;
let admin: Database;
beforeAll(async () => {
  const url = await newDatabaseUrl();
  if (!url) throw new Error('PostgreSQL is not installed. Install it with: node .ci/prepare.mjs --browsers');
  databaseUrl = url;
  admin = await openDatabase({ databaseUrl });
});
afterAll(() => admin.close());

describe('a connection that the server closes inside a transaction', () => {
  it('is a 500 to that request, and the next request works', async () => {
    const { origin, stop } = await startPortalProcess({ databaseUrl });
    try {
      const session = await fetch(`${origin}/dev/api/session`, {
        method: 'POST',
        body: '{}',
        headers: JSON_TYPE,
      });
      const headers = { cookie: session.headers.get('set-cookie')?.split(';')[0] ?? '' };
      const status = await admin.transaction(async (inner) => {
        // The transaction of the request waits for this lock.
        await inner.query('select id from accounts where email = $1 for update', ['demo@example.com']);
        const changing = fetch(`${origin}/openapi/v2/user/modify/password`, {
          method: 'POST',
          headers,
          body: new URLSearchParams({
            appid: 'demo',
            current_password: PASSWORD,
            new_password: 'Other123!',
            confirm_password: 'Other123!',
          }),
        });
        const waiting = `select pg_terminate_backend(pid) from pg_stat_activity
          where wait_event_type = 'Lock' and datname = current_database()`;
        await expect.poll(() => inner.query(waiting)).toHaveLength(1);
        return (await changing).status;
      });
      expect(status).toBe(500);
      const next = await fetch(origin + CHECK, { headers });
      expect(await next.json()).toMatchObject({ code: 0 });
    } finally {
      await stop();
    }
  });
});

describe('a pool of connections', () => {
  let db: Database;
  beforeEach(async () => {
    db = await openDatabase({ databaseUrl });
  });
  afterEach(() => db.close());
  const pidOf = async (queries: Queries) =>
    (await queries.query<{ pid: number }>('select pg_backend_pid() as pid'))[0]?.pid;

  it('reports a connection that is lost between two queries of a transaction', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const transaction = db.transaction(async (inner) => {
      await admin.query('select pg_terminate_backend($1)', [await pidOf(inner)]);
      await expect.poll(() => logged.mock.calls).not.toEqual([]);
      await inner.query('select 1');
    });
    await expect(transaction).rejects.toThrow();
    expect(logged.mock.calls[0]?.[0]).toBe('database connection lost:');
    logged.mockRestore();
    expect(await db.query('select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('rolls back a transaction that throws', async () => {
    await db.script('create table if not exists tried (name text)');
    const failing = db.transaction(async (inner) => {
      await inner.query("insert into tried values ('once')");
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await db.transaction((inner) => inner.query('select 1'));
    expect(await db.query('select * from tried')).toEqual([]);
  });
});
