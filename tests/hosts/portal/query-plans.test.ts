import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, Queries } from '../../../examples/portal/server/db/database';
import { purgeExpired } from '../../../examples/portal/server/db/one-time';
import { type Fields, SMS_TYPE, startPortal, type TestPortal } from '../../support/portal/client';
import { openTestDatabase } from '../../support/portal/database';
import { ACCOUNT, PASSWORD } from '../../support/portal/demo-account';

const ROWS = 100_000;
/** One row for each number `n`. */
const FILLED: Readonly<Record<string, string>> = {
  accounts: `insert into accounts (email, mobile, state, nick_name, security_email)
    select n || '@x.example', (10000000000 + n)::text, 'active', 'name', n || '@y.example'`,
  avatars: `insert into avatars (id, account_id, content_type, bytes) select n::text, 200000 + n, 'image/png', ''`,
  sessions: `insert into sessions (id_hash, account_id, expires_at) select n::text, 200000 + n, '2026-11-22'`,
  browsers: `insert into browsers (id_hash, account_id, expires_at) select n::text, 200000 + n, '2026-11-22'`,
  one_time: `insert into one_time (purpose, key_hash, detail, created_at, expires_at)
    select 'reset', n::text, jsonb_build_object('accountId', n), '2026-11-21', '2026-11-22'`,
  qr_codes: `insert into qr_codes (code, visit_hash, state, account_id, drawn_at, expires_at)
    select n::text, 'x', 'confirmed', 200000 + n, '2026-11-21', '2026-11-22'`,
  sms_codes: `insert into sms_codes (mobile, send_type, code_hash, expires_at) select n::text, '1', 'x', '2026-11-22'`,
  limits: `insert into limits (key, used, resets_at) select n::text, 1, '2026-11-22'`,
  oauth_bindings: `insert into oauth_bindings (provider, user_id, account_id) select 'qq', n::text, 200000 + n`,
  deleted_names: `insert into deleted_names (name_hash, expires_at) select n::text, '2026-11-22'`,
  applications: `insert into applications (form, data, received_at, account_id)
    select 'poetry', '{}', '2026-11-21', 200000 + n`,
  sso_propagations: `insert into sso_propagations (account_id, accepted_at) select 200000 + n, '2026-11-21'`,
};

let db: Database;
let site: TestPortal;
/** Every statement that the portal sends, by its text. */
const sent = new Map<string, readonly unknown[]>();

beforeAll(async () => {
  db = await openTestDatabase();
  site = await startPortal({ database: recording(db) });
  for (const [table, statement] of Object.entries(FILLED)) {
    await db.query(`${statement} from generate_series(1, ${ROWS}) as n`);
    await db.script(`analyze ${table}`);
  }
});
afterAll(async () => {
  await site.close();
  await db.close();
});

function recording(database: Database): Database {
  const recorded = (queries: Queries): Queries => ({
    ...queries,
    query(sql, values = []) {
      sent.set(sql, values);
      return queries.query(sql, values);
    },
  });
  const transaction: Database['transaction'] = (run) => database.transaction((inner) => run(recorded(inner)));
  return { ...database, ...recorded(database), transaction };
}

describe('with 100,000 accounts, sessions, links, codes and limits', () => {
  it('no statement of a journey reads a whole table', async () => {
    sent.clear();
    await signInAndRecover();
    await signInByPhoneAndDelete();
    await purgeExpired(recording(db), new Date(site.clock.ms));
    expect(sent.size).toBeGreaterThan(40);
    const whole: string[] = [];
    for (const [sql, values] of sent) {
      const tables = await scannedTables(sql, values);
      if (tables.length > 0) whole.push(`${tables}: ${sql}`);
    }
    expect(whole).toEqual([]);
  });
});

async function signInAndRecover(): Promise<void> {
  const visitor = site.visitor();
  expect((await visitor.login()).status).toBe(200);
  for (const path of ['info', 'checkLogin', 'message/count', 'message/systems', 'sign'])
    expect((await visitor.get(`/openapi/v2/user/${path}`)).code).toBe(0);
  const fields: Fields = {
    current_password: PASSWORD,
    new_password: 'Secret1!',
    confirm_password: 'Secret1!',
  };
  expect((await visitor.post('/openapi/v2/user/modify/password', fields)).code).toBe(0);
  expect((await visitor.post('/openapi/v2/user/secret/email', { account: ACCOUNT })).code).toBe(0);
}

async function signInByPhoneAndDelete(): Promise<void> {
  const visitor = site.visitor('203.0.113.20');
  const mobile = '13912345678';
  const code = await visitor.smsCode(mobile, SMS_TYPE.register);
  const fields = { mobile, password: 'Secret1!', confirm_password: 'Secret1!', sms_code: code };
  expect((await visitor.postSigned('/openapi/v2/user/register/mobile', fields)).code).toBe(0);
  expect((await visitor.post('/openapi/v2/user/account/cancellation', {})).code).toBe(0);
}

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] };

/** The filled tables that the plan of a statement reads from the first row to the last. */
async function scannedTables(sql: string, values: readonly unknown[]): Promise<string[]> {
  const [row] = await db.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (format json) ${sql}`, values);
  const plans = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(plans)];
  return plans(row?.['QUERY PLAN'][0].Plan as Plan)
    .filter((plan) => plan['Node Type'] === 'Seq Scan' && Object.hasOwn(FILLED, plan['Relation Name'] ?? ''))
    .map((plan) => String(plan['Relation Name']));
}
