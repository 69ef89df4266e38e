import { QR_RENEWAL_DELAYS_MS, QR_SCANNABLE_MS } from '#config/limits';

/**
 * Slows down the renewal of codes that expire as soon as they are created, for example because the browser blocks the
 * service's cookies.
 * @returns a function that takes the lifetime of an expired code and returns the delay before the next one, or null if
 *   no code is to be created without a request
 */
export function createRenewalDelay(): (lifetimeMs: number) => number | null {
  let unusable = 0;
  return (lifetimeMs) => {
    unusable = lifetimeMs < QR_SCANNABLE_MS ? unusable + 1 : 0;
    return unusable === 0 ? 0 : (QR_RENEWAL_DELAYS_MS[unusable - 1] ?? null);
  };
}
