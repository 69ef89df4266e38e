import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CALLS } from '../../../examples/portal/server/calls';
import type { Database } from '../../../examples/portal/server/db/database';
import type { Call } from '../../../examples/portal/server/http/call';
import { tracesOf } from '../../support/attack/account-traces';
import {
  type Attack,
  nameOf,
  prepareAttacks,
  prepareCall,
  USER,
  VICTIM_ID,
} from '../../support/attack/attacks';
import {
  BASE_TIME,
  captchaFields,
  loginFields,
  ORIGIN,
  SMS_TYPE,
  signed,
  startPortal,
  type TestPortal,
  type Visitor,
} from '../../support/portal/client';
import { openTestDatabase } from '../../support/portal/database';
import { ACCOUNT } from '../../support/portal/demo-account';

const PHONE = '13800138000';
const PROVIDER_USER = '987654321098';
const DELETION = `${USER}/account/cancellation`;

let db: Database;
let site: TestPortal;
let owner: Visitor;
let attacks: Readonly<Record<string, Attack>>;
/** Runs once after the next look-ups of an account, as many as `after`. */
let meanwhile: { after: number; run(): Promise<unknown> } | null = null;

beforeAll(async () => {
  db = await openTestDatabase();
  site = await startPortal({ database: interruptible(db) });
});
beforeEach(async () => {
  site.clock.ms = BASE_TIME;
  owner = await freshOwner();
  attacks = await prepareAttacks(db, PROVIDER_USER);
});
afterAll(async () => {
  await site.close();
  await db.close();
});

function interruptible(database: Database): Database {
  return {
    ...database,
    async query(sql, values) {
      const rows = await database.query(sql, values);
      if (!meanwhile || !/^select (accounts\.)?\* from accounts/.test(sql)) return rows as never;
      meanwhile.after--;
      if (meanwhile.after > 0) return rows as never;
      const { run } = meanwhile;
      meanwhile = null;
      await run();
      return rows as never;
    },
  };
}

async function freshOwner(): Promise<Visitor> {
  const visitor = site.visitor();
  await visitor.devConsole('reset');
  await visitor.devConsole('session', { account: ACCOUNT, isProof: true });
  return visitor;
}

const ban = () => db.query("update accounts set state = 'banned' where id = $1", [VICTIM_ID]);
const deleteAccount = async (visitor: Visitor) => (await visitor.post(DELETION, {})).code;

/** Everything that belongs to the account, and the words by which nothing of it must be found after the deletion. */
async function wordsOf(): Promise<unknown[]> {
  const [row] = await db.query('select * from accounts where id = $1', [VICTIM_ID]);
  const { id, email, mobile, security_email, nick_name, password_hash } = row ?? {};
  return [id, email, mobile, security_email, nick_name, password_hash];
}
async function rowsOf(): Promise<unknown> {
  const rows = await tracesOf(db, [VICTIM_ID]);
  return rows.filter((row) => !/^(sessions|request_log|limits):/.test(row)).sort();
}

const WRITES = CALLS.filter(
  (call) =>
    !call.isPublic && (call.method !== 'GET' || call.hasEffect) && !call.path.endsWith('/cancellation'),
).map((call) => [nameOf(call), call] as const);

describe('a call of a viewer that writes, after the session was looked up', () => {
  const raced = async (call: Call, event: () => Promise<unknown>) => {
    const send = await prepareCall({ site, visitor: owner, call, fields: attacks[nameOf(call)]?.fields });
    // The SMS has taken minutes of the proof.
    await owner.prove();
    // An upload looks the session up before and after its body.
    meanwhile = { after: call.uploadMaxBytes ? 2 : 1, run: event };
    const { code } = await send();
    expect(meanwhile).toBeNull();
    return code;
  };

  it.each(WRITES)('changes nothing when the account was banned meanwhile: %s', async (name, call) => {
    let banned: unknown;
    const code = await raced(call, async () => {
      await ban();
      banned = await rowsOf();
    });
    expect(code).toBeLessThan(0);
    if (attacks[name]?.needs === 'session') expect(code).toBe(-21024);
    expect(await rowsOf()).toEqual(banned);
  });

  it.each(WRITES)('leaves nothing when the account was deleted meanwhile: %s', async (name, call) => {
    const words = await wordsOf();
    const code = await raced(call, () => deleteAccount(owner));
    expect(code).toBeLessThan(0);
    if (attacks[name]?.needs === 'session') expect(code).toBe(-21025);
    expect(await tracesOf(db, words)).toEqual([]);
  });
});

type Write = (visitor: Visitor) => Promise<() => Promise<unknown>>;

