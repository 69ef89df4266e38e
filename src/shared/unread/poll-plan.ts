import { SESSION_FRESH_MS, UNREAD_BACKOFF_MAX_MS, UNREAD_JITTER, UNREAD_POLL_MS } from '../../config/limits';
import type { SessionState } from '../../session/session';
import type { UnreadState } from '../../session/unread';

export type PollState = {
  session: Pick<SessionState, 'status' | 'checkedAt'>;
  unread: Pick<NonNullable<UnreadState>, 'at'> | null;
  /** When this page began to care. */
  watchingSince: number;
  /** Failures force a pause until then; 0 without one. */
  pausedUntil: number;
  /** From -1 to 1: where in the allowed spread this browser polls. */
  spread: number;
};

/**
 * When the unread count is to be asked for next, in milliseconds since 1970; null while there is no reason to. A
 * moment that has passed means at once.
 * @param isResuming the page was just opened or is seen again: an answer younger than the interval is good enough
 */
export function nextPollAt(state: PollState, nowMs: number, isResuming: boolean): number | null {
  if (isKnownSignedOut(state, nowMs)) return null;
  // An answer from the future: somebody has set the clock back.
  const answeredAt = state.unread && state.unread.at <= nowMs ? state.unread.at : null;
  if (answeredAt === null) return Math.max(nowMs, state.pausedUntil);
  const interval = spreadOut(UNREAD_POLL_MS, state.spread);
  const dueAt = answeredAt + (isResuming ? Math.max(interval, UNREAD_POLL_MS) : interval);
  return Math.max(dueAt, state.pausedUntil);
}

/**
 * How long to leave a failing service alone, in milliseconds: twice as long with every failure, up to an hour.
 * @param retryAfterMs what the service itself asks for
 */
export function pauseAfter(failures: number, retryAfterMs: number | null, spread: number): number {
  const pauseMs = Math.min(UNREAD_POLL_MS * 2 ** (failures - 1), UNREAD_BACKOFF_MAX_MS / (1 + UNREAD_JITTER));
  return Math.max(spreadOut(pauseMs, spread), retryAfterMs ?? 0);
}

/**
 * Signed out, and not merely as an earlier page left it: a kept answer that was old when this page opened is worth one
 * question, for a sign-in may have happened elsewhere on the portal.
 */
function isKnownSignedOut({ session, watchingSince }: PollState, nowMs: number): boolean {
  const { status, checkedAt } = session;
  return status === 'signed-out' && checkedAt > watchingSince - SESSION_FRESH_MS && checkedAt <= nowMs;
}

function spreadOut(ms: number, spread: number): number {
  return ms * (1 + UNREAD_JITTER * spread);
}
