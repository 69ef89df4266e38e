import { setTimeout as wait } from 'node:timers/promises';

/**
 * SQLSTATEs of a statement or transaction that met another one and was rolled back: serialization failure and deadlock. A
 * server at the isolation level `serializable`, as distributed ones use, answers so in normal use.
 */
const COLLISIONS: ReadonlySet<unknown> = new Set(['40001', '40P01']);
const TIMES = 20;
const PAUSE_MS = 20;
const PAUSE_MAX_MS = 1000;

/**
 * Repeats what was rolled back by a collision, after a random pause that grows, so that the two do not meet again. Often, because
 * each of several collides with any of the others.
 */
export async function repeated<T>(run: () => Promise<T>): Promise<T> {
  for (let time = 1; ; time++) {
    try {
      return await run();
    } catch (error) {
      const isCollision = error instanceof Error && 'code' in error && COLLISIONS.has(error.code);
      if (!isCollision || time === TIMES) throw error;
      await wait(Math.random() * Math.min(PAUSE_MS * 2 ** time, PAUSE_MAX_MS));
    }
  }
}
