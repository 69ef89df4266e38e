import * as z from 'zod/mini';
import { withAsciiDomain } from '#lib/account-rules';
import type { Endpoint } from '#lib/transport/endpoint';
import type { Fields } from '#lib/transport/http';
import { type CallOptions, call } from '../call';
import { type SsoTicket, ssoTicket } from './account';
import { captchaFields, type PassedCaptcha } from './passed-captcha';

export const REGISTER_PHONE_ENDPOINT: Endpoint = {
  method: 'POST',
  path: '/openapi/v2/user/register/mobile',
  isSigned: true,
  hasPassword: true,
};
export const REGISTER_EMAIL_ENDPOINT: Endpoint = {
  method: 'POST',
  path: '/openapi/v2/user/register/email',
  isSigned: true,
  hasPassword: true,
};

/** Query parameters of the page about the registration; each is sent, empty if absent (OQ-53). */
export type RegistrationSource = { from: string; backurl: string; regBindAuth: string };

type NewAccount = { password: string; confirmPassword: string; source: RegistrationSource };
export type PhoneAccount = NewAccount & { phone: string; smsCode: string };
export type EmailAccount = NewAccount & { email: string; captcha: PassedCaptcha };

/** Registers a phone number (API-23, APIMAP-16, REG-18). The request is encrypted and signed. */
export async function registerPhone(
  { phone, smsCode, ...account }: PhoneAccount,
  options?: CallOptions,
): Promise<SsoTicket> {
  const fields = { mobile: phone, sms_code: smsCode, ...commonFields(account) };
  return call(REGISTER_PHONE_ENDPOINT, ssoTicket, fields, options);
}

/**
 * Registers an email address; the server sends an activation mail to it (API-24, APIMAP-17, REG-21). The
 * request is encrypted and signed.
 */
export async function registerEmail(
  { email, captcha, ...account }: EmailAccount,
  options?: CallOptions,
): Promise<void> {
  const fields = { email: withAsciiDomain(email), ...captchaFields(captcha), ...commonFields(account) };
  await call(REGISTER_EMAIL_ENDPOINT, z.unknown(), fields, options);
}

function commonFields({ password, confirmPassword, source }: NewAccount): Fields {
  const { from, backurl, regBindAuth } = source;
  return { password, confirm_password: confirmPassword, from, backurl, reg_bind_auth: regBindAuth };
}
