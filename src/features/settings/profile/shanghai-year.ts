/** China has had one time zone and no summer time since 1992. */
const AHEAD_OF_UTC_MS = 8 * 3_600_000;

/** The current year where the portal is, whatever the viewer's zone (SET-08, OQ-67). */
export function shanghaiYear(nowMs = Date.now()): number {
  return new Date(nowMs + AHEAD_OF_UTC_MS).getUTCFullYear();
}
