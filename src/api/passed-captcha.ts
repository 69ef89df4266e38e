import { CAPTCHA_TYPE_DYNAMIC, DYNAMIC_CAPTCHA_TYPES } from '../config/wire';
import type { Fields } from '../lib/transport/http';

/** Slide puzzle, or words to click (CAPT-01). */
export type CaptchaKind = keyof typeof DYNAMIC_CAPTCHA_TYPES;

/** A passed captcha, to be handed to the call it was asked for (CAPT-07). It is good for one call. */
export type PassedCaptcha = { kind: CaptchaKind; passCode: string };

/** The fields by which a call hands in a passed captcha (OQ-07). */
export function captchaFields({ kind, passCode }: PassedCaptcha): Fields {
  return {
    captcha_type: CAPTCHA_TYPE_DYNAMIC,
    dynamic_captcha_type: DYNAMIC_CAPTCHA_TYPES[kind],
    captcha_pass_code: passCode,
  };
}
