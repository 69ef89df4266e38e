import { beforeEach, describe, expect, it } from 'vitest';
import type { Answer, Visitor } from '../../../support/portal/client';
import { ACCOUNT, PASSWORD } from '../../../support/portal/demo-account';
import { freshPortal } from '../../../support/portal/fresh-portal';

const DELETION = '/openapi/v2/user/account/cancellation';
const CHECK_LOGIN = '/openapi/v2/user/checkLogin';
const SSO_ACCOUNT = 'sso@example.com';
const LEAVE = '/sso/leave';

const fresh = freshPortal();
beforeEach(async () => {
  await fresh.visitor.devConsole('session', { isProof: true });
});

const requestDeletion = (visitor = fresh.visitor) => visitor.post(DELETION, {});
const isSignedIn = async (visitor: Visitor) => (await visitor.get(CHECK_LOGIN)).code === 0;
const signIn = async (account = ACCOUNT) =>
  ((await (await fresh.site.visitor().login({ account, password: PASSWORD })).json()) as Answer).code;
async function visitorOf(account: string, isProof = true) {
  const visitor = fresh.site.visitor();
  await visitor.devConsole('session', { account, isProof });
  return visitor;
}
async function rowOf(account = ACCOUNT) {
  const [row] = await fresh.db.query('select * from accounts where email = $1', [account]);
  return row;
}
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

  it('needs a proof of the last ten minutes: the sign-in with the password, or the password again (-21003, OQ-92)', async () => {
    const stolen = await visitorOf(ACCOUNT, false);
    expect((await requestDeletion(stolen)).code).toBe(-21003);
    const member = fresh.site.visitor();
    await member.login();
    fresh.site.clock.ms += 10 * 60_000;
    expect((await requestDeletion(member)).code).toBe(-21003);
    expect((await rowOf())?.state).toBe('active');
    await member.prove();
    expect((await requestDeletion(member)).code).toBe(0);
  });

  it('needs a third-party sign-in of the last ten minutes for an account without a password (-21003, OQ-92)', async () => {
    const friend = fresh.site.visitor();
    const signIn = () => {
      const timestamp = String(Math.floor(fresh.site.clock.ms / 1000));
      const body = new URLSearchParams({ appid: 'demo', method: 'login', timestamp, user: 'bound' });
      return friend.request('/openapi/v2/user/oauth/qq', { method: 'POST', body });
    };
    await signIn();
    fresh.site.clock.ms += 10 * 60_000;
    expect((await requestDeletion(friend)).code).toBe(-21003);
    await signIn();
    expect((await requestDeletion(friend)).code).toBe(0);
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

  it('deletes the cookie of the other sites, once, whose sessions have ended', async () => {
    const account = await rowOf(SSO_ACCOUNT);
    await fresh.db.query(
      "insert into sessions (id_hash, account_id, expires_at, site) values ('x', $1, $2, 'second')",
      [account?.id, new Date(fresh.site.clock.ms + 60_000)],
    );
    const { visitor, data } = await left();
    expect(await fresh.db.query('select 1 from sessions where account_id = $1', [account?.id])).toEqual([]);
    const leave = (ticket: string) => visitor.request(`${LEAVE}?ticket=${ticket}`);
    const answer = await leave(data.ticket);
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([
      204,
      'second_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    ]);
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
