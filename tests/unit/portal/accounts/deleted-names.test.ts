import { beforeEach, describe, expect, it } from 'vitest';
import { prepare } from '../../../../examples/portal/server/db/installation';
import { purgeExpired } from '../../../../examples/portal/server/db/one-time';
import {
  type Answer,
  captchaFields,
  SMS_TYPE,
  startPortal,
  type Visitor,
} from '../../../support/portal/client';
import { ACCOUNT, PASSWORD } from '../../../support/portal/demo-account';
import { freshPortal } from '../../../support/portal/fresh-portal';

const USER = '/openapi/v2/user';
const PHONE = '13800138000';
const DAY = 86_400_000;
const DELETED = -21025;
const REFUSED = -21045;
const FREE_AGAIN = '2026年12月21日 20:00 后可重新注册';
const NEW = { password: 'Changed1!', confirm_password: 'Changed1!' };

const fresh = freshPortal();
beforeEach(async () => {
  await fresh.visitor.devConsole('session', { isProof: true });
  await fresh.visitor.post(`${USER}/account/cancellation`, {});
});

const signIn = async (account: string, visitor = fresh.site.visitor()) =>
  ((await (await visitor.login({ account, password: PASSWORD })).json()) as Answer).code;
const withPass = async (visitor: Visitor) => captchaFields(await visitor.pass('puzzle'));
const askSms = async (type: string, visitor = fresh.site.visitor()): Promise<Answer> =>
  visitor.post(`${USER}/verification/sms/code`, {
    mobile: PHONE,
    send_type: type,
    check_captcha: '1',
    ...(await withPass(visitor)),
  });
async function registerEmail(email = ACCOUNT): Promise<Answer> {
  const visitor = fresh.site.visitor();
  return visitor.postSigned(`${USER}/register/email`, { email, ...NEW, ...(await withPass(visitor)) });
}
const kept = () => fresh.db.query<{ name_hash: string }>('select name_hash from deleted_names');

describe('the phone and the address of a deleted account, for 30 days', () => {
  it('are kept as keyed hashes only, whose key outlives a restart', async () => {
    const hashes = (await kept()).map(({ name_hash }) => name_hash);
    const { nameHash } = await prepare(fresh.db);
    expect(hashes).toEqual(expect.arrayContaining([nameHash(` ${ACCOUNT.toUpperCase()}`), nameHash(PHONE)]));
    // And the deleted account of the demo data.
    expect(hashes).toHaveLength(3);
    expect(hashes.every((hash) => /^[\da-f]{64}$/.test(hash))).toBe(true);
    const again = await startPortal({ database: fresh.db });
    expect(await signIn(PHONE, again.visitor())).toBe(DELETED);
  });

  it('are answered with -21025 by sign-in and recovery (CODE-21025, LOGIN-11)', async () => {
    for (const name of [ACCOUNT, ACCOUNT.toUpperCase(), PHONE]) expect(await signIn(name)).toBe(DELETED);
    const visitor = fresh.site.visitor();
    for (const account of [ACCOUNT, PHONE]) {
      const check = { account, ...(await withPass(visitor)) };
      expect((await visitor.post(`${USER}/verification/account`, check)).code).toBe(DELETED);
      expect((await visitor.post(`${USER}/secret/email`, { account })).code).toBe(DELETED);
    }
    const mail = { email: ACCOUNT, send_type: '3', ...(await withPass(visitor)) };
    expect((await visitor.post(`${USER}/send/mail`, mail)).code).toBe(DELETED);
    expect((await askSms(SMS_TYPE.reset)).code).toBe(DELETED);
  });

  it('cannot be registered or bound, and the refusal says until when', async () => {
    const phone = { code: REFUSED, message: `此手机号的账号已注销，${FREE_AGAIN}` };
    expect(await askSms(SMS_TYPE.register)).toEqual(phone);
    expect(await registerEmail()).toEqual({ code: REFUSED, message: `此邮箱的账号已注销，${FREE_AGAIN}` });
    const other = fresh.site.visitor();
    await other.devConsole('session', { account: 'plain@example.com', isProof: true });
    expect(await askSms(SMS_TYPE.bind, other)).toEqual(phone);
    expect(await fresh.db.query('select 1 from sms_codes')).toEqual([]);
  });

  it.each([
    ['registered', SMS_TYPE.register],
    ['bound', SMS_TYPE.bind],
  ])('cannot be %s with an SMS code that was sent before the deletion', async (_, type) => {
    await fresh.visitor.devConsole('reset');
    const owner = fresh.site.visitor();
    await owner.devConsole('session', { isProof: true });
    // A number that the account gets afterwards.
    await fresh.db.query('update accounts set mobile = null where email = $1', [ACCOUNT]);
    const visitor = fresh.site.visitor('203.0.113.9');
    await visitor.devConsole('session', { account: 'plain@example.com', isProof: true });
    const sms_code = await visitor.smsCode(PHONE, type);
    await fresh.db.query("update accounts set mobile = $1, state = 'active' where email = $2", [
      PHONE,
      ACCOUNT,
    ]);
    await fresh.db.query('update sms_codes set mobile = $1', ['1']);
    await owner.post(`${USER}/account/cancellation`, {});
    await fresh.db.query('update sms_codes set mobile = $1', [PHONE]);
    const fields = { mobile: PHONE, sms_code, ...NEW };
    const { code } =
      type === SMS_TYPE.bind
        ? await visitor.post(`${USER}/verification/mobile/binding`, fields)
        : await visitor.postSigned(`${USER}/register/mobile`, fields);
    expect(code).toBe(REFUSED);
    expect(await fresh.db.query('select 1 from accounts where mobile = $1', [PHONE])).toEqual([]);
  });

  it('can be registered afterwards, and nothing is left of them', async () => {
    fresh.site.clock.ms += 30 * DAY - 1;
    expect((await registerEmail()).code).toBe(REFUSED);
    fresh.site.clock.ms += 1;
    expect(await signIn(ACCOUNT)).toBe(-21002);
    expect((await registerEmail()).code).toBe(0);
    const visitor = fresh.site.visitor();
    const sms_code = await visitor.smsCode(PHONE, SMS_TYPE.register);
    const fields = { mobile: PHONE, sms_code, ...NEW };
    expect((await visitor.postSigned(`${USER}/register/mobile`, fields)).code).toBe(0);
    await purgeExpired(fresh.db, new Date(fresh.site.clock.ms));
    expect(await kept()).toEqual([]);
  });
});

it('an account that a former version retained is erased by the start', async () => {
  await fresh.visitor.devConsole('reset');
  await fresh.db.script('alter table accounts drop constraint accounts_state_check');
  await fresh.db.query("update accounts set state = 'deregistered' where email = $1", [ACCOUNT]);
  const again = await startPortal({ database: fresh.db });
  expect(await fresh.db.query('select 1 from accounts where email = $1', [ACCOUNT])).toEqual([]);
  expect([await signIn(ACCOUNT, again.visitor()), await signIn(PHONE, again.visitor())]).toEqual([
    DELETED,
    DELETED,
  ]);
});
