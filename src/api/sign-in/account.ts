import * as z from 'zod/mini';
import { SESSION_FRESH_MS } from '#config/limits';
import { isSignedOut } from '#lib/api-error';
import type { Endpoint } from '#lib/transport/endpoint';
import { flag, orEmpty, text } from '#lib/transport/schemas';
import { pageSingleton } from '#page-config/page-singleton';
import { confirmViewer, recordSignOut, type SessionState, session, viewerEpoch } from '#session/session';
import { type CallOptions, call } from '../call';

export const CHECK_LOGIN_ENDPOINT: Endpoint = {
  method: 'GET',
  path: '/openapi/v2/user/checkLogin',
  isSafe: true,
};

/** SSO endpoints and ticket for the portal's other domains (ENT-13); empty if the server sends none. */
export type SsoTicket = { sso: string[]; ticket: string };

/** SSO endpoints and ticket, returned by every sign-in call. */
export const ssoTicket = orEmpty(z.object({ sso: z.transform(textList), ticket: text }));
/** A successful response without `is_login` means signed in. */
export const loginCheck = orEmpty(
  z.object({ is_login: z._default(flag, true), nick_name: text, user_id: text }),
);
const check = pageSingleton('session-check', () => ({
  running: null as Promise<SessionState> | null,
  doneAt: Number.NEGATIVE_INFINITY,
}));

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
