/** China has had one time zone and no summer time since 1992. */
const AHEAD_OF_UTC_MS = 8 * 3_600_000;

/** Returns the current year in China, independent of the viewer's time zone (SET-08, OQ-67). */
export function shanghaiYear(nowMs = Date.now()): number {
  return new Date(nowMs + AHEAD_OF_UTC_MS).getUTCFullYear();
}
