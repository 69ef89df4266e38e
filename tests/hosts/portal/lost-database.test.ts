import { createServer, connect as dial, type Server, type Socket } from 'node:net';
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

  it('closes connections that nobody uses', async () => {
    const pid = await pidOf(db);
    const isOpen = () => admin.query('select pid from pg_stat_activity where pid = $1', [pid]);
    expect(await isOpen()).toHaveLength(1);
    // The default of the library is 10 s.
    await expect.poll(isOpen, { timeout: 9_000 }).toEqual([]);
  });
});

describe('a network that drops every packet to the database', () => {
  it('delays a request by less than 10 s, and is forgotten within 10 s after it is repaired', async () => {
    const network = await openNetwork(databaseUrl);
    const { origin, stop } = await startPortalProcess({ databaseUrl: network.url });
    const timed = async () => {
      const start = performance.now();
      const { status } = await fetch(origin + CHECK);
      return { status, seconds: (performance.now() - start) / 1000 };
    };
    try {
      // Opens several connections, each of which is lost.
      await Promise.all(Array.from({ length: 5 }, timed));
      network.drop();
      for (const { status, seconds } of await Promise.all(Array.from({ length: 12 }, timed))) {
        expect(status).toBe(500);
        expect(seconds).toBeLessThan(10);
      }
      network.repair();
      const start = performance.now();
      await expect.poll(async () => (await timed()).status, { timeout: 30_000 }).toBe(200);
      expect((performance.now() - start) / 1000).toBeLessThan(10);
    } finally {
      network.close();
      await stop();
    }
  });
});

type Network = { url: string; drop(): void; repair(): void; close(): void };

/** A TCP proxy before the server's socket. Connections that lived while it dropped packets stay dead. */
async function openNetwork(url: string): Promise<Network> {
  const target = new URL(url);
  const folder = target.searchParams.get('host') ?? '';
  const sockets = new Set<Socket>();
  let isDropping = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  };
  const server: Server = createServer((near) => {
    keep(near);
    if (isDropping) return void near.pause();
    const far = dial(`${folder}/.s.PGSQL.5432`);
    keep(far);
    near.pipe(far);
    far.pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `postgres://${target.username}@127.0.0.1:${port}${target.pathname}`,
    drop() {
      isDropping = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    repair() {
      isDropping = false;
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