const postWithPass =
  (path: string, fields: Record<string, string>): Write =>
  async (visitor) => {
    const sent = { ...captchaFields(await visitor.pass('puzzle')), ...fields };
    return () => visitor.post(path, sent);
  };

/** Writes for the account by visitors who are not signed in, or on pages of the portal. */
const OTHERS: Readonly<Record<string, Write>> = {
  'sign-in': async (visitor) => {
    const fields = signed(loginFields(await visitor.pass('puzzle')), { ts: site.clock.ms });
    return () => visitor.send(`${USER}/login`, fields);
  },
  'reset mail': postWithPass(`${USER}/send/mail`, { email: ACCOUNT, send_type: '3' }),
  'reset mail to the security email': postWithPass(`${USER}/send/mail`, {
    email: 'safe@example.org',
    send_type: '3',
  }),
  'SMS code': postWithPass(`${USER}/verification/sms/code`, {
    mobile: PHONE,
    send_type: SMS_TYPE.reset,
    check_captcha: '1',
  }),
  'look-up of the security email': async (visitor) => () =>
    visitor.post(`${USER}/secret/email`, { account: ACCOUNT }),
  'password by SMS': async (visitor) => {
    const sms_code = await visitor.smsCode(PHONE, SMS_TYPE.reset);
    const fields = { mobile: PHONE, sms_code, new_password: 'Changed1!', confirm_password: 'Changed1!' };
    return () => visitor.postSigned(`${USER}/mobile/reset/password`, fields);
  },
  'confirmed QR code': async (visitor) => {
    const { data } = await visitor.get(`${USER}/QRCode/login/generationQRCode`);
    return () => visitor.devConsole('phone', { code: data, action: 'confirm', account: ACCOUNT });
  },
  'sign-in by QR code': async (visitor) => {
    const { data } = await visitor.get(`${USER}/QRCode/login/generationQRCode`);
    await visitor.devConsole('phone', { code: data, action: 'confirm', account: ACCOUNT });
    return () => visitor.get(`${USER}/QRCode/login/getQrcodeStatus`, { qrcode: String(data) });
  },
  'third-party sign-in': (visitor) => oauth(visitor, 'login', PROVIDER_USER),
  'third-party binding': (visitor) => {
    visitor.takeCookie(owner.cookie());
    return oauth(visitor, 'binding', 'unbound');
  },
  'application of the viewer': async (visitor) => {
    visitor.takeCookie(owner.cookie());
    const poem = {
      name: '李白',
      phone: '010-12345678',
      email: 'li@example.com',
      city: '西安',
      writing: '床前',
    };
    const headers = { origin: ORIGIN };
    return () =>
      visitor.request('/applications/poetry', { method: 'POST', headers, body: new URLSearchParams(poem) });
  },
};

async function oauth(visitor: Visitor, method: string, user: string): Promise<() => Promise<Response>> {
  const timestamp = String(Math.floor(site.clock.ms / 1000));
  const body = new URLSearchParams({ appid: 'demo', method, timestamp, user });
  return () => visitor.request(`${USER}/oauth/qq`, { method: 'POST', body });
}

describe('a write for an account that is found and then deleted', () => {
  it.each(Object.entries(OTHERS))('leaves nothing: %s', async (name, write) => {
    await db.query('update accounts set has_sso = true');
    const words = await wordsOf();
    const send = await write(site.visitor('203.0.113.9'));
    meanwhile = { after: name === 'third-party sign-in' ? 2 : 1, run: () => deleteAccount(owner) };
    await send();
    expect(meanwhile).toBeNull();
    expect(await tracesOf(db, words)).toEqual([]);
  });
});

it('20 of 20 deletions leave nothing of the writes at the same moment', async () => {
  for (let round = 0; round < 20; round++) {
    owner = await freshOwner();
    attacks = await prepareAttacks(db, PROVIDER_USER);
    const words = await wordsOf();
    const sends: (() => Promise<unknown>)[] = [];
    for (const [name, call] of WRITES) {
      if (name.endsWith('/mobile/binding') || name.endsWith('/password')) continue;
      sends.push(await prepareCall({ site, visitor: owner, call, fields: attacks[name]?.fields }));
    }
    // A second SMS to the number is refused for three minutes.
    const { 'password by SMS': _, ...others } = OTHERS;
    for (const [index, write] of Object.values(others).entries())
      sends.push(await write(site.visitor(`203.0.113.${index}`)));
    sends.splice(round % sends.length, 0, () => deleteAccount(owner));
    await Promise.all(sends.map((send) => send()));
    expect(await deleteAccount(owner), `round ${round}`).toBe(-10001);
    expect(await tracesOf(db, words), `round ${round}`).toEqual([]);
  }
});
