import { pageSingleton } from '#page-config/page-singleton';

const clock = pageSingleton('server-clock', () => ({ aheadMs: 0 }));

/**
 * Records the `Date` header of a response of the API. A page on another origin can read it only if the API lists it in
 * `Access-Control-Expose-Headers`; without it, the device's clock counts.
 */
export function recordServerTime(header: unknown): void {
  const serverMs = Date.parse(String(header));
  if (serverMs > 0) clock.aheadMs = serverMs - Date.now();
}

/**
 * Returns the time of the server, in milliseconds since 1970: the server refuses signatures whose time is wrong, and a
 * viewer whose device has the wrong time could not sign in.
 */
export function serverNow(): number {
  return Date.now() + clock.aheadMs;
}
