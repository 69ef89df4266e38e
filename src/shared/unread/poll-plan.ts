import { SESSION_FRESH_MS, UNREAD_BACKOFF_MAX_MS, UNREAD_JITTER, UNREAD_POLL_MS } from '#config/limits';
import type { SessionState } from '#session/session';
import type { UnreadState } from '#session/unread';

export type PollState = {
  session: Pick<SessionState, 'status' | 'checkedAt'>;
  unread: Pick<NonNullable<UnreadState>, 'at'> | null;
  /** When this page started polling, in milliseconds since 1970. */
  watchingSince: number;
  /** End of the pause after failures, in milliseconds since 1970; in the past without a pause. */
  pausedUntil: number;
  /** Jitter from -1 to 1 within the allowed spread. */
  spread: number;
};

/**
 * Returns when to request the unread count next, in milliseconds since 1970; null while the viewer is signed
 * out. A time in the past means at once.
 * @param isResuming the page was just opened or became visible: counts younger than the interval are reused
 */
export function nextPollAt(state: PollState, nowMs: number, isResuming: boolean): number | null {
  if (isKnownSignedOut(state, nowMs)) return null;
  // A time in the future means that the clock was set back; it is ignored.
  const respondedAt = state.unread && state.unread.at <= nowMs ? state.unread.at : null;
  if (respondedAt === null) return Math.max(nowMs, state.pausedUntil);
  const interval = spreadOut(UNREAD_POLL_MS, state.spread);
  const dueAt = respondedAt + (isResuming ? Math.max(interval, UNREAD_POLL_MS) : interval);
  return Math.max(dueAt, state.pausedUntil);
}

/**
 * Returns the pause after failed requests, in milliseconds: doubled with every failure, up to an hour.
 * @param retryAfterMs value of the server's Retry-After header; null without one
 */
export function pauseAfter(failures: number, retryAfterMs: number | null, spread: number): number {
  const pauseMs = Math.min(UNREAD_POLL_MS * 2 ** (failures - 1), UNREAD_BACKOFF_MAX_MS / (1 + UNREAD_JITTER));
  return Math.max(spreadOut(pauseMs, spread), retryAfterMs ?? 0);
}

/**
 * Whether the viewer is signed out by a recent check. A stored state that was stale when this page opened
 * does not count, because the viewer may have signed in elsewhere on the portal.
 */
function isKnownSignedOut({ session, watchingSince }: PollState, nowMs: number): boolean {
  const { status, checkedAt } = session;
  return status === 'signed-out' && checkedAt > watchingSince - SESSION_FRESH_MS && checkedAt <= nowMs;
}

function spreadOut(ms: number, spread: number): number {
  return ms * (1 + UNREAD_JITTER * spread);
}
