import * as z from 'zod/mini';
import { COOKIE_CHECK_MS } from '#config/limits';
import { withAsciiDomain } from '#lib/account-rules';
import { ApiError, isSignedOut } from '#lib/api-error';
import { pause } from '#lib/pause';
import type { Endpoint } from '#lib/transport/endpoint';
import { send } from '#lib/transport/http';
import { type CallOptions, call } from '../call';
import { CHECK_LOGIN_ENDPOINT, loginCheck, type SsoTicket, ssoTicket } from './account';
import { captchaFields, type PassedCaptcha } from './passed-captcha';
import { noteSignIn } from './signing-in';

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
 * @throws ApiError of the kind `blocked` when the browser has not kept the cookie (OQ-105)
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
  const sent = call(LOGIN_ENDPOINT, ssoTicket, fields, options);
  noteSignIn(sent);
  const response = await sent;
  // The SSO propagation may set the cookie.
  const hasPropagation = response.sso.length > 0 && response.ticket;
  if (!hasPropagation && (await isCookieBlocked(options)))
    throw new ApiError({ kind: 'blocked', request: '' });
  return response;
}

/** Whether the server does not recognize the viewer right after the sign-in; one request, with a short timeout. */
async function isCookieBlocked(options?: CallOptions): Promise<boolean> {
  const { method, path } = CHECK_LOGIN_ENDPOINT;
  // Not `call`, which would end a session that has not begun.
  const check = send({ method, path }, {}, options).then(
    (data) => z.safeParse(loginCheck, data).data?.is_login === false,
    isSignedOut,
  );
  return Promise.race([check, pause(COOKIE_CHECK_MS).then(() => false)]);
}
