import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CALLS } from '../../../../examples/portal/server/calls';
import { accountOf } from '../../../../examples/portal/server/db/accounts';
import { tellOwner } from '../../../../examples/portal/server/delivery/owner-notices';
import { captchaFields, type Sent, SMS_TYPE, type Visitor } from '../../../support/portal/client';
import { ACCOUNT, PASSWORD } from '../../../support/portal/demo-account';
import { freshPortal } from '../../../support/portal/fresh-portal';
import { root } from '../../../support/source/text';

const USER = '/openapi/v2/user';
const PHONE = '13800138000';
const OTHER_PHONE = '13700137000';
const SAFE = 'safe@example.org';
const PLAIN = 'plain@example.com';
const OTHER = 'other@example.org';
const NEW = 'Changed1!';

const fresh = freshPortal();
let owner: Visitor;

const passwords = (name: string) => ({ [name]: NEW, confirm_password: NEW });

async function signedIn(account = ACCOUNT): Promise<Visitor> {
  await owner.devConsole('session', { account });
  await owner.prove();
  return owner;
}

/** What each call does that changes a way into an account, and whom the portal tells what. */
const CHANGES: Readonly<Record<string, [change: () => Promise<unknown>, notice: string, to: string[]]>> = {
  [`POST ${USER}/modify/password`]: [
    async () =>
      (await signedIn()).post(`${USER}/modify/password`, {
        current_password: PASSWORD,
        ...passwords('new_password'),
      }),
    '您的账号密码已修改',
    [ACCOUNT, SAFE],
  ],
  [`POST ${USER}/mobile/reset/password`]: [
    async () =>
      owner.postSigned(`${USER}/mobile/reset/password`, {
        mobile: PHONE,
        sms_code: await owner.smsCode(PHONE, SMS_TYPE.reset),
        ...passwords('new_password'),
      }),
    '您的账号密码已修改',
    [ACCOUNT, SAFE],
  ],
  [`POST ${USER}/forget/mail/reset/password`]: [
    async () => {
      const captcha = captchaFields(await owner.pass('puzzle'));
      await owner.post(`${USER}/send/mail`, { email: ACCOUNT, send_type: '3', ...captcha });
      const code = (await owner.linkTo(ACCOUNT)).split('code=')[1] ?? '';
      const fields = { email: ACCOUNT, code, operation: 'reset', ...passwords('password') };
      return owner.post(`${USER}/forget/mail/reset/password`, fields);
    },
    '您的账号密码已修改',
    [ACCOUNT, SAFE],
  ],
  [`POST ${USER}/verification/mobile/binding`]: [
    async () => {
      const sms_code = await (await signedIn()).smsCode(OTHER_PHONE, SMS_TYPE.bind);
      return owner.post(`${USER}/verification/mobile/binding`, { mobile: OTHER_PHONE, sms_code });
    },
    '您的账号已更换手机号',
    [ACCOUNT, SAFE],
  ],
  [`POST ${USER}/binding/email`]: [
    async () => (await signedIn(PLAIN)).post(`${USER}/binding/email`, { email: OTHER }),
    '您的账号已设置密保邮箱',
    [PLAIN],
  ],
  [`POST ${USER}/modify/binding/email`]: [
    async () => (await signedIn()).post(`${USER}/modify/binding/email`, { email: SAFE, new_email: OTHER }),
    '您的账号已修改密保邮箱',
    [ACCOUNT, SAFE],
  ],
};

async function noticesWith(words: string): Promise<Sent[]> {
  return (await owner.outbox()).filter(({ body }) => body.includes(words));
}

beforeEach(() => {
  owner = fresh.visitor;
});

