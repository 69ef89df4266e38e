import type { ApiError } from '../../lib/api-error';

/**
 * Phase of a sign-in by QR code:
 * - `loading`: a code is being requested
 * - `waiting`: the code can be scanned
 * - `scanned`: the code was scanned and must be confirmed on the phone
 * - `expired`: the code has expired, and a new one is being requested
 * - `refused`: the code was scanned with a client that may not sign in here
 * - `failed`: requests failed or returned malformed responses
 * - `done`: the viewer is signed in
 */
export type QrPhase = 'loading' | 'waiting' | 'scanned' | 'expired' | 'refused' | 'failed' | 'done';

export type QrState = {
  phase: QrPhase;
  /** The code while it can be scanned; empty otherwise. */
  code: string;
  /** Whether the previous code expired and this one has not been scanned yet. */
  isReplacement: boolean;
  /** The error to show to the viewer. */
  error: ApiError | null;
  /** Redirect target given by the server; empty if there is none. */
  url: string;
};

export const LOADING: QrState = { phase: 'loading', code: '', isReplacement: false, error: null, url: '' };
