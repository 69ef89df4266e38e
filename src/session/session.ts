import { createStore } from 'zustand/vanilla';
import { STORAGE_KEYS } from '#config/storage-keys';
import { readHttpAddress } from '#lib/http-address';
import { sharedValue } from '#lib/shared-value';
import { localStore } from '#lib/storage';
import { pageSingleton } from '#page-config/page-singleton';
import { endBegunWay } from './begun-way';
import { isStoredSession, storedViewer } from './stored-session';
import { resetUnread } from './unread';

/** Stored profile of the viewer (STATE-01). For display only: the server enforces permissions (PERM-09). */
export type StoredProfile = {
  operatorName: string;
  /** An http(s) URL, or the empty string. Stored only with an ID of the viewer, because names are not unique. */
  avatarUrl: string;
  /** ID of the viewer in the profile, and in the session check; empty where the server sends none. */
  uid: string;
  userId: string;
  /** Signed in through a third party, without a portal account (PERM-06). */
  isOauthOnly: boolean;
  /** Last shown entry of the member centre's menu; empty before the first one. Not used by the widgets. */
  activeMenu: string;
};

export type SessionStatus = 'unknown' | 'signed-in' | 'signed-out';

export type SessionState = StoredProfile & {
  status: SessionStatus;
  /** When the server last confirmed the status, in milliseconds since 1970. */
  checkedAt: number;
  /** When the current sign-in or sign-out happened. Identifies it, so that late responses for another can be dropped. */
  since: number;
  /** Whether the server ended the session, not the viewer. */
  hasExpired: boolean;
};

const NO_PROFILE: StoredProfile = {
  operatorName: '',
  avatarUrl: '',
  uid: '',
  userId: '',
  isOauthOnly: false,
  activeMenu: '',
};

/** The state before the first session check. */
export const UNKNOWN_SESSION: SessionState = {
  status: 'unknown',
  checkedAt: 0,
  since: 0,
  hasExpired: false,
  ...NO_PROFILE,
};

type KnownSession = SessionState & { status: 'signed-in' | 'signed-out' };

const page = pageSingleton('session', createSession);

/** Session store of the page, shared by all widgets and synchronised with other tabs. It contains no tokens. */
export const session = page.store;

/** Records a sign-in on this page and clears the data of the previous viewer. */
export function recordSignIn(profile: Partial<StoredProfile> = {}): void {
  const checkedAt = Date.now();
  const since = laterThan(session.getState().since, checkedAt);
  resetUnread();
  localStore.remove(STORAGE_KEYS.permissions);
  save({ ...NO_PROFILE, ...profile, status: 'signed-in', checkedAt, since, hasExpired: false });
}

/** Records that the server has confirmed the sign-in, and merges new profile data. */
export function confirmSignIn(profile: Partial<StoredProfile> = {}): void {
  const state = session.getState();
  const checkedAt = Date.now();
  const isNews = state.status !== 'signed-in';
  if (isNews) resetUnread();
  const since = isNews ? laterThan(state.since, checkedAt) : state.since;
  const known = isNews ? NO_PROFILE : state;
  save({ ...known, ...profile, status: 'signed-in', checkedAt, since, hasExpired: false }, true);
}

/**
 * Like `confirmSignIn`, for a response that may be about another viewer than the stored session, who has signed in outside the
 * widgets: with another ID, or with another name where no ID is known twice. A viewer with a new name and no ID gets a new
 * session, without what is requested again anyway: picture, counts and cached lists.
 */
export function confirmViewer(profile: Partial<StoredProfile>): void {
  const known = session.getState();
  const [by] = (['uid', 'userId', 'operatorName'] as const).filter((name) => known[name] && profile[name]);
  if (by && known[by] !== profile[by]) recordSignIn(profile);
  else confirmSignIn(profile);
}

/**
 * Records a sign-out and clears all stored data (STATE-02). When the page did not know the status, the viewer has not
 * changed: pending requests are answered for the same viewer, and the screen that sent them redirects to the sign-in.
 * Records nothing where the page asks for a sign-in over what it shows.
 * @param hasExpired whether the server ended the session
 */
