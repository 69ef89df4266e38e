import type { ApiError } from '../../lib/api-error';

/**
 * Where a sign-in by QR code stands:
 * - `loading`: a code is being made
 * - `waiting`: the code can be scanned
 * - `scanned`: it was, and waits to be confirmed on the phone
 * - `expired`: it no longer counts, and a new one is being made
 * - `refused`: it was scanned with a client that may not sign in here
 * - `failed`: the service does not answer, or not with anything of use
 * - `done`: the viewer is signed in
 */
export type QrPhase = 'loading' | 'waiting' | 'scanned' | 'expired' | 'refused' | 'failed' | 'done';

export type QrState = {
  phase: QrPhase;
  /** The code as long as it can be scanned; empty otherwise. */
  code: string;
  /** The code before this one expired, and nobody has scanned since. */
  isReplacement: boolean;
  /** What went wrong, where the viewer is to be told. */
  error: ApiError | null;
  /** Where the server wants the viewer to go; empty when it does not say. */
  url: string;
};

export const LOADING: QrState = { phase: 'loading', code: '', isReplacement: false, error: null, url: '' };
