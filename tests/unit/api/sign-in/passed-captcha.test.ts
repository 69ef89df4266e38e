import { expect, it } from 'vitest';
import { captchaFields } from '#api/sign-in/passed-captcha';

it('a passed captcha is sent in three fields (OQ-07)', () => {
  expect(captchaFields({ kind: 'puzzle', passCode: 'P' })).toEqual({
    captcha_type: '1',
    dynamic_captcha_type: '1',
    captcha_pass_code: 'P',
  });
  expect(captchaFields({ kind: 'click', passCode: 'P' })).toMatchObject({ dynamic_captcha_type: '2' });
});
