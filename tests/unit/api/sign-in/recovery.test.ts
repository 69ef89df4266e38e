import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, FakeXhr, sent, setUpFakeXhr } from '../../../support/unit/fake-xhr';

setUpFakeXhr();
beforeEach(() => answer({ code: 0 }));

it('the check of an account sends account and captcha (RECOV-03, APIMAP-18)', async () => {
  const { verifyAccount } = await import('#api/sign-in/recovery');
  await verifyAccount({ account: 'a@b.cn', captcha: { kind: 'puzzle', passCode: 'P' } });
  expect(sent()).toEqual({
    line: 'POST /openapi/v2/user/verification/account',
    fields: {
      account: 'a@b.cn',
      captcha_type: '1',
      dynamic_captcha_type: '1',
      captcha_pass_code: 'P',
      appid: '',
    },
  });
});

describe('the security email (RECOV-07, RECOV-08, APIMAP-19, ENT-15, OQ-15)', () => {
  it.each([
    [
      { email: 'd***@b.cn', status: 2 },
      { email: 'd***@b.cn', isReady: true },
    ],
    [
      { email: 'd***@b.cn', status: '2' },
      { email: 'd***@b.cn', isReady: true },
    ],
    [
      { email: 'd***@b.cn', status: 1 },
      { email: 'd***@b.cn', isReady: false },
    ],
    [
      { email: 'd***@b.cn', status: 20 },
      { email: 'd***@b.cn', isReady: false },
    ],
    [{ email: 'd***@b.cn' }, { email: 'd***@b.cn', isReady: false }],
    [
      { email: '', status: 2 },
      { email: '', isReady: false },
    ],
    [{ status: 2 }, { email: '', isReady: false }],
    [undefined, { email: '', isReady: false }],
    [[], { email: '', isReady: false }],
  ])('%j is %j', async (data, expected) => {
    answer({ code: 0, data });
    const { getSecurityEmail } = await import('#api/sign-in/recovery');
    expect(await getSecurityEmail('a@b.cn')).toEqual(expected);
    expect(sent()).toEqual({
      line: 'POST /openapi/v2/user/secret/email',
      fields: { account: 'a@b.cn', appid: '' },
    });
  });

  it('is malformed when the email is not a string', async () => {
    answer({ code: 0, data: { email: { address: 'x' }, status: 2 } });
    const { getSecurityEmail } = await import('#api/sign-in/recovery');
    await expect(getSecurityEmail('a@b.cn')).rejects.toMatchObject({ kind: 'malformed' });
  });
});

describe('a reset by SMS (RECOV-21, API-44, APIMAP-20)', () => {
  const reset = {
    phone: '13800138000',
    smsCode: '123456',
    password: 'Abc12345!',
    confirmPassword: 'Other456!',
  };

  it('never sends the new password unencrypted (WIRE-08)', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { resetByPhone } = await import('#api/sign-in/recovery');
    await expect(resetByPhone(reset)).rejects.toMatchObject({ kind: 'unsigned' });
    expect(FakeXhr.sent).toHaveLength(0);
  });

  it('sends the phone number, the SMS code and both passwords', async () => {
    const { addConfigLayer } = await import('#page-config/scripts');
    addConfigLayer({ appid: 'demo', signing: { mode: 'off' } });
    const { resetByPhone } = await import('#api/sign-in/recovery');
    await resetByPhone(reset);
    expect(sent()).toEqual({
      line: 'POST /openapi/v2/user/mobile/reset/password',
      fields: {
        mobile: '13800138000',
        sms_code: '123456',
        new_password: 'Abc12345!',
        confirm_password: 'Other456!',
        appid: 'demo',
      },
    });
  });
});

it('a reset by mail sends the code of the link (RECOV-22, API-45, APIMAP-21)', async () => {
  const { resetByMail } = await import('#api/sign-in/recovery');
  await resetByMail({
    password: 'Abc12345!',
    confirmPassword: 'Other456!',
    code: 'C',
    operation: 'reset',
    email: 'a@b.cn',
  });
  expect(sent()).toEqual({
    line: 'POST /openapi/v2/user/forget/mail/reset/password',
    fields: {
      password: 'Abc12345!',
      confirm_password: 'Other456!',
      code: 'C',
      operation: 'reset',
      email: 'a@b.cn',
      appid: '',
    },
  });
});
