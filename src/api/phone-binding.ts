import * as z from 'zod/mini';
import { ACCOUNT_ENDPOINTS } from '../config/account-endpoints';
import { fetchPicture } from '../lib/picture';
import { type CallOptions, call } from './call';

/** The picture of four letters that proves somebody real (API-36); each is good for one use. A `data:` address. */
export function getPictureCode(options?: CallOptions): Promise<string> {
  return fetchPicture(ACCOUNT_ENDPOINTS.pictureCode, options);
}

type Binding = {
  phone: string;
  smsCode: string;
  /** Where the viewer wants to go afterwards; left out when they did not say (PHONE-05). */
  service?: string | undefined;
};

/** Binds a phone to the viewer's account (API-32, APIMAP-05). */
export async function bindPhone({ phone, smsCode, service }: Binding, options?: CallOptions): Promise<void> {
  await call(
    ACCOUNT_ENDPOINTS.bindPhone,
    z.unknown(),
    { mobile: phone, sms_code: smsCode, service },
    options,
  );
}
