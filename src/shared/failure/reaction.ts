import { ERROR_CODES, INLINE_CODES } from '../../config/error-codes';
import { SIGNED_OUT_TOAST_MS, TOAST_MS } from '../../config/limits';
import type { ApiError } from '../../lib/api-error';
import { ChunkError } from '../../lib/chunk';

/**
 * How a screen reacts to a failed request (doc 1 § 8). `text` names the source of the text shown. A restart
 * of the element is offered when a retry of a chunk that the request needs is useless.
 */
export type Reaction =
  | { kind: 'none' }
  | { kind: 'inline'; text: 'code' }
  | { kind: 'toast'; text: 'code' | 'busy' | 'cookieBlocked'; durationMs: number; offersRestart?: boolean }
  | { kind: 'sign-in'; text: 'code'; durationMs: number };

const NONE: Reaction = { kind: 'none' };
const BUSY: Reaction = { kind: 'toast', text: 'busy', durationMs: TOAST_MS };
const BLOCKED: Reaction = { ...BUSY, text: 'cookieBlocked' };
const RESTART: Reaction = { ...BUSY, offersRestart: true };

/**
 * Maps an error to a reaction by the shared rules (requirements ERR-01 to ERR-07).
 * @param error error of the request
 * @param inlineCodes further codes that the form shows inline, without a toast
 */
export function reactionTo(error: ApiError, inlineCodes: readonly number[] = []): Reaction {
  if (error.kind === 'aborted') return NONE;
  if (error.kind === 'blocked') return BLOCKED;
  if (error.cause instanceof ChunkError && error.cause.needsRestart) return RESTART;
  if (error.kind !== 'refused' || error.code === null) return BUSY;
  if (error.code === ERROR_CODES.notLoggedIn)
    return { kind: 'sign-in', text: 'code', durationMs: SIGNED_OUT_TOAST_MS };
  if ([...INLINE_CODES, ...inlineCodes].includes(error.code)) return { kind: 'inline', text: 'code' };
  return { kind: 'toast', text: 'code', durationMs: TOAST_MS };
}
