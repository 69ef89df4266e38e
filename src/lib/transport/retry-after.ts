import { RETRY_AFTER_MAX_MS } from '#config/limits';
import { pageSingleton } from '#page-config/page-singleton';
import { ApiError } from '../api-error';
import { serverNow } from '../server-time';

const BUSY_STATUSES = [429, 503];

/** Pending `Retry-After` delays by request line. `until` is in milliseconds of `performance.now()`. */
const delays = pageSingleton('retry-after', () => new Map<string, { until: number; status: number }>());

/**
 * Records the `Retry-After` header of a 429 or 503 response.
 * @param header seconds, or an HTTP date
 * @returns the delay in milliseconds, at most an hour; null without a delay
 */
export function recordRetryAfter(request: string, status: number, header: unknown): number | null {
  if (!BUSY_STATUSES.includes(status)) return null;
  const waitMs = waitOf(header);
  if (waitMs !== null) delays.set(request, { until: performance.now() + waitMs, status });
  return waitMs;
}

/** @throws ApiError while the `Retry-After` delay of this request lasts */
export function throwIfRetryPending(request: string): void {
  const delay = delays.get(request);
  if (!delay) return;
  const retryAfterMs = delay.until - performance.now();
  if (retryAfterMs > 0) throw new ApiError({ kind: 'network', request, status: delay.status, retryAfterMs });
  delays.delete(request);
}

function waitOf(header: unknown): number | null {
  const written = String(header ?? '').trim();
  const waitMs = /^\d+$/.test(written) ? Number(written) * 1000 : Date.parse(written) - serverNow();
  return waitMs > 0 ? Math.min(waitMs, RETRY_AFTER_MAX_MS) : null;
}