export function recordSignOut({ hasExpired = false } = {}): void {
  const { status, since: before } = session.getState();
  const checkedAt = Date.now();
  const since = status === 'signed-out' ? before : laterThan(before, checkedAt);
  const state: SessionState = { ...NO_PROFILE, status: 'signed-out', checkedAt, since, hasExpired };
  if (isHeld(state)) return;
  resetUnread();
  localStore.remove(STORAGE_KEYS.permissions);
  save(state, status === 'unknown');
}

/**
 * Stores the menu entry of the section that a signed-in viewer sees (STATE-01). Where the storage holds another session or
 * none, the entry is stored with the next answer of the server: to the other tabs this session would be a change.
 */
export function storeActiveMenu(activeMenu: string): void {
  const state = session.getState();
  if (state.status !== 'signed-in' || state.activeMenu === activeMenu) return;
  if (storedViewer()?.since === state.since) save({ ...state, activeMenu }, true);
  else page.show({ ...state, activeMenu }, true);
}

/** Resets the status to unknown before the viewer leaves for a third party's sign-in page. */
export function resetSession(): void {
  resetUnread();
  save(UNKNOWN_SESSION);
}

/**
 * Returns the number of viewer changes on this page. Responses to requests sent before the last change belong to an
 * earlier viewer. When the server confirms a sign-in that the page did not know of, the viewer has not changed.
 */
export function viewerEpoch(): number {
  return page.viewer.epoch;
}

function save(state: SessionState, isSameViewer = false): void {
  const isConfirmation = isSameViewer && state.status === 'signed-in';
  page.show(state, isSameViewer);
  page.shared.write(isKnown(state) ? withoutNamesake(state) : null, isConfirmation);
  if (isKnown(state)) endBegunWay(isConfirmation);
}

/** Keeps `since` unique and increasing, even when the clock is set back. */
function laterThan(before: number, now: number): number {
  return Math.max(now, before + 1);
}

type Hold = (next: SessionState) => boolean;

/** Of all screens of the page, because the session is the page's. */
const holds = new Set<Hold>();

/**
 * Lets the screens of a signed-in viewer keep the session in place of one that has ended, or that another tab has begun.
 * @returns a function that ends it
 */
export function holdSession(hold: Hold): () => void {
  holds.add(hold);
  return () => void holds.delete(hold);
}

function isHeld(next: SessionState): boolean {
  return session.getState().status === 'signed-in' && [...holds].some((hold) => hold(next));
}

function isKnown(state: SessionState): state is KnownSession {
  return state.status !== 'unknown';
}

function createSession() {
  const shared = sharedValue(STORAGE_KEYS.session, readStored, (stored: KnownSession | null) => {
    const state = stored ?? UNKNOWN_SESSION;
    if (stored && isBefore(stored, store.getState())) return;
    if (!isHeld(state)) show(state);
    // The screens ask who it is; of the same viewer, both tabs then have the same session.
    else if (state.status === 'signed-in') show({ ...store.getState(), since: state.since }, true);
  });
  const store = createStore<SessionState>(() => shared.read() ?? UNKNOWN_SESSION);
  const viewer = { epoch: 0 };

  function show(state: SessionState, isSameViewer = false): void {
    if (!isSameViewer && state.since !== store.getState().since) viewer.epoch += 1;
    store.setState(state, true);
  }
  return { store, shared, viewer, show };
}

/**
 * Whether a session is the one before, of a tab that has not heard of the change yet. Only one of the times is earlier when the
 * server has confirmed it since, or the clock was set back.
 */
function isBefore(told: KnownSession, known: SessionState): boolean {
  return told.since < known.since && told.checkedAt <= known.checkedAt;
}

/** Validates a session from storage; returns null for an invalid one. */
function readStored(raw: unknown): KnownSession | null {
  if (!isStoredSession(raw) || (raw.status !== 'signed-in' && raw.status !== 'signed-out')) return null;
  const { status, checkedAt, since, operatorName, isOauthOnly } = raw;
  const { hasExpired = false, activeMenu = '', uid = '', userId = '' } = raw;
  const avatarUrl = readHttpAddress(raw.avatarUrl);
  const times = { status, checkedAt, since, hasExpired } as const;
  return withoutNamesake({ ...times, operatorName, avatarUrl, uid, userId, isOauthOnly, activeMenu });
}

/** Without a picture that may be of another viewer with the same name. */
function withoutNamesake(state: KnownSession): KnownSession {
  return state.uid || state.userId ? state : { ...state, avatarUrl: '' };
}
