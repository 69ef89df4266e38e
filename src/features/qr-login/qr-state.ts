import type { CntvQrStateDetail } from '../../config/events';
import type { ApiError } from '../../lib/api-error';

export type QrPhase = CntvQrStateDetail['state'];

/** How a code can end so that a new one follows at once. */
export type QrEnd = 'expired' | 'denied';

export type QrState = {
  phase: QrPhase;
  /** The code while it can be scanned; empty otherwise. */
  code: string;
  /** How the previous code ended, while its message is shown; otherwise null. */
  previous: QrEnd | null;
  /** The error to show; null when there is none. */
  error: ApiError | null;
  /** The URL from the server to redirect to; empty when it sent none. */
  url: string;
};

export const LOADING: QrState = { phase: 'loading', code: '', previous: null, error: null, url: '' };

/** Whether a new code is being requested. */
export function isRequesting(phase: QrPhase): boolean {
  return phase === 'loading' || phase === 'expired' || phase === 'denied';
}
