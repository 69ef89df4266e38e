import * as z from 'zod/mini';
import { SECURITY_EMAIL_READY } from '../config/wire';
import type { Endpoint } from '../lib/transport/endpoint';
import { orEmpty, text } from '../lib/transport/schemas';
import { type CallOptions, call } from './call';
import { captchaFields, type PassedCaptcha } from './passed-captcha';

export const VERIFY_ACCOUNT_ENDPOINT: Endpoint = {
  method: 'POST',
  path: '/openapi/v2/user/verification/account',
};
export const SECURITY_EMAIL_ENDPOINT: Endpoint = { method: 'POST', path: '/openapi/v2/user/secret/email' };
export const RESET_BY_MOBILE_ENDPOINT: Endpoint = {
  method: 'POST',
  path: '/openapi/v2/user/mobile/reset/password',
  isSigned: true,
};
export const RESET_BY_MAIL_ENDPOINT: Endpoint = {
  method: 'POST',
  path: '/openapi/v2/user/forget/mail/reset/password',
};

/** The security e-mail of an account: its address, partly masked, and whether mails can be sent to it. */
export type SecurityEmail = { email: string; isReady: boolean };

export type MobileReset = { mobile: string; smsCode: string; password: string; confirmPassword: string };

/** What the link of a reset mail carries (RECOV-14). */
export type MailLink = { code: string; operation: string; email: string };
export type MailReset = MailLink & { password: string; confirmPassword: string };

const securityEmail = orEmpty(z.object({ email: text, status: text }));

/** Asks whether there is an account of this name whose password can be recovered (APIMAP-18). */
export async function verifyAccount(
  { account, captcha }: { account: string; captcha: PassedCaptcha },
  options?: CallOptions,
): Promise<void> {
  await call(VERIFY_ACCOUNT_ENDPOINT, z.unknown(), { account, ...captchaFields(captcha) }, options);
}

/** The security e-mail of an account (APIMAP-19); not ready unless its status is exactly 2 (OQ-15). */
export async function getSecurityEmail(account: string, options?: CallOptions): Promise<SecurityEmail> {
  const { email, status } = await call(SECURITY_EMAIL_ENDPOINT, securityEmail, { account }, options);
  return { email, isReady: email !== '' && status === SECURITY_EMAIL_READY };
}

/** Sets a new password with a code by SMS (API-44, APIMAP-20); encrypted and signed. */
export async function resetByMobile(
  { mobile, smsCode, password, confirmPassword }: MobileReset,
  options?: CallOptions,
): Promise<void> {
  const fields = { mobile, sms_code: smsCode, new_password: password, confirm_password: confirmPassword };
  await call(RESET_BY_MOBILE_ENDPOINT, z.unknown(), fields, options);
}

/** Sets a new password with the code of a mailed link (API-45, APIMAP-21). */
export async function resetByMail(
  { password, confirmPassword, code, operation, email }: MailReset,
  options?: CallOptions,
): Promise<void> {
  const fields = { password, confirm_password: confirmPassword, code, operation, email };
  await call(RESET_BY_MAIL_ENDPOINT, z.unknown(), fields, options);
}
