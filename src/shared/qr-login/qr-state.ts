import type { CntvQrStateDetail } from '#config/events';
import type { ApiError } from '#lib/api-error';

export type QrPhase = CntvQrStateDetail['state'];

export type QrState = {
  phase: QrPhase;
  /** The code while it can be scanned; empty otherwise. */
  code: string;
  /** Whether the previous code has expired, while its message is shown. */
  hasExpired: boolean;
  /** Whether the next code is delayed, or waits for the viewer's request. */
  isPaused: boolean;
  /** The error to show; null when there is none. */
  error: ApiError | null;
  /** The URL from the server to redirect to; empty when it sent none. */
  url: string;
};

export const LOADING: QrState = {
  phase: 'loading',
  code: '',
  hasExpired: false,
  isPaused: false,
  error: null,
  url: '',
};

/** Whether a new code is being requested. */
export function isRequesting({ phase, isPaused }: QrState): boolean {
  return phase === 'loading' || (phase === 'expired' && !isPaused);
}
