import { setTimeout as wait } from 'node:timers/promises';
import { msToMidnight } from '#lib/time/shanghai-time';

/** Longer than a test needs from the beginning to its last look at the day's check-in. */
const ROOM_MS = 60_000;

/** Waits for midnight in China where it could fall into a test that checks in: the next day has no check-in. */
export async function awayFromMidnight(): Promise<void> {
  const leftMs = msToMidnight(Date.now());
  if (leftMs < ROOM_MS) await wait(leftMs);
}
