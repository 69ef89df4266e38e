import { getUnreadCounts } from '../../api/inbox';
import { ERROR_CODES } from '../../config/error-codes';
import { ApiError } from '../../lib/api-error';
import { competeForLead } from '../../lib/leader';
import { pageSingleton } from '../../page-config/page-singleton';
import { session, stillSignedIn } from '../../session/session';
import { setUnread, unread } from '../../session/unread';
import { nextPollAt, pauseAfter } from './poll-plan';

/**
 * The single poller of the unread count (MSG-15, OQ-63): one per browser, because only the leading tab asks and all
 * others read what it shares. It never shows anything: failures are logged, "not logged in" just ends it.
 */
const poller = pageSingleton('unread-poller', () => ({
  watchers: 0,
  stop: () => {},
  running: null as Promise<void> | null,
  watchingSince: Date.now(),
  failures: 0,
  pausedUntil: 0,
  /** Failures of one sign-in say nothing about the next. */
  sessionSince: 0,
  spread: randomSpread(),
}));

/**
 * Keeps the unread count fresh for as long as anybody watches.
 * @returns ends this watch
 */
export function watchUnread(): () => void {
  let isWatching = true;
  poller.watchers += 1;
  if (poller.watchers === 1) poller.stop = competeForLead('unread', poll);
  return () => {
    if (!isWatching) return;
    isWatching = false;
    poller.watchers -= 1;
    if (poller.watchers === 0) poller.stop();
  };
}

/** Asks now, whatever is known; together with a question that is under way. Never rejects. */
export function refreshUnread(): Promise<void> {
  return ask();
}

/** Polls for as long as this tab leads. */
function poll(signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout>;

  function plan(isResuming = false): void {
    clearTimeout(timer);
    if (signal.aborted) return;
    if (poller.running) {
      void poller.running.then(() => plan(isResuming));
      return;
    }
    forgiveAfterSignIn();
    const now = Date.now();
    const at = nextPollAt(
      { ...poller, session: session.getState(), unread: unread.getState() },
      now,
      isResuming,
    );
    if (at !== null) timer = setTimeout(() => void ask(signal).then(() => plan()), Math.max(at - now, 0));
  }
  const endings = [session.subscribe(() => plan()), unread.subscribe(() => plan())];
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    for (const end of endings) end();
  });
  plan(true);
}

function ask(signal?: AbortSignal): Promise<void> {
  poller.running ??= askOnce(signal).finally(() => {
    poller.running = null;
  });
  return poller.running;
}

async function askOnce(signal?: AbortSignal): Promise<void> {
  const { since } = session.getState();
  try {
    const counts = await getUnreadCounts({ signal });
    poller.failures = 0;
    poller.pausedUntil = 0;
    poller.spread = randomSpread();
    // Whoever the answer was for has gone, or somebody else has come.
    if (session.getState().since !== since) return;
    stillSignedIn();
    setUnread(counts);
  } catch (error) {
    noteFailure(error);
  }
}

function noteFailure(error: unknown): void {
  const isApiError = error instanceof ApiError;
  if (isApiError && (error.kind === 'aborted' || error.code === ERROR_CODES.notLoggedIn)) return;
  poller.failures += 1;
  const retryAfterMs = isApiError ? error.retryAfterMs : null;
  poller.pausedUntil = Date.now() + pauseAfter(poller.failures, retryAfterMs, randomSpread());
  console.warn('cntv-widgets: the unread count could not be fetched:', String(error));
}

function forgiveAfterSignIn(): void {
  const { since } = session.getState();
  if (since === poller.sessionSince) return;
  poller.sessionSince = since;
  poller.failures = 0;
  poller.pausedUntil = 0;
}

function randomSpread(): number {
  return Math.random() * 2 - 1;
}
