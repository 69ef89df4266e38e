import * as z from 'zod/mini';
import { withAsciiDomain } from '#lib/account-rules';
import { ApiError, isSignedOut } from '#lib/api-error';
import { pageUrl } from '#lib/document/page-url';
import type { Endpoint } from '#lib/transport/endpoint';
import { send } from '#lib/transport/http';
import { getPageConfig } from '#page-config/page-config';
import { type CallOptions, call } from '../call';
import { CHECK_LOGIN_ENDPOINT, loginCheck, type SsoTicket, ssoTicket } from './account';
import { captchaFields, type PassedCaptcha } from './passed-captcha';

export const LOGIN_ENDPOINT: Endpoint = {
  method: 'POST',
  path: '/openapi/v2/user/login',
  isSigned: true,
  hasPassword: true,
};

export type Credentials = {
  account: string;
  password: string;
  /** "Sign in automatically next time"; only the flag is sent (OQ-41). */
  autoLogin: boolean;
  captcha: PassedCaptcha;
};

/**
 * Signs in with account and password (API-19, LOGIN-10). The request is encrypted and signed.
 * @throws ApiError of the kind `blocked` when the browser has blocked the cookie of an API on another origin
 */
export async function login(
  { account, password, autoLogin, captcha }: Credentials,
  options?: CallOptions,
): Promise<SsoTicket> {
  const fields = {
    rem_login: autoLogin,
    account: withAsciiDomain(account),
    password,
    ...captchaFields(captcha),
  };
  const response = await call(LOGIN_ENDPOINT, ssoTicket, fields, options);
  if (await isCookieBlocked(options)) throw new ApiError({ kind: 'blocked', request: '' });
  return response;
}

/** Whether the server does not recognize the viewer right after the sign-in. Not checked on the page's own origin. */
async function isCookieBlocked(options?: CallOptions): Promise<boolean> {
  if (new URL(getPageConfig().apiBase, pageUrl()).origin === new URL(pageUrl()).origin) return false;
  try {
    // Not `call`, which would end a session that has not begun.
    return z.safeParse(loginCheck, await send(CHECK_LOGIN_ENDPOINT, {}, options)).data?.is_login === false;
  } catch (error) {
    return isSignedOut(error);
  }
}
