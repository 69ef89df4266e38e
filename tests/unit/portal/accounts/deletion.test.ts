import { beforeEach, describe, expect, it } from 'vitest';
import { type Answer, SMS_TYPE, type Visitor } from '../../../support/portal/client';
import { ACCOUNT, PASSWORD } from '../../../support/portal/demo-account';
import { freshPortal } from '../../../support/portal/fresh-portal';

const DELETION = '/openapi/v2/user/account/cancellation';
const CHECK_LOGIN = '/openapi/v2/user/checkLogin';
const SSO_ACCOUNT = 'sso@example.com';
const LEAVE = '/sso/leave';

const fresh = freshPortal();
beforeEach(async () => {
  await fresh.visitor.devConsole('session');
});

const requestDeletion = (visitor = fresh.visitor) => visitor.post(DELETION, {});
const isSignedIn = async (visitor: Visitor) => (await visitor.get(CHECK_LOGIN)).code === 0;
const signIn = async (account = ACCOUNT) =>
  ((await (await fresh.site.visitor().login({ account, password: PASSWORD })).json()) as Answer).code;
async function visitorOf(account: string) {
  const visitor = fresh.site.visitor();
  await visitor.devConsole('session', { account });
  return visitor;
}
async function rowOf(account = ACCOUNT) {
  const [row] = await fresh.db.query('select * from accounts where email = $1', [account]);
  return row;
}
/** All tables with rows of accounts, found by the name of the column; bindings are retained with the account. */
async function tablesWithAccounts(): Promise<string[]> {
  const rows = await fresh.db.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = current_schema() and column_name = 'account_id' and table_name <> 'oauth_bindings'`,
  );
  return rows.map(({ name }) => name);
}
const countOf = async (table: string, accountId: unknown) =>
  (await fresh.db.query(`select * from ${table} where account_id = $1`, [accountId])).length;

describe('the deletion of an account (API-25, APIMAP-13, CANCEL-06)', () => {
  it('needs no payload, and returns no data without other sites', async () => {
    expect(await requestDeletion()).toEqual({ code: 0, message: '成功' });
  });

  it('is reported by the next sign-in, by address and by number (-21025)', async () => {
    await requestDeletion();
    expect([await signIn(), await signIn('13800138000')]).toEqual([-21025, -21025]);
  });

  it('ends all sessions of this account only', async () => {
    const [elsewhere, stranger] = [await visitorOf(ACCOUNT), await visitorOf('plain@example.com')];
    await requestDeletion();
    const answers = await Promise.all([fresh.visitor, elsewhere, stranger].map(isSignedIn));
    expect(answers).toEqual([false, false, true]);
  });

  it('deletes personal data, and retains address and number', async () => {
    const before = await rowOf();
    await fresh.db.query(
      "insert into avatars select 'face', id, 'image/png', '' from accounts where email = $1",
      [ACCOUNT],
    );
    await fresh.db.query(
      "update accounts set pending_nick_name = '新名', avatar_id = 'face', pending_avatar_id = 'face' where email = $1",
      [ACCOUNT],
    );
    await fresh.visitor.get('/openapi/v2/user/QRCode/login/generationQRCode');
    expect(await countOf('programme_picks', before?.id)).toBe(3);
    await requestDeletion();
    const { email, mobile, password_hash } = before ?? {};
    expect(await rowOf()).toEqual({
      ...before,
      ...{ email, mobile, password_hash },
      state: 'deregistered',
      nick_name: '已注销用户',
      sex: 1,
      birthday: '',
      province: '',
      city: '',
      security_email: null,
      security_email_status: 0,
      last_login_at: null,
    });
    const tables = await tablesWithAccounts();
    expect(tables.length).toBeGreaterThan(9);
    for (const table of tables) expect(await countOf(table, before?.id), table).toBe(0);
  });

  it('revokes tickets, mail links and SMS codes', async () => {
    const mobile = '13800138000';
    const sms_code = await fresh.visitor.smsCode(mobile, SMS_TYPE.reset);
    const account = await rowOf();
    const [now, later] = [fresh.site.clock.ms, fresh.site.clock.ms + 60_000].map((ms) => new Date(ms));
    for (const purpose of ['reset', 'security-email', 'ticket'])
      await fresh.db.query('insert into one_time values ($1, $1, $2::jsonb, $3, $4)', [
        purpose,
        JSON.stringify({ accountId: account?.id }),
        now,
        later,
      ]);
    await requestDeletion();
    const good = await fresh.db.query(
      "select purpose from one_time where expires_at > $1 and detail ->> 'accountId' = $2",
      [now, String(account?.id)],
    );
    expect(good).toEqual([]);
    const reset = { mobile, sms_code, new_password: 'Changed1!', confirm_password: 'Changed1!' };
    const { code } = await fresh.visitor.postSigned('/openapi/v2/user/mobile/reset/password', reset);
    expect(code).toBe(-21025);
  });

  it('requires a signed-in viewer (-10001), and happens once', async () => {
    expect((await requestDeletion(fresh.site.visitor())).code).toBe(-10001);
    const both = await Promise.all([requestDeletion(), requestDeletion()]);
    expect(both.filter(({ code }) => code === 0)).toHaveLength(1);
    expect((await requestDeletion()).code).toBe(-10001);
  });

  it('is refused for an account that is banned, whose sessions have ended', async () => {
    await fresh.db.query("update accounts set state = 'banned' where email = $1", [ACCOUNT]);
    expect((await requestDeletion()).code).toBe(-10001);
    expect((await rowOf())?.nick_name).toBe('山间来客');
  });

  it('is undone by a reset in the dev console only', async () => {
    await requestDeletion();
    const page = await (await fresh.visitor.request('/dev/faults')).text();
    expect(page).toContain(`POST ${DELETION}`);
    await fresh.visitor.devConsole('reset');
    expect([await signIn(), (await rowOf())?.nick_name]).toEqual([0, '山间来客']);
  });
});

describe('the data for the sign-out (CANCEL-08, OQ-73)', () => {
  async function left() {
    const visitor = await visitorOf(SSO_ACCOUNT);
    return { visitor, data: (await requestDeletion(visitor)).data as { sso: string[]; ticket: string } };
  }

  it('names the endpoint and a ticket where the account has other sites', async () => {
    const { data } = await left();
    expect(data).toEqual({ sso: [LEAVE], ticket: expect.stringMatching(/^[\w-]{43}$/) });
  });

  it('ends the sessions of the other sites and deletes their cookie, once', async () => {
    const { visitor, data } = await left();
    const account = await rowOf(SSO_ACCOUNT);
    // A session that the other site has started in the meantime.
    await fresh.db.query(
      "insert into sessions (id_hash, account_id, expires_at, site) values ('x', $1, $2, 'second')",
      [account?.id, new Date(fresh.site.clock.ms + 60_000)],
    );
    const leave = (ticket: string) => visitor.request(`${LEAVE}?ticket=${ticket}`);
    const answer = await leave(data.ticket);
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([
      204,
      'second_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    ]);
    expect(await countOf('sessions', account?.id)).toBe(0);
    expect((await leave(data.ticket)).status).toBe(403);
  });

  it('is a ticket for signing out only', async () => {
    const { data } = await left();
    const nobody = fresh.site.visitor();
    expect((await nobody.request(`/sso/accept?ticket=${data.ticket}`)).status).toBe(403);
    await fresh.visitor.devConsole('reset');
    const { data: ticket } = (await (
      await fresh.site.visitor().login({ account: SSO_ACCOUNT })
    ).json()) as Answer;
    expect((await nobody.request(`${LEAVE}?ticket=${ticket?.ticket}`)).status).toBe(403);
  });

  it('expires after two minutes', async () => {
    const { visitor, data } = await left();
    fresh.site.clock.ms += 120_000;
    const answer = await visitor.request(`${LEAVE}?ticket=${data.ticket}`);
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null]);
  });
});
