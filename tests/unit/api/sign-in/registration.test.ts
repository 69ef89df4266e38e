import { describe, expect, it } from 'vitest';
import { FakeXhr, sent, setUpFakeXhr } from '../../../support/unit/fake-xhr';

const source = { from: 'desk', backurl: '/news', regBindAuth: '' };
/** Different, because each is sent from its own field. */
const passwords = { password: 'Abcd123!', confirmPassword: 'Other456!' };

async function load() {
  const { addConfigLayer } = await import('#page-config/scripts');
  addConfigLayer({ appid: 'demo', signing: { mode: 'off' } });
  return import('#api/sign-in/registration');
}

setUpFakeXhr();

describe('a registration by phone (API-23, APIMAP-16, REG-18, OQ-53)', () => {
  const account = { phone: '13900139000', smsCode: '123456', ...passwords, source };

  it('sends every field of the document, also the empty ones', async () => {
    FakeXhr.autoAnswer = (request) => request.answer({ code: 0, data: { sso: ['/a'], ticket: 'T' } });
    const { registerPhone } = await load();
    expect(await registerPhone(account)).toEqual({ sso: ['/a'], ticket: 'T' });
    expect(sent().fields).toEqual({
      mobile: '13900139000',
      password: 'Abcd123!',
      confirm_password: 'Other456!',
      sms_code: '123456',
      from: 'desk',
      backurl: '/news',
      reg_bind_auth: '',
      appid: 'demo',
    });
  });

  it.each([[null], [[]], [{}], [{ sso: null, ticket: null }]])(
    'returns no SSO endpoints for the data %j (REG-20)',
    async (data) => {
      FakeXhr.autoAnswer = (request) => request.answer({ code: 0, data });
      const { registerPhone } = await load();
      expect((await registerPhone(account)).ticket).toBe('');
    },
  );
});

it('a registration by email sends its captcha (API-24, APIMAP-17, REG-21)', async () => {
  FakeXhr.autoAnswer = (request) => request.answer({ code: 0 });
  const { registerEmail } = await load();
  await registerEmail({ email: 'a@b.cn', captcha: { kind: 'puzzle', passCode: 'P' }, ...passwords, source });
  expect(sent().line).toBe('POST /openapi/v2/user/register/email');
  expect(sent().fields).toEqual({
    email: 'a@b.cn',
    captcha_type: '1',
    dynamic_captcha_type: '1',
    captcha_pass_code: 'P',
    password: 'Abcd123!',
    confirm_password: 'Other456!',
    from: 'desk',
    backurl: '/news',
    reg_bind_auth: '',
    appid: 'demo',
  });
});
