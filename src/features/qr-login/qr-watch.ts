import { createQrCode, getQrStatus, type QrStatus } from '../../api/qr';
import { ERROR_CODES } from '../../config/error-codes';
import { QR_MOST_FAILURES, QR_POLL_MS } from '../../config/limits';
import { ApiError } from '../../lib/api-error';
import { LOADING, type QrState } from './qr-state';
import { pause, untilSeen } from './turns';

export type QrWatch = {
  /** Requests a new code; ignored while a request is pending. */
  refresh(): void;
  stop(): void;
};

type Outcome = QrStatus['status'] | 'unchanged' | 'refused' | 'review' | 'failed';

/** Codes that are a status and not a failure (OQ-37); -10001 is normal before the sign-in. */
const OUTCOMES: Readonly<Record<number, Outcome>> = {
  [ERROR_CODES.qrExpired]: 'expired',
  [ERROR_CODES.qrWrongClient]: 'refused',
  [ERROR_CODES.qrNotScanned]: 'waiting',
  [ERROR_CODES.qrUnderReview]: 'review',
  [ERROR_CODES.notLoggedIn]: 'unchanged',
};

/**
 * Requests a code and polls its status once a second until it is confirmed (QR-02 to QR-09). At most one
 * request is pending, and polling pauses while the page is hidden.
 * @param tell called with every new state except the first one, `LOADING`
 */
export function watchQr(tell: (state: QrState) => void): QrWatch {
  let state = LOADING;
  let round = new AbortController();

  function become(next: Partial<QrState>): void {
    const changed = { ...state, ...next };
    const isNew = (Object.keys(changed) as (keyof QrState)[]).some((key) => changed[key] !== state[key]);
    state = changed;
    if (isNew) tell(state);
  }

  /** Requests and watches one code after another. */
  async function live(): Promise<void> {
    round.abort();
    round = new AbortController();
    const { signal } = round;
    try {
      for (let isReplacement = false; ; isReplacement = true) {
        await untilSeen(signal);
        const code = await createQrCode({ signal });
        if (signal.aborted) return;
        become({ ...LOADING, phase: 'waiting', code, isReplacement });
        if (!(await untilExpired(code, signal))) return;
        become({ ...LOADING, phase: 'expired' });
      }
      // Not `useSubmit`, because a failed poll is a state of the code.
    } catch (error) {
      if (!signal.aborted) become({ ...LOADING, phase: 'failed', error: apiError(error) });
    }
  }

  /**
   * @returns false when the code ended without a confirmation
   * @throws ApiError when too many consecutive polls failed
   */
  async function untilExpired(code: string, signal: AbortSignal): Promise<boolean> {
    let failures = 0;
    let turnMs = QR_POLL_MS;
    for (;;) {
      await pause(turnMs, signal);
      await untilSeen(signal);
      if (signal.aborted) return false;
      const askedAt = performance.now();
      const { outcome, error = null, url = '' } = await ask(code, signal);
      if (signal.aborted) return false;

      failures = outcome === 'failed' ? failures + 1 : 0;
      if (failures === QR_MOST_FAILURES) throw error;
      if (outcome === 'expired') return true;
      if (outcome === 'waiting') become({ phase: 'waiting', error: null });
      if (outcome === 'scanned') become({ phase: 'scanned', error: null, isReplacement: false });
      if (outcome === 'review') become({ error: sameError(state.error, error) });
      if (outcome === 'refused') become({ ...LOADING, phase: 'refused', error });
      if (outcome === 'confirmed') become({ ...LOADING, phase: 'done', url });
      if (outcome === 'refused' || outcome === 'confirmed') return false;
      // A request that took longer than the interval skips whole intervals; Retry-After may extend the wait.
      turnMs = error?.retryAfterMs ?? QR_POLL_MS - ((performance.now() - askedAt) % QR_POLL_MS);
    }
  }

  void live();
  return {
    refresh() {
      if (state.phase === 'loading' || state.phase === 'expired') return;
      become(LOADING);
      void live();
    },
    stop: () => round.abort(),
  };
}

async function ask(
  code: string,
  signal: AbortSignal,
): Promise<{ outcome: Outcome; url?: string; error?: ApiError }> {
  try {
    const answer = await getQrStatus(code, { signal });
    return { outcome: answer.status, ...(answer.status === 'confirmed' && { url: answer.url }) };
    // Not `useSubmit`, because a failed poll is a state of the code.
  } catch (cause) {
    const error = apiError(cause);
    return { outcome: OUTCOMES[error.code ?? 0] ?? 'failed', error };
  }
}

/** Whether a refusal repeats the previous one. */
function sameError(before: ApiError | null, after: ApiError | null): ApiError | null {
  return before?.code === after?.code ? before : after;
}

function apiError(cause: unknown): ApiError {
  return cause instanceof ApiError ? cause : new ApiError({ kind: 'malformed', request: '', cause });
}
