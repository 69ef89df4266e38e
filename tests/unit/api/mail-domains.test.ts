import { describe, expect, it } from 'vitest';
import { answer, FakeXhr, sent, setUpFakeXhr } from '../../support/unit/fake-xhr';

setUpFakeXhr();

const TYPED = 'user@例子.中国';
const SENT = 'user@xn--fsqu00a.xn--fiqs8s';
const captcha = { kind: 'puzzle', passCode: 'P' } as const;
const source = { from: '', backurl: '', regBindAuth: '' };
const passwords = { password: 'Abc12345!', confirmPassword: 'Abc12345!' };

/** Each call that sends an address, by the fields with it. */
const CALLS: readonly (readonly [fields: readonly string[], call: () => Promise<unknown>])[] = [
  [
    ['account'],
    async () =>
      (await import('#api/sign-in/login')).login({
        account: TYPED,
        password: 'Abc12345!',
        autoLogin: false,
        captcha,
      }),
  ],
  [
    ['email'],
    async () =>
      (await import('#api/sign-in/registration')).registerEmail({
        email: TYPED,
        ...passwords,
        captcha,
        source,
      }),
  ],
  [['email'], async () => (await import('#api/sign-in/mail')).sendMail({ email: TYPED, type: 1, captcha })],
  [
    ['account'],
    async () => (await import('#api/sign-in/recovery')).verifyAccount({ account: TYPED, captcha }),
  ],
  [['account'], async () => (await import('#api/sign-in/recovery')).getSecurityEmail(TYPED)],
  [
    ['email'],
    async () =>
      (await import('#api/sign-in/recovery')).resetByMail({
        ...passwords,
        code: 'c',
        operation: 'o',
        email: TYPED,
      }),
  ],
  [['email'], async () => (await import('#api/settings/security-email')).bindEmail(TYPED)],
  [
    ['email', 'new_email'],
    async () => (await import('#api/settings/security-email')).changeEmail({ email: TYPED, newEmail: TYPED }),
  ],
];

describe('an address with letters beyond ASCII in its domain', () => {
  it.each(CALLS)('is sent in ASCII by each call, in %j (OQ-108)', async (fields, call) => {
    const { addConfigLayer } = await import('#page-config/scripts');
    addConfigLayer({ signing: { mode: 'off' } });
    answer({ code: 0, data: {} });
    await call();
    for (const field of fields) expect(sent(FakeXhr.sent[0]).fields[field]).toBe(SENT);
  });
});
