import { describe, expect, it } from 'vitest';
import { answer, sent, setUpFakeXhr } from '../../../support/unit/fake-xhr';

setUpFakeXhr();

describe('the mail call (API-42, APIMAP-07, MAIL-01, MAIL-02)', () => {
  it('sends address, type and captcha', async () => {
    answer({ code: 0 });
    const { MAIL_TYPES, sendMail } = await import('#api/sign-in/mail');
    expect(MAIL_TYPES).toEqual({ activation: 1, bindActivation: 2, passwordReset: 3 });
    await sendMail({
      email: 'a@b.cn',
      type: MAIL_TYPES.activation,
      captcha: { kind: 'puzzle', passCode: 'P' },
    });
    expect(sent()).toEqual({
      line: 'POST /openapi/v2/user/send/mail',
      fields: {
        email: 'a@b.cn',
        send_type: '1',
        captcha_type: '1',
        dynamic_captcha_type: '1',
        captcha_pass_code: 'P',
        appid: '',
      },
    });
  });
});
