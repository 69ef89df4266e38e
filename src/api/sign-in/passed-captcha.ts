import { CAPTCHA_TYPE_DYNAMIC, DYNAMIC_CAPTCHA_TYPES } from '#config/wire';
import type { Fields } from '#lib/transport/http';

/** Slider puzzle, or words to click (CAPT-01). */
export type CaptchaKind = keyof typeof DYNAMIC_CAPTCHA_TYPES;

/** Proof of a passed captcha, sent with the next request (CAPT-07). It can be used for one request only. */
export type PassedCaptcha = { kind: CaptchaKind; passCode: string };

/** Request fields with the proof of a passed captcha (OQ-07). */
export function captchaFields({ kind, passCode }: PassedCaptcha): Fields {
  return {
    captcha_type: CAPTCHA_TYPE_DYNAMIC,
    dynamic_captcha_type: DYNAMIC_CAPTCHA_TYPES[kind],
    captcha_pass_code: passCode,
  };
}
