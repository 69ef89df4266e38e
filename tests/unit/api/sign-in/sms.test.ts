import { describe, expect, it } from 'vitest';
import { FakeXhr, sent, setUpFakeXhr } from '../../../support/unit/fake-xhr';

setUpFakeXhr();

const load = () => import('#api/sign-in/sms');

describe('a code by SMS (API-41)', () => {
  it('is requested with number, type and pass code, and no other field (SMS-03, SMS-05, APIMAP-08)', async () => {
    FakeXhr.autoAnswer = (request) => request.answer({ code: 0 });
    const { SMS_TYPES, sendSmsCode } = await load();
    expect(SMS_TYPES).toEqual({ registration: 1, passwordReset: 2, phoneBinding: 3 });
    const proof = { kind: 'puzzle', passCode: 'P' } as const;
    await sendSmsCode({ phone: '13900139000', type: SMS_TYPES.registration, proof });
    expect(sent()).toEqual({
      line: 'POST /openapi/v2/user/verification/sms/code',
      fields: {
        mobile: '13900139000',
        send_type: '1',
        check_captcha: '1',
        captcha_pass_code: 'P',
        appid: '',
      },
    });
  });

  it('is requested with the picture code instead (SMS-04, APIMAP-09)', async () => {
    FakeXhr.autoAnswer = (request) => request.answer({ code: 0 });
    const { sendSmsCode } = await load();
    await sendSmsCode({ phone: '13900139000', type: 3, proof: { pictureCode: 'aB3d' } });
    expect(sent().fields).toEqual({
      mobile: '13900139000',
      send_type: '3',
      check_captcha: '1',
      captcha_type: '2',
      pic_code: 'aB3d',
      appid: '',
    });
  });
});
