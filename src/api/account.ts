import * as z from 'zod/mini';
import { ERROR_CODES } from '../config/error-codes';
import { SESSION_FRESH_MS } from '../config/limits';
import { OAUTH_ONLY_ACCOUNT } from '../config/wire';
import { ApiError } from '../lib/api-error';
import type { Endpoint } from '../lib/transport/endpoint';
import { flag, httpAddress, orEmpty, text } from '../lib/transport/schemas';
import { pageSingleton } from '../page-config/page-singleton';
import { type SessionState, session, signedOut, stillSignedIn } from '../session/session';
import { type CallOptions, call } from './call';
import { captchaFields, type PassedCaptcha } from './passed-captcha';

export const LOGIN_ENDPOINT: Endpoint = { method: 'POST', path: '/openapi/v2/user/login', isSigned: true };
export const CHECK_LOGIN_ENDPOINT: Endpoint = {
  method: 'GET',
  path: '/openapi/v2/user/checkLogin',
  isSafe: true,
};
export const USER_INFO_ENDPOINT: Endpoint = { method: 'GET', path: '/openapi/v2/user/info', isSafe: true };

export type Credentials = {
  account: string;
  password: string;
  /** "Sign in automatically next time"; only the flag is sent (OQ-41). */
  autoLogin: boolean;
  captcha: PassedCaptcha;
};

/** How a sign-in is carried over to the portal's other domains (ENT-13); empty where the server sends nothing. */
export type SignOn = { sso: string[]; ticket: string };

/** ENT-01, APIMAP-22. */
export type UserInfo = {
  uid: string;
  nickName: string;
  /** http(s), or empty. */
  avatarUrl: string;
  account: string;
  isOauthOnly: boolean;
  lastLoginTime: string;
  sex: string;
  birthday: string;
  province: string;
  city: string;
};

/** How every call that signs somebody in says where else. */
export const signOnAnswer = orEmpty(z.object({ sso: z.transform(textList), ticket: text }));
/** A check that succeeds without saying more means yes. */
const loginCheck = orEmpty(z.object({ is_login: z._default(flag, true), nick_name: text }));
const userInfo = z.object({
  uid: text,
  nick_name: text,
  face_uri: httpAddress,
  account: text,
  last_login_time: text,
  sex: text,
  birthday: text,
  province: text,
  city: text,
});

const check = pageSingleton('session-check', () => ({
  running: null as Promise<SessionState> | null,
  doneAt: Number.NEGATIVE_INFINITY,
}));

/** Signs in with account and password (API-19, LOGIN-10); encrypted and signed. */
export async function login(
  { account, password, autoLogin, captcha }: Credentials,
  options?: CallOptions,
): Promise<SignOn> {
  const fields = { rem_login: autoLogin, account, password, ...captchaFields(captcha) };
  return call(LOGIN_ENDPOINT, signOnAnswer, fields, options);
}

/**
 * Asks whether the viewer is signed in (API-20), and tells the session. "Not logged in" is an answer here, no failure.
 * @throws ApiError for everything else
 */
export async function checkLogin(options?: CallOptions): Promise<SessionState> {
  const { since } = session.getState();
  try {
    const { is_login, nick_name } = await call(CHECK_LOGIN_ENDPOINT, loginCheck, {}, options);
    if (session.getState().since !== since) return session.getState();
    if (is_login) stillSignedIn(nick_name ? { operatorName: nick_name } : {});
    else signedOut();
  } catch (error) {
    if (!(error instanceof ApiError && error.code === ERROR_CODES.notLoggedIn)) throw error;
  }
  return session.getState();
}

/**
 * The session as the server knows it: asked once per page for all widgets, and again when the answer is old. Never
 * rejects: while the service fails, the session stays what it was.
 */
export function ensureSession(): Promise<SessionState> {
  const isFresh = performance.now() - check.doneAt < SESSION_FRESH_MS;
  if (isFresh && session.getState().status !== 'unknown') return Promise.resolve(session.getState());
  check.running ??= checkLogin()
    .then((state) => {
      check.doneAt = performance.now();
      return state;
    })
    .catch(() => session.getState())
    .finally(() => {
      check.running = null;
    });
  return check.running;
}

/** The viewer signs out: what is kept of them is cleared, and for a while the server is not asked whether it agrees (OQ-42). */
export function signOut(): void {
  check.doneAt = performance.now();
  signedOut();
}

/** The viewer's own data (API-01, APIMAP-22). The session learns name, avatar and kind of account. */
export async function getUserInfo(options?: CallOptions): Promise<UserInfo> {
  const { since } = session.getState();
  const answer = await call(USER_INFO_ENDPOINT, userInfo, {}, options);
  const { uid, account, sex, birthday, province, city } = answer;
  const known = { nickName: answer.nick_name, avatarUrl: answer.face_uri };
  const isOauthOnly = account === OAUTH_ONLY_ACCOUNT;
  if (session.getState().since === since) {
    stillSignedIn({ operatorName: known.nickName, avatarUrl: known.avatarUrl, isOauthOnly });
  }
  const lastLoginTime = answer.last_login_time;
  return { ...known, uid, account, isOauthOnly, lastLoginTime, sex, birthday, province, city };
}

/** A list of texts, or a single one. */
function textList(raw: unknown): string[] {
  return [raw].flat().filter((entry) => typeof entry === 'string' && entry !== '') as string[];
}
