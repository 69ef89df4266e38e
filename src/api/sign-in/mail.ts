import * as z from 'zod/mini';
import { withAsciiDomain } from '#lib/account-rules';
import type { Endpoint } from '#lib/transport/endpoint';
import { type CallOptions, call } from '../call';
import { captchaFields, type PassedCaptcha } from './passed-captcha';

export const SEND_MAIL_ENDPOINT: Endpoint = { method: 'POST', path: '/openapi/v2/user/send/mail' };

/** Purpose of a mail (APIMAP-07). */
export const MAIL_TYPES = { activation: 1, bindActivation: 2, passwordReset: 3 } as const;

export type MailType = (typeof MAIL_TYPES)[keyof typeof MAIL_TYPES];

type Mail = {
  email: string;
  type: MailType;
  captcha: PassedCaptcha;
};

/** Requests a mail with a link (API-42). */
export async function sendMail({ email, type, captcha }: Mail, options?: CallOptions): Promise<void> {
  const fields = { email: withAsciiDomain(email), send_type: type, ...captchaFields(captcha) };
  await call(SEND_MAIL_ENDPOINT, z.unknown(), fields, options);
}
