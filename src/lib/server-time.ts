import { pageSingleton } from '#page-config/page-singleton';
import { pageUrl } from './document/page-url';

const clocks = pageSingleton('server-clocks', () => ({
  /** How far the servers are ahead of the device, by origin. */
  aheadMs: new Map<string, number>(),
  followers: new Set<() => void>(),
}));
export const { followers } = clocks;

/** The header has whole seconds and takes time to arrive. */
const SIMILAR_MS = 10_000;

/**
 * Records the `Date` header of a response. A page on another origin can read it only if the server lists it in
 * `Access-Control-Expose-Headers`; without it, the device's clock counts.
 * @param url of the server; by default, that of the API
 */
export function recordServerTime(header: unknown, url?: string): void {
  const serverMs = Date.parse(String(header));
  if (!(serverMs > 0)) return;
  const origin = originOf(url);
  const aheadMs = serverMs - Date.now();
  // Of similar readings, the latest time is the nearest, and a clock that goes back would repeat a midnight.
  const backMs = Number(clocks.aheadMs.get(origin)) - aheadMs;
  if (backMs >= 0 && backMs < SIMILAR_MS) return;
  clocks.aheadMs.set(origin, aheadMs);
  for (const follow of followers) follow();
}

/**
 * Returns the time of a server, in milliseconds since 1970; while it is unknown, that of the API, or else of the device. The
 * API refuses signatures whose time is wrong, and a viewer whose device has the wrong time could not sign in.
 */
export function serverNow(url?: string | URL | null): number {
  const { aheadMs } = clocks;
  // While a print is made, there is no location, and no time is known.
  const known = aheadMs.size && (aheadMs.get(originOf(url)) ?? aheadMs.get(originOf()));
  return Date.now() + (known ?? 0);
}

/** The API has no address here: the doctor has this file, and does not read the configuration of a page. */
function originOf(url?: string | URL | null): string {
  return url ? new URL(url, pageUrl()).origin : '';
}
