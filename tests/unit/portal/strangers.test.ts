import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../../examples/portal/server/config/limits';
import { captchaFields, SMS_TYPE, type Visitor } from '../../support/portal/client';
import { ACCOUNT } from '../../support/portal/demo-account';
import { freshPortal } from '../../support/portal/fresh-portal';

const PHONE = '13800138000';
const PHONE_USED_UP = -21015;
const MAILS_USED_UP = -21047;
const TOO_OFTEN = -21063;
const GAP = LIMITS.smsGap.windowMs;

const fresh = freshPortal();

/** A browser that has signed in to an account and out again. */
async function browserOf(account: string, address?: string): Promise<Visitor> {
  const visitor = fresh.site.visitor(address);
  expect(await (await visitor.login({ account })).json()).toMatchObject({ code: 0 });
  await visitor.request('/signout', { method: 'POST' });
  expect((await visitor.get('/openapi/v2/user/checkLogin')).code).toBe(-10001);
  return visitor;
}

async function sendReset(visitor: Visitor): Promise<number> {
  const fields = { ...captchaFields(await visitor.pass('puzzle')), email: ACCOUNT, send_type: '3' };
  return (await visitor.post('/openapi/v2/user/send/mail', fields)).code;
}

/** Codes that are sent to the phone of the account until one is refused. */
async function smsUntilRefused(visitor: Visitor): Promise<{ sent: number; refusal: number }> {
  for (let sent = 0; ; sent++) {
    const refusal = await visitor.sendSms(PHONE, SMS_TYPE.reset);
    fresh.site.clock.ms += GAP;
    if (refusal !== 0) return { sent, refusal };
  }
}

const guess = async (visitor: Visitor) =>
  (await visitor.check('puzzle', { token: 'guess', secretKey: '0123456789abcdef' }, {})).code;

async function passes(visitor: Visitor): Promise<boolean> {
  const given = await visitor.open('puzzle');
  return given.data !== undefined && (await visitor.check('puzzle', given, given.points[0])).code === 0;
}

describe('a stranger', () => {
  it('leaves three of ten SMS codes a day to a browser that has signed in to the account (CONST-34)', async () => {
    const owner = await browserOf(ACCOUNT);
    const stranger = fresh.site.visitor('203.0.113.9');
    expect(await smsUntilRefused(stranger)).toEqual({ sent: 7, refusal: PHONE_USED_UP });
    expect(await smsUntilRefused(owner)).toEqual({ sent: 3, refusal: PHONE_USED_UP });
  });

  it('does not become the owner by a sign-in to another account, or by a cookie that was made up or planted', async () => {
    const owner = fresh.site.visitor('203.0.113.8');
    const other = await browserOf('plain@example.com', '203.0.113.9');
    const planted = other.cookie();
    owner.takeCookie(planted);
    await owner.login();
    const forged = fresh.site.visitor('203.0.113.10');
    forged.takeCookie('portal_known_browser=100001');
    expect((await smsUntilRefused(other)).sent).toBe(7);
    const copy = fresh.site.visitor('203.0.113.11');
    copy.takeCookie(planted);
    expect(await copy.sendSms(PHONE, SMS_TYPE.reset)).toBe(PHONE_USED_UP);
    fresh.site.clock.ms += GAP;
    expect(await forged.sendSms(PHONE, SMS_TYPE.reset)).toBe(PHONE_USED_UP);
    expect(await owner.sendSms(PHONE, SMS_TYPE.reset)).toBe(0);
  });

  it('who has just had a code sent does not make the owner wait for three minutes', async () => {
    const owner = await browserOf(ACCOUNT);
    expect(await fresh.site.visitor('203.0.113.9').sendSms(PHONE, SMS_TYPE.reset)).toBe(0);
    expect(await owner.sendSms(PHONE, SMS_TYPE.reset)).toBe(0);
    expect(await owner.sendSms(PHONE, SMS_TYPE.reset)).toBe(-21017);
  });

  it('with fifty mails from five addresses does not block the recovery of the owner', async () => {
    const owner = await browserOf(ACCOUNT);
    for (let address = 1; address <= 5; address++)
      for (let mail = 1; mail <= 10; mail++)
        expect(await sendReset(fresh.site.visitor(`203.0.113.${address}`))).toBe(0);
    expect(await sendReset(fresh.site.visitor('203.0.113.6'))).toBe(MAILS_USED_UP);
    expect(await sendReset(owner)).toBe(0);
  });
});

describe('a neighbour behind the same IPv4 address', () => {
  const ADDRESS = '203.0.113.9';

  it('who asks once a second, or guesses once a second, stops nobody from passing a captcha', async () => {
    const neighbour = fresh.site.visitor(ADDRESS);
    for (let second = 0; second < 600; second++) {
      await guess(neighbour);
      await neighbour.get('/openapi/v2/user/QRCode/login/generationQRCode');
    }
    expect(await passes(fresh.site.visitor(ADDRESS))).toBe(true);
  });

  it('who uses up all calls of the address stops no browser that has signed in before', async () => {
    const known = await browserOf(ACCOUNT, ADDRESS);
    await fresh.site.visitor(ADDRESS).open('puzzle');
    await guess(fresh.site.visitor(ADDRESS));
    await fresh.db.query(
      "update limits set used = 1000000 where key like 'open-call:%' or key like 'captcha-wrong:%'",
    );
    expect(await passes(fresh.site.visitor(ADDRESS))).toBe(false);
    expect(await passes(known)).toBe(true);
  });
});

describe('a visitor with a /48 of IPv6 addresses', () => {
  it('is limited after as many attempts as sixteen subscribers may make', async () => {
    const { count, wide } = LIMITS.captchaWrong;
    const at = (network: string) => fresh.site.visitor(`2001:db8:1:${network}::1`);
    expect(await guess(at('0'))).not.toBe(TOO_OFTEN);
    expect(await guess(at('1'))).not.toBe(TOO_OFTEN);
    // The one limit that both networks have used.
    const shared = await fresh.db.query('update limits set used = $1 where used = 2 returning key', [
      count * wide - 1,
    ]);
    expect(shared).toHaveLength(1);
    expect(await guess(at('2'))).not.toBe(TOO_OFTEN);
    expect(await guess(at('3'))).toBe(TOO_OFTEN);
    expect(await guess(fresh.site.visitor('2001:db8:2:1::1'))).not.toBe(TOO_OFTEN);
  });

  it('gets no further with one account by changing the network', async () => {
    const codes: number[] = [];
    for (let network = 0; network < 3; network++)
      for (let time = 0; time < 10; time++) {
        const visitor = fresh.site.visitor(`2001:db8:3:${network}::1`);
        const { code } = (await (await visitor.login({ password: 'Wrong123!' })).json()) as { code: number };
        codes.push(code);
      }
    expect(codes.filter((code) => code !== TOO_OFTEN)).toHaveLength(LIMITS.signIn.count * LIMITS.signIn.wide);
  });
});
