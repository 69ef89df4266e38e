import * as z from 'zod/mini';
import { SECURITY_EMAIL_READY } from '#config/wire';
import { withAsciiDomain } from '#lib/account-rules';
import type { Endpoint } from '#lib/transport/endpoint';
import { orEmpty, text } from '#lib/transport/schemas';
import { type CallOptions, call } from '../call';
import { captchaFields, type PassedCaptcha } from './passed-captcha';

export const VERIFY_ACCOUNT_ENDPOINT: Endpoint = {
  method: 'POST',
  path: '/openapi/v2/user/verification/account',
};
export const SECURITY_EMAIL_ENDPOINT: Endpoint = { method: 'POST', path: '/openapi/v2/user/secret/email' };
export const RESET_BY_PHONE_ENDPOINT: Endpoint = {
  method: 'POST',
  path: '/openapi/v2/user/mobile/reset/password',
  isSigned: true,
  hasPassword: true,
};
export const RESET_BY_MAIL_ENDPOINT: Endpoint = {
  method: 'POST',
  path: '/openapi/v2/user/forget/mail/reset/password',
  hasPassword: true,
};

/** The security email of an account: its partly masked address, and whether mails can be sent to it. */
export type MaskedSecurityEmail = { email: string; isReady: boolean };

export type PhoneReset = { phone: string; smsCode: string; password: string; confirmPassword: string };

/** Parameters of the link in a reset mail (RECOV-14). */
export type MailLink = { code: string; operation: string; email: string };
export type MailReset = MailLink & { password: string; confirmPassword: string };

const securityEmail = orEmpty(z.object({ email: text, status: text }));

/** Verifies that an account exists and its password can be recovered (APIMAP-18). */
export async function verifyAccount(
  { account, captcha }: { account: string; captcha: PassedCaptcha },
  options?: CallOptions,
): Promise<void> {
  const fields = { account: withAsciiDomain(account), ...captchaFields(captcha) };
  await call(VERIFY_ACCOUNT_ENDPOINT, z.unknown(), fields, options);
}

/** Loads the security email of an account (APIMAP-19); it is ready only if its status is 2 (OQ-15). */
export async function getSecurityEmail(account: string, options?: CallOptions): Promise<MaskedSecurityEmail> {
  const fields = { account: withAsciiDomain(account) };
  const { email, status } = await call(SECURITY_EMAIL_ENDPOINT, securityEmail, fields, options);
  return { email, isReady: email !== '' && status === SECURITY_EMAIL_READY };
}

/** Sets a new password with an SMS code (API-44, APIMAP-20). The request is encrypted and signed. */
export async function resetByPhone(
  { phone, smsCode, password, confirmPassword }: PhoneReset,
  options?: CallOptions,
): Promise<void> {
  const fields = {
    mobile: phone,
    sms_code: smsCode,
    new_password: password,
    confirm_password: confirmPassword,
  };
  await call(RESET_BY_PHONE_ENDPOINT, z.unknown(), fields, options);
}

/** Sets a new password with the code of a reset mail (API-45, APIMAP-21). */
export async function resetByMail(
  { password, confirmPassword, code, operation, email }: MailReset,
  options?: CallOptions,
): Promise<void> {
  const fields = {
    password,
    confirm_password: confirmPassword,
    code,
    operation,
    email: withAsciiDomain(email),
  };
  await call(RESET_BY_MAIL_ENDPOINT, z.unknown(), fields, options);
}
