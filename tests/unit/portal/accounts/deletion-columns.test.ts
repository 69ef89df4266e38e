import { beforeEach, expect, it } from 'vitest';
import { tracesOf } from '../../../support/attack/account-traces';
import { prepareAttacks } from '../../../support/attack/attacks';
import { ORIGIN, SMS_TYPE, type Visitor } from '../../../support/portal/client';
import { ACCOUNT } from '../../../support/portal/demo-account';
import { freshPortal } from '../../../support/portal/fresh-portal';

/**
 * What a column can hold of an account, and what becomes of it when the account is deleted:
 * - `deleted`: its data, or what refers to it; the row is deleted
 * - `cleared`: a reference in a row of somebody else, which becomes null
 * - `hashed`: a keyed hash, for 30 days at most
 * - `none`: nothing of an account
 */
type Fate = 'deleted' | 'cleared' | 'hashed' | 'none';

const all = (fate: Fate, ...columns: readonly string[]) =>
  Object.fromEntries(columns.map((column) => [column, fate]));

/** Every column of every table. */
const FATES: Readonly<Record<string, Readonly<Record<string, Fate>>>> = {
  accounts: {
    ...all('deleted', 'id', 'email', 'mobile', 'password_hash', 'state', 'nick_name', 'sex', 'birthday'),
    ...all('deleted', 'province', 'city', 'has_sso', 'last_login_at', 'security_email'),
    ...all('deleted', 'security_email_status', 'pending_nick_name', 'avatar_id', 'pending_avatar_id'),
  },
  // What a viewer sends belongs to the account; what is sent without a sign-in cannot be attributed to one.
  applications: all('deleted', 'id', 'form', 'data', 'received_at', 'account_id', 'submission_id'),
  avatars: all('deleted', 'id', 'account_id', 'content_type', 'bytes'),
  browsers: all('deleted', 'id_hash', 'account_id', 'expires_at'),
  check_ins: all('deleted', 'account_id', 'last_day', 'days_consecutive', 'days_cumulative'),
  collections: {
    ...all('deleted', 'id', 'account_id', 'source_type', 'source_id', 'source_title', 'source_logo'),
    ...all('deleted', 'source_url', 'business_name', 'collected_at'),
  },
  deleted_names: all('hashed', 'name_hash', 'expires_at'),
  faults: all('none', 'id', 'call', 'effect', 'delay_ms', 'code', 'retry_after_seconds', 'remaining'),
  installation: all('none', 'name', 'value'),
  // The key is a keyed hash of a name and of who uses it, for a day at most.
  limits: all('hashed', 'key', 'used', 'resets_at'),
  membership_cards: all('deleted', 'id', 'account_id', 'status', 'type', 'expires_at'),
  messages: {
    ...all('deleted', 'id', 'account_id', 'kind', 'is_read', 'sent_at', 'title', 'content', 'item_name'),
    ...all('deleted', 'channel_name', 'live_url', 'item_begins_at'),
  },
  oauth_bindings: all('deleted', 'id', 'provider', 'user_id', 'account_id'),
  // Links and tickets of the account and to its addresses; the detail of others names no account.
  one_time: all('deleted', 'purpose', 'key_hash', 'detail', 'created_at', 'expires_at', 'used_at'),
  // With the dev console only.
  outbox: all(
    'deleted',
    'id',
    'kind',
    'recipient',
    'subject',
    'body',
    'path',
    'code',
    'sent_at',
    'account_id',
  ),
  programme_picks: all('deleted', 'account_id', 'kind', 'programme_id', 'place'),
  programmes: all('none', 'kind', 'id', 'name', 'place'),
  qr_codes: all('deleted', 'code', 'visit_hash', 'state', 'account_id', 'drawn_at', 'expires_at'),
  request_log: all('none', 'id', 'at', 'method', 'path', 'status', 'code', 'ms', 'fault'),
  reservations: all('deleted', 'id', 'account_id', 'item_name', 'channel_name', 'live_url', 'begins_at'),
  sessions: {
    ...all('deleted', 'id_hash', 'account_id', 'expires_at', 'site', 'is_remembered'),
    ...all('deleted', 'picture_code_hash', 'picture_code_expires_at', 'password_verified_at'),
    // The visitor who recovers the password may be somebody else.
    recovers: 'cleared',
  },
  sms_codes: all('deleted', 'mobile', 'send_type', 'code_hash', 'expires_at'),
  sso_propagations: all('deleted', 'id', 'account_id', 'accepted_at'),
  watch_days: all('deleted', 'account_id', 'day', 'records'),
  watch_records: {
    ...all('deleted', 'id', 'account_id', 'video_id', 'title', 'image', 'page_url', 'play_position'),
    ...all('deleted', 'played_at', 'day'),
  },
};

