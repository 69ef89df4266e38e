import * as z from 'zod/mini';
import type { Endpoint } from '#lib/transport/endpoint';
import { fetchPicture } from '#lib/transport/picture';
import { type CallOptions, call } from '../call';

export const PICTURE_CODE_ENDPOINT: Endpoint = {
  method: 'GET',
  path: '/openapi/v2/user/verification/pic/code',
  isPicture: true,
  isSafe: true,
};
export const BIND_PHONE_ENDPOINT: Endpoint = {
  method: 'POST',
  path: '/openapi/v2/user/verification/mobile/binding',
};

/** Loads a picture captcha with four letters as a `data:` URL (API-36). Each can be used once. */
export function getPictureCode(options?: CallOptions): Promise<string> {
  return fetchPicture(PICTURE_CODE_ENDPOINT, options);
}

type Binding = {
  phone: string;
  smsCode: string;
  /** Redirect target after the binding; omitted if there is none (PHONE-05). */
  service?: string | undefined;
};

/** Binds a phone to the viewer's account (API-32, APIMAP-05). */
export async function bindPhone({ phone, smsCode, service }: Binding, options?: CallOptions): Promise<void> {
  await call(BIND_PHONE_ENDPOINT, z.unknown(), { mobile: phone, sms_code: smsCode, service }, options);
}
