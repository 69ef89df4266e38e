import { createServer, connect as dial, type Server, type Socket } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../examples/portal/server/db/open-database';
import { newDatabaseUrl } from '../../support/portal/database';
import { startPortalProcess } from '../../support/portal/portal-process';

const CHECK = '/openapi/v2/user/checkLogin?appid=demo';

let databaseUrl: string;
beforeAll(async () => {
  const url = await newDatabaseUrl();
  if (!url) throw new Error('PostgreSQL is not installed. Install it with: node .ci/prepare.mjs --browsers');
  databaseUrl = url;
});

it('a pool closes connections that nobody uses', async () => {
  const [db, admin] = [await openDatabase({ databaseUrl }), await openDatabase({ databaseUrl })];
  const [{ pid } = {}] = await db.query<{ pid: number }>('select pg_backend_pid() as pid');
  const isOpen = () => admin.query('select pid from pg_stat_activity where pid = $1', [pid]);
  expect(await isOpen()).toHaveLength(1);
  // The default of the library is 10 s.
  await expect.poll(isOpen, { timeout: 9_000 }).toEqual([]);
  await Promise.all([db.close(), admin.close()]);
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