const USER = '/openapi/v2/user';
const ID = 100_001;
const PROVIDER_USER = '987654321098';
const APPLICANT = '申请表里的人';

const fresh = freshPortal();
let owner: Visitor;
beforeEach(() => {
  owner = fresh.visitor;
});

/** Gives the account a row in every table that can have one, also through other visitors. */
async function fillAll(): Promise<void> {
  await fresh.db.query('update accounts set has_sso = true where id = $1', [ID]);
  await prepareAttacks(fresh.db, PROVIDER_USER);
  await owner.login();
  await owner.post(`${USER}/sign`, {});
  const { data: code } = await owner.get(`${USER}/QRCode/login/generationQRCode`);
  await owner.devConsole('phone', { code, action: 'confirm', account: ACCOUNT });
  const poem = {
    name: APPLICANT,
    phone: '010-12345678',
    email: 'li@example.com',
    city: '西安',
    writing: '光',
  };
  const sent = await owner.request('/applications/poetry', {
    method: 'POST',
    headers: { origin: ORIGIN },
    body: new URLSearchParams(poem),
  });
  expect(sent.status).toBe(200);
  await fresh.db.query("insert into avatars values ('face', $1, 'image/png', '')", [ID]);
  await fresh.db.query(
    `update accounts set avatar_id = 'face', pending_avatar_id = 'face', pending_nick_name = '新的名字',
       sex = 2, birthday = '1990-05-20', province = '北京市', city = '朝阳区' where id = $1`,
    [ID],
  );
  await fresh.db.query('insert into sso_propagations (account_id, accepted_at) values ($1, now())', [ID]);

  const stranger = fresh.site.visitor('203.0.113.9');
  await stranger.login({ password: 'Wrong123!' });
  await stranger.smsCode('13800138000', SMS_TYPE.reset);
  await stranger.post(`${USER}/secret/email`, { account: ACCOUNT });
  for (const email of [ACCOUNT, 'safe@example.org']) {
    const pass = {
      captcha_type: '1',
      dynamic_captcha_type: '1',
      captcha_pass_code: await stranger.pass('puzzle'),
    };
    expect((await stranger.post(`${USER}/send/mail`, { email, send_type: '3', ...pass })).code).toBe(0);
  }
}

/** Words of the account; the text of no other row contains one. */
async function wordsOf(): Promise<unknown[]> {
  const [row] = await fresh.db.query('select * from accounts where id = $1', [ID]);
  const { id, email, mobile, security_email, nick_name, pending_nick_name, password_hash } = row ?? {};
  const names = [id, email, mobile, security_email, nick_name, pending_nick_name, password_hash];
  return [...names, PROVIDER_USER, APPLICANT];
}

it('the fate of each column of the database is listed, so that a new one is decided on', async () => {
  const columns = await fresh.db.query<{ table: string; columns: string[] }>(
    `select table_name as table, array_agg(column_name::text order by column_name) as columns
     from information_schema.columns where table_schema = current_schema() group by table_name`,
  );
  const found = Object.fromEntries(columns.map(({ table, columns: names }) => [table, [...names].sort()]));
  const listed = Object.entries(FATES).map(([table, fates]) => [table, Object.keys(fates).sort()]);
  expect(found).toEqual(Object.fromEntries(listed));
});

it('the deletion leaves no phone, mail, name, ID or password hash in any column', async () => {
  await fillAll();
  const words = await wordsOf();
  const before = await tracesOf(fresh.db, words);
  const filled = new Set(before.map((trace) => trace.split(':')[0]));
  const deleted = Object.entries(FATES).filter(([, fates]) => Object.values(fates).includes('deleted'));
  expect([...filled].sort()).toEqual(deleted.map(([table]) => table).sort());
  expect(await fresh.db.query('select 1 from sessions where recovers = $1', [ID])).toHaveLength(1);

  expect((await owner.post(`${USER}/account/cancellation`, {})).code).toBe(0);
  expect(await tracesOf(fresh.db, words)).toEqual([]);
});
