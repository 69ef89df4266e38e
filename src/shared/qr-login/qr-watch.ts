import { createQrCode, getQrStatus, type QrStatus } from '#api/sign-in/qr';
import { ERROR_CODES } from '#config/error-codes';
import { QR_MAX_FAILURES, QR_NOTICE_MS, QR_POLL_MS } from '#config/limits';
import { ApiError } from '#lib/api-error';
import { nearViewport } from '#lib/document/near-viewport';
import { pause } from '#lib/pause';
import { isRequesting, LOADING, type QrState } from './qr-state';
import { createRenewalDelay } from './renewal-delay';

type Options = {
  /** Where the code is shown; while it is out of sight, nothing is requested. */
  place?: Element | null;
  /** After so many codes that nobody has scanned, the next one waits for the viewer's request. */
  maxCodes?: number;
};

export type QrWatch = {
  /** Requests a new code now; does nothing while one is being requested. */
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
 * Requests a code and polls its status once a second until the viewer is signed in (QR-02 to QR-09). Two polls never
 * run at a time, and none runs while the page is hidden.
 * @param onChange called with each new state, except the first one, `LOADING`
 */
export function watchQr(
  onChange: (state: QrState) => void,
  { place, maxCodes = Infinity }: Options = {},
): QrWatch {
  let state = LOADING;
  let running = new AbortController();
  let unscanned = 0;
  const renewalDelay = createRenewalDelay();

  function update(next: Partial<QrState>): void {
    const changed = { ...state, ...next };
    const isNew = (Object.keys(changed) as (keyof QrState)[]).some((key) => changed[key] !== state[key]);
    state = changed;
    if (isNew) onChange(state);
  }

  /** Requests one code after another, and polls each until it ends. */
  async function run(): Promise<void> {
    running.abort();
    running = new AbortController();
    const { signal } = running;
    unscanned = 0;
    try {
      for (let hasExpired = false; ; hasExpired = true) {
        await untilVisible(place, signal);
        const code = await createQrCode({ signal });
        if (signal.aborted) return;
        unscanned += 1;
        const createdAt = performance.now();
        update({ ...LOADING, phase: 'waiting', code, hasExpired });
        if (hasExpired) void forgetPrevious(code, signal);
        if (!(await untilExpired(code, signal))) return;
        const renewalMs = renewalDelay(performance.now() - createdAt);
        const delayMs = unscanned < maxCodes ? renewalMs : null;
        update({ ...LOADING, phase: 'expired', isPaused: delayMs !== 0 });
        if (delayMs === null) return;
        if (delayMs > 0) await pause(delayMs, signal);
      }
      // Not `useSubmission`, because a failed poll is a state of the code.
    } catch (error) {
      if (!signal.aborted) update({ ...LOADING, phase: 'failed', error: apiError(error) });
    }
  }

  async function forgetPrevious(code: string, signal: AbortSignal): Promise<void> {
    await pause(QR_NOTICE_MS, signal);
    if (!signal.aborted && state.code === code) update({ hasExpired: false });
  }

  /**
   * @returns whether the code has expired, also if its sign-in was canceled on the phone (OQ-37)
   * @throws ApiError when too many polls in a row failed
   */
  async function untilExpired(code: string, signal: AbortSignal): Promise<boolean> {
    let failures = 0;
    let turnMs = QR_POLL_MS;
    for (;;) {
      await pause(turnMs, signal);
      await untilVisible(place, signal);
      if (signal.aborted) return false;
      const askedAt = performance.now();
      const { outcome, error = null, url = '' } = await poll(code, signal);
      if (signal.aborted) return false;

      failures = outcome === 'failed' ? failures + 1 : 0;
      if (failures === QR_MAX_FAILURES) throw error;
      if (outcome === 'expired') return true;
      if (outcome === 'waiting') update({ phase: 'waiting', error: null });
      if (outcome === 'scanned') unscanned = 0;
      if (outcome === 'scanned') update({ phase: 'scanned', error: null, hasExpired: false });
      if (outcome === 'review') update({ error: sameError(state.error, error) });
      if (outcome === 'refused') update({ ...LOADING, phase: 'refused', error });
      if (outcome === 'confirmed') update({ ...LOADING, phase: 'done', url });
      if (outcome === 'refused' || outcome === 'confirmed') return false;
      // A poll that took longer than its interval skips whole intervals; a server may ask for a longer wait.
      turnMs = error?.retryAfterMs ?? QR_POLL_MS - ((performance.now() - askedAt) % QR_POLL_MS);
    }
  }

  void run();
  return {
    refresh() {
      if (isRequesting(state)) return;
      update(LOADING);
      void run();
    },
    stop: () => running.abort(),
  };
}

async function poll(
  code: string,
  signal: AbortSignal,
): Promise<{ outcome: Outcome; url?: string; error?: ApiError }> {
  try {
    const response = await getQrStatus(code, { signal });
    return { outcome: response.status, ...(response.status === 'confirmed' && { url: response.url }) };
    // Not `useSubmission`, because a failed poll is a state of the code.
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

/** Waits until the page is visible, and the place in it. */
async function untilVisible(place: Element | null | undefined, signal: AbortSignal): Promise<void> {
  do {
    await untilPageVisible(signal);
    if (place && !signal.aborted) await nearViewport(place, signal, 0);
  } while (document.visibilityState === 'hidden' && !signal.aborted);
}

function untilPageVisible(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.visibilityState === 'hidden' && !signal.aborted) return;
      document.removeEventListener('visibilitychange', look);
      signal.removeEventListener('abort', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', look);
    look();
  });
}
