import * as z from 'zod/mini';
import { CAPTCHA_TYPE_PICTURE } from '#config/wire';
import type { Endpoint } from '#lib/transport/endpoint';
import type { Fields } from '#lib/transport/http';
import { type CallOptions, call } from '../call';
import type { PassedCaptcha } from './passed-captcha';

export const SMS_CODE_ENDPOINT: Endpoint = { method: 'POST', path: '/openapi/v2/user/verification/sms/code' };

/** Purpose of an SMS code (SMS-05). */
export const SMS_TYPES = { registration: 1, passwordReset: 2, phoneBinding: 3 } as const;
export type SmsType = (typeof SMS_TYPES)[keyof typeof SMS_TYPES];

/** Proof that the request is made by a person: a passed captcha (SMS-03) or a picture code (SMS-04). */
export type SmsProof = PassedCaptcha | { pictureCode: string };

type SmsRequest = { phone: string; type: SmsType; proof: SmsProof };

/** Requests an SMS code for a phone number (API-41, APIMAP-08, APIMAP-09). */
export async function sendSmsCode({ phone, type, proof }: SmsRequest, options?: CallOptions): Promise<void> {
  const fields = { mobile: phone, send_type: type, check_captcha: true, ...proofFields(proof) };
  await call(SMS_CODE_ENDPOINT, z.unknown(), fields, options);
}

function proofFields(proof: SmsProof): Fields {
  if ('passCode' in proof) return { captcha_pass_code: proof.passCode };
  return { captcha_type: CAPTCHA_TYPE_PICTURE, pic_code: proof.pictureCode };
}
