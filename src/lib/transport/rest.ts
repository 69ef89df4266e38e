import { RETRY_AFTER_MAX_MS } from '../../config/limits';
import { pageSingleton } from '../../page-config/page-singleton';
import { ApiError } from '../api-error';

const BUSY_STATUSES = [429, 503];

/** Calls which the server asked to be left alone with, by request line; `until` is on the page's own clock. */
const resting = pageSingleton('resting', () => new Map<string, { until: number; status: number }>());

/**
 * Notes a `Retry-After` of a busy server.
 * @param header seconds, or a date as HTTP writes it
 * @returns how long to wait in milliseconds, at most an hour; null when the server asks for nothing
 */
export function restAfter(request: string, status: number, header: unknown): number | null {
  if (!BUSY_STATUSES.includes(status)) return null;
  const waitMs = waitOf(header);
  if (waitMs !== null) resting.set(request, { until: performance.now() + waitMs, status });
  return waitMs;
}

/** @throws ApiError while the server wants to be left alone with this call */
export function throwIfResting(request: string): void {
  const rest = resting.get(request);
  if (!rest) return;
  const retryAfterMs = rest.until - performance.now();
  if (retryAfterMs > 0) throw new ApiError({ kind: 'network', request, status: rest.status, retryAfterMs });
  resting.delete(request);
}

function waitOf(header: unknown): number | null {
  const written = String(header ?? '').trim();
  const waitMs = /^\d+$/.test(written) ? Number(written) * 1000 : Date.parse(written) - Date.now();
  return waitMs > 0 ? Math.min(waitMs, RETRY_AFTER_MAX_MS) : null;
}
