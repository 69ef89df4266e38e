import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAccount } from '../../../examples/portal/server/db/accounts';
import { openPostgres } from '../../../examples/portal/server/db/postgres';
import { startSession } from '../../../examples/portal/server/db/sessions';
import { HASH_COST, hashPassword } from '../../../examples/portal/server/lib/password-hash';
import { postgresFolder, startPostgres } from '../../support/environment/postgres.mjs';
import type { Attack, AttackReport } from '../../support/portal/attack/portal-attacker';
import { createDatabase } from '../../support/portal/create-database';
import { type PortalProcess, startPortalProcess } from '../../support/portal/portal-process';

const ATTACKER = 'tests/support/portal/attack/portal-attacker.ts';
const ACCOUNTS = 48;
const WARM_UP_PROBES = 100;
const IDLE_PROBES = 300;
/** The 95th percentile of another client's requests: a multiple of its time at rest, or this, whichever is more. */
const BAR = { times: 10, ms: 50 } as const;
const MEMORY_MAX_MB = 400;

let portal: PortalProcess;
let cookies: string[];
const closers: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  if (!postgresFolder()) throw new Error('PostgreSQL is not installed.');
  const server = await startPostgres();
  closers.unshift(() => server.stop());
  const databaseUrl = await createDatabase(server.url);
  portal = await startPortalProcess({ parameters: [], databaseUrl });
  closers.unshift(() => portal.stop());
  const db = await openPostgres(databaseUrl);
  const [passwordHash, now] = [await hashPassword('Demo123!', HASH_COST), new Date()];
  cookies = [];
  for (let index = 0; index < ACCOUNTS; index++) {
    const account = await addAccount(db, { email: `${index}@example.com`, passwordHash, state: 'active' });
    const { sessionId } = await startSession(db, { accountId: account?.id ?? null, previousId: null, now });
    cookies.push(`portal_session=${sessionId}`);
  }
  await db.close();
});
afterAll(async () => {
  for (const close of closers) await close();
});

const PROBES = {
  'a static file': () => fetch(`${portal.origin}/assets/cms.css`),
  checkLogin: () =>
    fetch(`${portal.origin}/openapi/v2/user/checkLogin?appid=demo`, {
      headers: { cookie: cookies.at(-1) ?? '' },
    }),
} as const;
type Times = Record<keyof typeof PROBES, number[]>;

/** Requests one after the other, as another client does, until `isOver`. */
async function probe(isOver: (count: number) => boolean): Promise<Times> {
  const times: Times = { 'a static file': [], checkLogin: [] };
  for (let count = 0; !isOver(count); count++)
    for (const [name, request] of Object.entries(PROBES) as [keyof Times, () => Promise<Response>][]) {
      const started = performance.now();
      const response = await request();
      await response.arrayBuffer();
      expect(response.status).toBe(200);
      times[name].push(performance.now() - started);
    }
  return times;
}

function percentile95(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
}

/** Resident memory of the portal in MB: now, or the most so far. */
function memory(field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${portal.pid}/status`, 'utf8');
  return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
}

/** Lets one client send the worst that it may, in a process of its own. */
async function attack(): Promise<AttackReport> {
  const attacker = fork(ATTACKER, { execArgv: ['--import', 'tsx'] });
  attacker.send({ origin: portal.origin, cookies } satisfies Attack);
  const [report] = (await once(attacker, 'message')) as [AttackReport];
  return report;
}

it('a client that does the worst it may neither delays another one nor fills the memory', async () => {
  await probe((count) => count === WARM_UP_PROBES);
  const idle = await probe((count) => count === IDLE_PROBES);
  const before = memory('VmRSS');
  let report: AttackReport | undefined;
  const attacking = attack().then((done) => {
    report = done;
  });
  const loaded = await probe(() => report !== undefined);
  await attacking;
  const grown = memory('VmHWM') - before;
  expect(report?.statuses).toMatchObject({
    'puzzle 0': expect.any(Number),
    'headImage 0': expect.any(Number),
    'password -21003': 48,
  });
  const figures = (Object.keys(PROBES) as (keyof Times)[]).map((name) => {
    const [rest, busy] = [percentile95(idle[name]), percentile95(loaded[name])];
    return { name, rest, busy, bar: Math.max(BAR.ms, BAR.times * rest) };
  });
  expect(figures.filter(({ busy, bar }) => busy > bar)).toEqual([]);
  expect(grown).toBeLessThan(MEMORY_MAX_MB);
});
