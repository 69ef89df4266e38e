import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../../../examples/portal/server/db/database';
import { serve } from '../../../../examples/portal/server/serve';
import { startPortal, type TestPortal } from '../../../support/portal/client';
import { openTestDatabase } from '../../../support/portal/database';

const HEALTH = '/healthz';
/** Longer than the check waits, and shorter than load balancers do. */
const BOUND_MS = 4000;

let close = async () => {};
afterEach(() => close());

/** Starts a portal whose database answers `select 1` as given. */
async function startWith(answer?: () => Promise<never[]>): Promise<TestPortal & { asked: string[] }> {
  const own = await openTestDatabase();
  const asked: string[] = [];
  const query: Database['query'] = (sql, values) => {
    asked.push(sql);
    return answer && sql === 'select 1' ? answer() : own.query(sql, values);
  };
  const site = await startPortal({ database: { ...own, query } });
  asked.length = 0;
  close = async () => {
    await site.portal.close();
    await own.close();
  };
  return { ...site, asked };
}

const LOST = () => Promise.reject(new Error('connection lost'));
const HANGING = () => new Promise<never>(() => {});

describe('GET /healthz', () => {
  it('is 200 while the database answers, for any Host, from any page, uncached and without a log', async () => {
    const written = (['log', 'warn', 'error'] as const).map((level) => vi.spyOn(console, level));
    const { portal, asked, visitor } = await startWith();
    for (const url of ['http://localhost:8080', 'http://10.0.0.7:8080', 'https://portal.example'])
      for (const site of [portal, portal.second]) {
        const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
        const response = await site.fetch(new Request(url + HEALTH, { headers }));
        expect([response.status, await response.text()]).toEqual([200, 'ok']);
        expect(response.headers.get('cache-control')).toBe('no-store');
        expect(response.headers.get('set-cookie')).toBeNull();
      }
    expect((await visitor().request(HEALTH, { method: 'HEAD' })).status).toBe(200);
    expect(new Set(asked)).toEqual(new Set(['select 1']));
    for (const level of written) expect(level).not.toHaveBeenCalled();
  });

  it('is 503 without a log when the database is lost', async () => {
    const written = vi.spyOn(console, 'error');
    const { portal } = await startWith(LOST);
    const response = await portal.fetch(new Request(`http://10.0.0.7${HEALTH}`));
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(written).not.toHaveBeenCalled();
  });

  it('is 503 within a bounded time while the database hangs, and asks it once for all', async () => {
    const { portal, asked } = await startWith(HANGING);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const requests = Array.from({ length: 50 }, () =>
      portal.fetch(new Request(`http://localhost:8080${HEALTH}`)),
    );
    await vi.advanceTimersByTimeAsync(BOUND_MS);
    vi.useRealTimers();
    const statuses = (await Promise.all(requests)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([503]));
    expect(asked).toEqual(['select 1']);
  });

  it('answers a load balancer that sends HTTP/1.0 without a Host', async () => {
    const { portal } = await startWith();
    const served = await serve(portal, { host: '127.0.0.1', port: 0 });
    const socket = connect(served.port, '127.0.0.1');
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.write(`GET ${HEALTH} HTTP/1.0\r\n\r\n`);
    await once(socket, 'close');
    await served.close();
    expect(received.split('\r\n')[0]).toBe('HTTP/1.1 200 OK');
  });
});
