import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY } from '../../../examples/portal/server/config/settings';
import type { Database } from '../../../examples/portal/server/db/database';
import { purgeExpired, putOnce } from '../../../examples/portal/server/db/one-time';
import { openDatabase } from '../../../examples/portal/server/db/open-database';
import { newNonce, startPortal, type TestPortal, type Visitor } from '../../support/portal/client';
import { newDatabaseUrl, openTestDatabase } from '../../support/portal/database';
import { startPortalProcess } from '../../support/portal/portal-process';

const PROFILE = { nick_name: '江上清风', sex: '1', birthday: '', province: '', city: '' };
const JSON_TYPE = { 'content-type': 'application/json' };
let db: Database;
let sites: TestPortal[];
let first: Visitor;
let second: Visitor;
beforeAll(async () => {
  // Each portal has its own connections; without a PostgreSQL server, all share one embedded database.
  const databaseUrl = await newDatabaseUrl();
  db = databaseUrl ? await openDatabase({ databaseUrl }) : await openTestDatabase();
  const options = { keyPair: undefined, ...(databaseUrl ? { databaseUrl } : { database: db }) };
  const start = () => startPortal(options);
  const [one, two, ...others] = await Promise.all([start(), start(), start(), start()]);
  sites = [one, two, ...others];
  [first, second] = [one.visitor(), two.visitor()];
});
afterAll(async () => {
  await Promise.all(sites.map((site) => site.close()));
  await db.close();
});

describe('several portals over one database', () => {
  it('start at once and agree on the key and the demo data', async () => {
    const pages = await Promise.all(
      sites.map(async ({ visitor }) => (await visitor().request('/login.html')).text()),
    );
    expect(new Set(pages).size).toBe(1);
    const { rows } = (await (await first.request('/dev/api/outbox')).json()) as { rows: unknown[] };
    expect(rows).toHaveLength(2);
  });

  it('share captchas and sessions', async () => {
    const given = await first.open('puzzle');
    expect((await second.check('puzzle', given, given.points[0])).code).toBe(0);
    await first.devConsole('session');
    second.takeCookie(first.cookie());
    expect((await second.get('/openapi/v2/user/checkLogin')).code).toBe(0);
    await second.request('/signout', { method: 'POST' });
    expect((await first.get('/openapi/v2/user/checkLogin')).code).toBe(-10001);
  });

  it('accept a captcha solution only once', async () => {
    const given = await first.open('puzzle');
    const tries = [...sites, ...sites, ...sites].map((site) =>
      site.visitor().check('puzzle', given, given.points[0]),
    );
    const codes = (await Promise.all(tries)).map(({ code }) => code);
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
  });
});

describe('two portals over a server that serializes all transactions', () => {
  it('answer a thousand mixed calls without a failure', async () => {
    const databaseUrl = await newDatabaseUrl();
    if (!databaseUrl) throw new Error('PostgreSQL is not installed.');
    const admin = await openDatabase({ databaseUrl });
    const name = new URL(databaseUrl).pathname.slice(1);
    await admin.script(`alter database ${name} set default_transaction_isolation = 'serializable'`);
    await admin.close();
    const portals = [await startPortal({ databaseUrl }), await startPortal({ databaseUrl })];
    const visitors = portals.map((portal) => portal.visitor());
    await visitors[0]?.devConsole('session');
    visitors[1]?.takeCookie(visitors[0]?.cookie() ?? '');
    const calls = [
      (visitor: Visitor) => visitor.get('/openapi/v2/user/message/systems'),
      (visitor: Visitor) => visitor.post('/openapi/v2/user/sign', {}),
      (visitor: Visitor) => visitor.post('/openapi/v2/user/info', PROFILE),
      (visitor: Visitor) => visitor.check('puzzle', { token: 'x', secretKey: '0123456789abcdef' }, {}),
      (visitor: Visitor) => visitor.post('/openapi/v2/programme/user', { channels: '', columns: '' }),
    ];
    // Eight at a time: on a busy machine, more of one viewer would collide or wait for a connection until they are given up.
    const lanes = Array.from({ length: 8 }, async (_, lane) => {
      const answers = [];
      for (let turn = lane; turn < 1000; turn += 8)
        answers.push(
          await calls[(turn + Math.floor(turn / 8)) % calls.length]?.(visitors[turn % 2] as Visitor),
        );
      return answers;
    });
    const answers = (await Promise.all(lanes)).flat();
    await Promise.all(portals.map((portal) => portal.close()));
    expect(answers.filter((answer) => answer?.code === -1)).toEqual([]);
    expect(answers).toHaveLength(1000);
  });
});

describe('two processes over one PostgreSQL server', () => {
  it('start at once, share a session, and apply a fault as often as it is set', async () => {
    const databaseUrl = await newDatabaseUrl();
    if (!databaseUrl) {
      throw new Error('PostgreSQL is not installed. Install it with: node .ci/prepare.mjs --browsers');
    }
    const processes = await Promise.all([
      startPortalProcess({ databaseUrl }),
      startPortalProcess({ databaseUrl }),
    ]);
    const [one, two] = processes.map(({ origin }) => origin) as [string, string];
    try {
      const pages = await Promise.all(
        [one, two].map(async (origin) => (await fetch(`${origin}/login.html`)).text()),
      );
      const keys = pages.map((page) => /"publicKey":"[^"]+"/.exec(page)?.[0]);
      expect(keys[0]).toContain('BEGIN PUBLIC KEY');
      expect(keys[1]).toBe(keys[0]);
      const session = await fetch(`${one}/dev/api/session`, {
        method: 'POST',
        body: '{}',
        headers: JSON_TYPE,
      });
      const cookie = session.headers.get('set-cookie')?.split(';')[0] ?? '';
      const checkLogin = await fetch(`${two}/openapi/v2/user/checkLogin?appid=demo`, { headers: { cookie } });
      expect(await checkLogin.json()).toMatchObject({ code: 0 });
      for (const times of [1, null]) {
        await fetch(`${one}/dev/api/faults`, {
          method: 'POST',
          body: JSON.stringify({ call: '*', effect: 'http-500', times }),
          headers: JSON_TYPE,
        });
        const calls = Array.from({ length: 6 }, () => [one, two])
          .flat()
          .map((origin) => fetch(`${origin}/openapi/v2/user/info?appid=demo`));
        const statuses = (await Promise.all(calls)).map(({ status }) => status);
        expect(statuses.filter((status) => status === 500)).toHaveLength(times ?? calls.length);
      }
    } finally {
      await Promise.all(processes.map((portal) => portal.stop()));
    }
  });
});

describe('expired secrets', () => {
  it('are deleted, activation links a week later', async () => {
    const LONG_AGO = Date.parse('2001-01-01T00:00:00Z');
    const now = new Date(LONG_AGO);
    const kept = async () => {
      const rows = await db.query('select purpose from one_time where created_at = $1 order by purpose', [
        now,
      ]);
      return rows.map(({ purpose }) => purpose);
    };
    await putOnce(db, { purpose: 'pass', key: newNonce(), now, lifeMs: 1000 });
    await putOnce(db, { purpose: 'activation', key: newNonce(), now, lifeMs: 1000 });
    await purgeExpired(db, now);
    expect(await kept()).toEqual(['activation', 'pass']);
    await purgeExpired(db, new Date(LONG_AGO + DAY));
    expect(await kept()).toEqual(['activation']);
    await purgeExpired(db, new Date(LONG_AGO + 8 * DAY));
    expect(await kept()).toEqual([]);
  });
});
