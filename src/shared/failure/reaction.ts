import { ERROR_CODES, INLINE_CODES } from '../../config/error-codes';
import { SIGNED_OUT_TOAST_MS, TOAST_MS } from '../../config/limits';
import type { ApiError } from '../../lib/api-error';
import { ChunkError } from '../../lib/chunk';

/**
 * What a screen does about a failed call (doc 1 § 8). `text` names the source of its text; a reload is offered when a
 * chunk that the call needs failed to load again.
 */
export type Reaction =
  | { kind: 'none' }
  | { kind: 'inline'; text: 'code' }
  | { kind: 'toast'; text: 'code' | 'busy'; durationMs: number; offersReload?: boolean }
  | { kind: 'sign-in'; text: 'code'; durationMs: number };

const NONE: Reaction = { kind: 'none' };
const BUSY: Reaction = { kind: 'toast', text: 'busy', durationMs: TOAST_MS };
const RELOAD: Reaction = { ...BUSY, offersReload: true };

/**
 * The shared rule for failed calls (requirements ERR-01 to ERR-07).
 * @param error what the transport reported
 * @param inlineCodes further codes which this call's form shows itself, without a toast
 */
export function reactionTo(error: ApiError, inlineCodes: readonly number[] = []): Reaction {
  if (error.kind === 'aborted') return NONE;
  if (error.cause instanceof ChunkError && error.cause.needsReload) return RELOAD;
  if (error.kind !== 'refused' || error.code === null) return BUSY;
  if (error.code === ERROR_CODES.notLoggedIn)
    return { kind: 'sign-in', text: 'code', durationMs: SIGNED_OUT_TOAST_MS };
  if ([...INLINE_CODES, ...inlineCodes].includes(error.code)) return { kind: 'inline', text: 'code' };
  return { kind: 'toast', text: 'code', durationMs: TOAST_MS };
}
