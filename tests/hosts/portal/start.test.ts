import { readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { devConsoleRefusal } from '../../../examples/portal/server/config/environment';
import { startPortal } from '../../support/portal/client';
import { newDatabaseUrl, openTestDatabase } from '../../support/portal/database';
import { type PortalProcess, startPortalProcess } from '../../support/portal/portal-process';

const ONLY_FOR_DEVELOPMENT = [
  ['GET', '/dev'],
  ['GET', '/gallery'],
  ['GET', '/dev/outbox'],
  ['GET', '/dev/captcha/latest'],
  ['POST', '/dev/api/session'],
  ['POST', '/dev/api/reset'],
  ['POST', '/dev/api/faults'],
  ['GET', '/openapi/v2/user/oauth/qq?appid=demo&method=login'],
  ['POST', '/openapi/v2/user/oauth/qq'],
] as const;

/** The response of each server to a request for the given host. */
function statuses(portal: PortalProcess, host?: string): Promise<number[]> {
  return Promise.all(ONLY_FOR_DEVELOPMENT.map(([method, path]) => statusOf(portal, { method, path, host })));
}

/** `fetch` cannot choose the Host header. */
function statusOf(
  { origin }: PortalProcess,
  { method, path, host }: { method: string; path: string; host: string | undefined },
): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = host === undefined ? {} : { host };
    httpRequest(origin.replace('localhost', '127.0.0.1') + path, { method, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

describe('the entry file without the dev console', () => {
  const STARTS = [
    ['no flag, as npm run start:prod', { parameters: [] }],
    ['NODE_ENV=production', { environment: { NODE_ENV: 'production' } }],
    ['an address that other machines reach', { environment: { HOST: '0.0.0.0' } }],
  ] as const;
  let portals: PortalProcess[] = [];
  beforeAll(async () => {
    portals = await Promise.all(
      STARTS.map(async ([, options]) =>
        startPortalProcess({ ...options, databaseUrl: await newDatabaseUrl() }),
      ),
    );
  });
  afterAll(() => Promise.all(portals.map((portal) => portal.stop())));

  it.each(STARTS.map(([name], index) => [name, index] as const))(
    'serves the portal alone with %s',
    async (_, index) => {
      const portal = portals[index] as PortalProcess;
      expect((await fetch(`${portal.origin}/login.html`)).status).toBe(200);
      for (const [at, status] of (await statuses(portal)).entries())
        expect([ONLY_FOR_DEVELOPMENT[at], [404, 405].includes(status)]).toEqual([
          ONLY_FOR_DEVELOPMENT[at],
          true,
        ]);
      expect(portal.output()).not.toContain('Demo123!');
    },
  );
});

describe('the entry file with the dev console', () => {
  let portal: PortalProcess;
  beforeAll(async () => {
    portal = await startPortalProcess();
  });
  afterAll(() => portal.stop());

  it('finishes open requests when it is stopped, and exits with 0', async () => {
    const stopped = await startPortalProcess({ databaseUrl: await newDatabaseUrl() });
    await fetch(`${stopped.origin}/dev/api/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ call: '*', effect: 'delay', delayMs: 800, times: 1 }),
    });
    const open = fetch(`${stopped.origin}/openapi/v2/user/checkLogin?appid=demo`);
    const faults = async () =>
      ((await (await fetch(`${stopped.origin}/dev/api/faults`)).json()) as { rows: [] }).rows;
    // The request has taken the fault, and waits.
    await expect.poll(faults).toEqual([]);
    const stopping = stopped.stop();
    expect(await (await open).json()).toMatchObject({ code: -10001 });
    await stopping;
  });

  it.each(['localhost', '127.0.0.1', '[::1]:8080', 'portal.localhost'])(
    'accepts requests for %s',
    async (host) => {
      expect(await statusOf(portal, { method: 'GET', path: '/dev', host })).toBe(200);
    },
  );

  it.each(['evil.example', '127.0.0.1.evil.example', 'localhost.evil.example', '10.0.0.1', '0.0.0.0'])(
    'refuses requests for %s, a name that may be rebound to this machine',
    async (host) => {
      expect(new Set(await statuses(portal, host))).toEqual(new Set([403]));
    },
  );
});

describe('the dev console', () => {
  it.each([
    [{}, null],
    [{ HOST: '::1' }, null],
    [{ HOST: 'localhost' }, null],
    [{ HOST: '::' }, 'HOST is not a loopback address'],
    [{ HOST: '127.0.0.1.evil.example' }, 'HOST is not a loopback address'],
    [{ NODE_ENV: 'production' }, 'NODE_ENV is production'],
    [{ TRUST_PROXY: '1' }, 'TRUST_PROXY is set'],
  ])('has with --dev and %j the reason to be off: %j', (environment, reason) => {
    expect(devConsoleRefusal(['--dev'], environment)).toBe(reason);
    expect(devConsoleRefusal([], environment)).toBe('needs --dev');
  });

  it('is enabled by npm start only', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    const starts = Object.entries(scripts).filter(([, command]) => command.includes('portal/start.mjs'));
    expect(Object.fromEntries(starts)).toEqual({
      start: 'node examples/portal/start.mjs --dev',
      'start:prod': 'node examples/portal/start.mjs',
    });
  });
});

it('a portal without the dev console does not start with demo accounts in the database', async () => {
  const db = await openTestDatabase();
  await (await startPortal({ database: db })).close();
  await expect(startPortal({ database: db, isDevConsoleOn: false })).rejects.toThrow('holds demo accounts');
  await db.close();
});
