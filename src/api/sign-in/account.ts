import * as z from 'zod/mini';
import { SESSION_FRESH_MS } from '#config/limits';
import { withAsciiDomain } from '#lib/account-rules';
import { ApiError, isSignedOut } from '#lib/api-error';
import { pageUrl } from '#lib/document/page-url';
import type { Endpoint } from '#lib/transport/endpoint';
import { send } from '#lib/transport/http';
import { flag, orEmpty, text } from '#lib/transport/schemas';
import { getPageConfig } from '#page-config/page-config';
import { pageSingleton } from '#page-config/page-singleton';
import { confirmViewer, recordSignOut, type SessionState, session, viewerEpoch } from '#session/session';
import { type CallOptions, call } from '../call';
import { captchaFields, type PassedCaptcha } from './passed-captcha';

export const LOGIN_ENDPOINT: Endpoint = {
  method: 'POST',
  path: '/openapi/v2/user/login',
  isSigned: true,
  hasPassword: true,
};
export const CHECK_LOGIN_ENDPOINT: Endpoint = {
  method: 'GET',
  path: '/openapi/v2/user/checkLogin',
  isSafe: true,
};

export type Credentials = {
  account: string;
  password: string;
  /** "Sign in automatically next time"; only the flag is sent (OQ-41). */
  autoLogin: boolean;
  captcha: PassedCaptcha;
};

/** SSO endpoints and ticket for the portal's other domains (ENT-13); empty if the server sends none. */
export type SsoTicket = { sso: string[]; ticket: string };

/** SSO endpoints and ticket, returned by every sign-in call. */
export const ssoTicket = orEmpty(z.object({ sso: z.transform(textList), ticket: text }));
/** A successful response without `is_login` means signed in. */
const loginCheck = orEmpty(z.object({ is_login: z._default(flag, true), nick_name: text, user_id: text }));
const check = pageSingleton('session-check', () => ({
  running: null as Promise<SessionState> | null,
  doneAt: Number.NEGATIVE_INFINITY,
}));

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

/**
 * Checks whether the viewer is signed in (API-20) and updates the session. -10001 means signed out.
 * @throws ApiError for any other error
 */
export async function checkLogin(options?: CallOptions): Promise<SessionState> {
  const epoch = viewerEpoch();
  try {
    const { is_login, nick_name, user_id } = await call(CHECK_LOGIN_ENDPOINT, loginCheck, {}, options);
    if (viewerEpoch() !== epoch) return session.getState();
    if (is_login)
      confirmViewer({ ...(nick_name && { operatorName: nick_name }), ...(user_id && { userId: user_id }) });
    else recordSignOut({ hasExpired: true });
  } catch (error) {
    if (!isSignedOut(error)) throw error;
  }
  return session.getState();
}

/**
 * Returns the session state, checked by the server: one request per page for all widgets, repeated when the
 * state is stale. Never rejects: if the request fails, the session is unchanged.
 * @param ask makes the request; another one whose response tells who is signed in can stand for the session check
 */
export function ensureSession(ask: () => Promise<unknown> = checkLogin): Promise<SessionState> {
  const isFresh = performance.now() - check.doneAt < SESSION_FRESH_MS;
  if (isFresh && session.getState().status !== 'unknown') return Promise.resolve(session.getState());
  check.running ??= ask()
    .then(
      () => true,
      // Says who is signed in: nobody.
      isSignedOut,
    )
    .then((isKnown) => {
      if (isKnown) check.doneAt = performance.now();
      check.running = null;
      return session.getState();
    });
  return check.running;
}

/** Clears the session on sign-out; the next server check is not made before the state is stale (OQ-42). */
export function signOut(): void {
  check.doneAt = performance.now();
  recordSignOut();
}

/** Accepts a list of strings, which PHP may write as an object, or a single one. */
function textList(raw: unknown): string[] {
  const entries: unknown[] = typeof raw === 'object' ? Object.values(raw ?? {}) : [raw];
  return entries.filter((entry) => typeof entry === 'string' && entry !== '') as string[];
}
