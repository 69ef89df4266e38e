import { getUnreadCounts } from '#api/member/inbox';
import { UNREAD_POLL_MS } from '#config/limits';
import { ApiError, isSignedOut } from '#lib/api-error';
import { logMessage } from '#page-config/console-message';
import { pageSingleton } from '#page-config/page-singleton';
import { confirmSignIn, session, viewerEpoch } from '#session/session';
import { setUnread, unread } from '#session/unread';
import { nextPollAt, type PollState, pauseAfter } from './poll-plan';

/**
 * The poller of the unread count (MSG-15, OQ-63): one per page, while the page is visible. The tabs share counts and their
 * times, so that more tabs send no more requests. Failures are logged and never shown; -10001 ends the polling. Its own
 * times are those of `performance.now()`, because the device's clock can be set back while the page is open.
 */
const poller = pageSingleton('unread-poller', () => ({
  watchers: 0,
  stop: () => {},
  /** When this page received a count last. */
  countedAt: Number.NEGATIVE_INFINITY,
  running: null as Promise<unknown> | null,
  watchingSince: performance.now(),
  failures: 0,
  pausedUntil: Number.NEGATIVE_INFINITY,
  /** The `viewerEpoch` of the counted failures; they are reset for the next viewer. */
  epoch: viewerEpoch(),
  spread: randomSpread(),
}));

/**
 * Polls the unread count while there is at least one watcher.
 * @returns a function that ends this watch
 */
export function watchUnread(): () => void {
  let isWatching = true;
  poller.watchers += 1;
  if (poller.watchers === 1) poller.stop = whileVisible(poll);
  return () => {
    if (!isWatching) return;
    isWatching = false;
    poller.watchers -= 1;
    if (poller.watchers === 0) poller.stop();
  };
}

/** Requests the count now; joins a pending request. Never rejects. @returns the error of a failure */
export function refreshUnread(): Promise<unknown> {
  return ask();
}

/** Requests the count after a change of the messages, which a pending request may have missed. Never rejects. */
export async function recountUnread(): Promise<void> {
  await poller.running;
  await ask();
}

/** Calls a function whenever the page is or becomes visible; its signal aborts when the page is hidden, and at the end. */
function whileVisible(onVisible: (signal: AbortSignal) => void): () => void {
  let shown: AbortController | null = null;
  const end = () => {
    shown?.abort();
    shown = null;
  };
  const followVisibility = () => {
    if (document.visibilityState !== 'visible') end();
    else if (!shown) {
      shown = new AbortController();
      onVisible(shown.signal);
    }
  };
  document.addEventListener('visibilitychange', followVisibility);
  followVisibility();
  return () => {
    document.removeEventListener('visibilitychange', followVisibility);
    end();
  };
}

function poll(signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout>;

  function plan(isResuming = false): void {
    clearTimeout(timer);
    if (signal.aborted) return;
    if (poller.running) {
      void poller.running.then(() => plan(isResuming));
      return;
    }
    resetForNextViewer();
    const now = Date.now();
    const at = nextPollAt(pollState(now), now, isResuming);
    if (at === null) return;
    // Whatever times other tabs and the device's clock tell, the timer keeps half the interval.
    const pauseMs = poller.countedAt + UNREAD_POLL_MS / 2 - performance.now();
    timer = setTimeout(() => void ask(signal).then(() => plan()), Math.max(at - now, pauseMs, 0));
  }
  const unsubscribes = [session.subscribe(() => plan()), unread.subscribe(() => plan())];
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    for (const end of unsubscribes) end();
  });
  plan(true);
}

function pollState(nowMs: number): PollState {
  const offsetMs = nowMs - performance.now();
  return {
    session: session.getState(),
    unread: unread.getState(),
    watchingSince: poller.watchingSince + offsetMs,
    pausedUntil: poller.pausedUntil + offsetMs,
    spread: poller.spread,
  };
}

function ask(signal?: AbortSignal): Promise<unknown> {
  poller.running ??= askOnce(signal).finally(() => {
    poller.running = null;
  });
  return poller.running;
}

/** @returns the error of a failure */
async function askOnce(signal?: AbortSignal): Promise<unknown> {
  const epoch = viewerEpoch();
  try {
    const counts = await getUnreadCounts({ signal });
    poller.failures = 0;
    poller.pausedUntil = Number.NEGATIVE_INFINITY;
    poller.countedAt = performance.now();
    poller.spread = randomSpread();
    // The response belongs to an earlier viewer.
    if (viewerEpoch() === epoch) {
      confirmSignIn();
      setUnread(counts);
    }
    return undefined;
  } catch (error) {
    recordFailure(error);
    return error;
  }
}

function recordFailure(error: unknown): void {
  const known = error instanceof ApiError ? error : null;
  // A page that asks for a sign-in over what it shows has not ended the session.
  const isOver = isSignedOut(error) && session.getState().status !== 'signed-in';
  if (known?.kind === 'aborted' || isOver) return;
  poller.failures += 1;
  const retryAfterMs = known?.retryAfterMs ?? null;
  poller.pausedUntil = performance.now() + pauseAfter(poller.failures, retryAfterMs, randomSpread());
  logMessage('warn', 'cntv-widgets: the unread count could not be fetched:', String(error));
}

function resetForNextViewer(): void {
  if (viewerEpoch() === poller.epoch) return;
  poller.epoch = viewerEpoch();
  poller.failures = 0;
  poller.pausedUntil = Number.NEGATIVE_INFINITY;
  poller.countedAt = Number.NEGATIVE_INFINITY;
}

function randomSpread(): number {
  return Math.random() * 2 - 1;
}