describe('the owner of an account', () => {
  it.each(Object.entries(CHANGES))('is told about %s at the addresses before it', async (_, row) => {
    const [change, words, recipients] = row;
    expect(await change()).toMatchObject({ code: 0 });
    const sent = await noticesWith(words);
    expect(sent.map(({ to }) => to).sort()).toEqual([...recipients].sort());
    for (const { subject, body, link } of sent) {
      expect(subject).toBe(`【央视网社区】${words}`);
      expect(body).toContain('2026-11-21 20:00:00（北京时间）');
      expect(link).toMatch(/\/forgetPassword\/findPassword\.jsp$/);
    }
  });

  it('who has no mail address is told at the phone before the change', async () => {
    await fresh.db.query('update accounts set email = null, security_email_status = 1 where mobile = $1', [
      PHONE,
    ]);
    await owner.devConsole('session', { account: PHONE });
    await owner.prove();
    const sms_code = await owner.smsCode(OTHER_PHONE, SMS_TYPE.bind);
    const fields = { mobile: OTHER_PHONE, sms_code };
    expect((await owner.post(`${USER}/verification/mobile/binding`, fields)).code).toBe(0);
    const [notice, ...others] = await noticesWith('已更换手机号');
    expect(others).toEqual([]);
    expect(notice).toMatchObject({ kind: 'sms', recipient: PHONE, code: '' });
    expect(notice?.body).toMatch(/^【央视网社区】.*请立即找回密码并联系客服。$/);
  });

  it('is not told about a call that was refused or has changed nothing', async () => {
    await signedIn();
    const wrong = { current_password: 'Wrong123!', ...passwords('new_password') };
    await owner.post(`${USER}/modify/password`, wrong);
    const sms_code = await owner.smsCode(PHONE, SMS_TYPE.bind);
    await owner.prove();
    expect((await owner.post(`${USER}/verification/mobile/binding`, { mobile: PHONE, sms_code })).code).toBe(
      0,
    );
    expect(await noticesWith('您的账号')).toEqual([]);
  });

  it('is told twenty times a day, so that nobody makes it cost', async () => {
    const before = await accountOf(fresh.db, 100_001);
    if (!before) throw new Error('There is no demo account.');
    const deliver = vi.fn(async () => {});
    const now = new Date(fresh.site.clock.ms);
    for (let time = 0; time < 25; time++)
      await tellOwner({ db: fresh.db, deliver }, { what: 'password', before, now });
    expect(deliver).toHaveBeenCalledTimes(2 * 20);
  });

  it('keeps the change when a notice cannot be sent, and the other address is told', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const before = await accountOf(fresh.db, 100_001);
    if (!before) throw new Error('There is no demo account.');
    const deliver = vi.fn(async () => {
      throw new Error('refused');
    });
    await tellOwner({ db: fresh.db, deliver }, { what: 'email', before, now: new Date() });
    expect(deliver).toHaveBeenCalledTimes(2);
    expect(log.mock.calls.flat().join()).toContain('notice of a change of email');
    log.mockRestore();
  });
});

describe('the table of changes', () => {
  const folder = join(root, 'examples/portal/server');
  /** Where statements write a password, phone or address of an account, and why no owner is told where none is. */
  const WRITERS: Readonly<Record<string, string>> = {
    'db/accounts.ts': 'setPassword and bindPhone, of the calls of the table',
    'bindings/email-binding.ts': 'a call of the table',
    'bindings/security-email-link.ts': 'only makes the address active, of which the call has told',
    'accounts/registrations.ts': 'only an account that is not active yet and has no owner',
  };

  it('has calls of the portal only', () => {
    const known = CALLS.map(({ method, path }) => `${method} ${path}`);
    expect(Object.keys(CHANGES).filter((call) => !known.includes(call))).toEqual([]);
  });

  it('knows each file that writes a password, phone or address', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const writers = files
      .filter((file) => file.endsWith('.ts') && !/^(demo|dev-console)\/|deletion/.test(file))
      .filter((file) =>
        /update accounts set[^;`']*?\b(password_hash|mobile|email|security_email\w*) = /s.test(
          readFileSync(join(folder, file), 'utf8'),
        ),
      );
    expect(writers.sort()).toEqual(Object.keys(WRITERS).sort());
  });

  it('has each call that uses such a file', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const using = files.filter(
      (file) =>
        file.endsWith('.ts') &&
        /\b(setPassword|bindPhone|setEmail)\(/.test(readFileSync(join(folder, file), 'utf8')),
    );
    const telling = files.filter(
      (file) => file.endsWith('.ts') && readFileSync(join(folder, file), 'utf8').includes('await tellOwner('),
    );
    expect(using.filter((file) => file !== 'db/accounts.ts').sort()).toEqual(telling.sort());
  });
});
