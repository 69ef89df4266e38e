import { createStore } from 'zustand/vanilla';
import { STORAGE_KEYS } from '../config/storage-keys';
import { readHttpAddress } from '../lib/http-address';
import { sharedValue } from '../lib/shared-value';
import { pageSingleton } from '../page-config/page-singleton';
import { resetUnread } from './unread';

/** What is kept about the viewer (STATE-01). For display only: the server decides what anyone may do (PERM-09). */
export type Profile = {
  operatorName: string;
  /** An http(s) address, or empty. */
  avatarUrl: string;
  /** Came through a third party and has no account of the portal (PERM-06). */
  isOauthOnly: boolean;
};

export type SessionStatus = 'unknown' | 'signed-in' | 'signed-out';

export type SessionState = Profile & {
  status: SessionStatus;
  /** When the status was last confirmed by the server, in milliseconds since 1970. */
  checkedAt: number;
  /** When the present sign-in, or its absence, began; names it, so that late answers for another one are told apart. */
  since: number;
};

const NOBODY: Profile = { operatorName: '', avatarUrl: '', isOauthOnly: false };

/** Before anything is known. */
export const UNKNOWN_SESSION: SessionState = { status: 'unknown', checkedAt: 0, since: 0, ...NOBODY };

type KnownSession = SessionState & { status: 'signed-in' | 'signed-out' };

const page = pageSingleton('session', createSession);

/** Who is signed in: one store for all widgets of the page, in step with the browser's other tabs. No tokens. */
export const session = page.store;

/** A viewer has just signed in, here; whoever was signed in before is forgotten. */
export function signedIn(profile: Partial<Profile> = {}): void {
  const checkedAt = Date.now();
  const since = laterThan(session.getState().since, checkedAt);
  resetUnread();
  keep({ ...NOBODY, ...profile, status: 'signed-in', checkedAt, since });
}

/** The server confirms that the viewer is signed in, perhaps with something new about them. */
export function stillSignedIn(profile: Partial<Profile> = {}): void {
  const state = session.getState();
  const checkedAt = Date.now();
  const isNews = state.status !== 'signed-in';
  if (isNews) resetUnread();
  const since = isNews ? laterThan(state.since, checkedAt) : state.since;
  keep({ ...(isNews ? NOBODY : state), ...profile, status: 'signed-in', checkedAt, since }, true);
}

/** Nobody is signed in; everything kept is cleared (STATE-02). */
export function signedOut(): void {
  const { status, since: before } = session.getState();
  const checkedAt = Date.now();
  const since = status === 'signed-out' ? before : laterThan(before, checkedAt);
  resetUnread();
  keep({ ...NOBODY, status: 'signed-out', checkedAt, since });
}

/** Whether someone is signed in has to be asked anew: the viewer leaves for a third party's sign-in. */
export function forgetSession(): void {
  resetUnread();
  keep(UNKNOWN_SESSION);
}

/**
 * Counts the changes of viewer that this page has seen. Whatever was asked of the server before the last one belongs to
 * an earlier viewer. A sign-in that the server confirms to a page which did not know of it is no change.
 */
export function viewerEpoch(): number {
  return page.viewer.epoch;
}

function keep(state: SessionState, isSameViewer = false): void {
  page.show(state, isSameViewer);
  page.shared.write(isKnown(state) ? state : null);
}

/** Two sign-ins never share a moment, not even when the clock is set back in between. */
function laterThan(before: number, now: number): number {
  return Math.max(now, before + 1);
}

function isKnown(state: SessionState): state is KnownSession {
  return state.status !== 'unknown';
}

function createSession() {
  const shared = sharedValue(STORAGE_KEYS.session, readKept, (state: KnownSession | null) =>
    show(state ?? UNKNOWN_SESSION),
  );
  const store = createStore<SessionState>(() => shared.read() ?? UNKNOWN_SESSION);
  const viewer = { epoch: 0 };

  function show(state: SessionState, isSameViewer = false): void {
    if (!isSameViewer && state.since !== store.getState().since) viewer.epoch += 1;
    store.setState(state, true);
  }
  return { store, shared, viewer, show };
}

/** A session as kept in the browser's storage; null when it is none. */
function readKept(raw: unknown): KnownSession | null {
  const { status, checkedAt, since, operatorName, avatarUrl, isOauthOnly } = (raw ??
    {}) as Partial<KnownSession>;
  if (status !== 'signed-in' && status !== 'signed-out') return null;
  if (typeof checkedAt !== 'number' || typeof since !== 'number') return null;
  if (typeof operatorName !== 'string' || typeof isOauthOnly !== 'boolean') return null;
  return { status, checkedAt, since, operatorName, avatarUrl: readHttpAddress(avatarUrl), isOauthOnly };
}
