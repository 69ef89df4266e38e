import Tinypool from 'tinypool';

/** Thrown when too many calls wait for a thread. Nothing was done; the visitor can try again. */
export class Busy extends Error {}

const IDLE_MS = 60_000;
const START = new URL('./thread.mjs', import.meta.url).href;

/** The functions that a module exports for threads. */
type Functions = Readonly<Record<string, (task: never) => unknown>>;

/**
 * Returns a function that calls an exported function of a module in a thread beside the event loop. What computes for long
 * would otherwise stop all other visitors. Task and result are copied, so that a Buffer arrives as a Uint8Array. Threads
 * start with the first call and end after a minute without one.
 * @param most number of threads
 * @param waiting number of calls that may wait for a thread; one more throws `Busy`
 */
export function inThreads<F extends Functions>(module: URL, most: number, waiting: number) {
  let pool: Tinypool | undefined;
  let open = 0;
  return async <Name extends keyof F & string>(
    name: Name,
    task: Parameters<F[Name]>[0],
  ): Promise<Awaited<ReturnType<F[Name]>>> => {
    if (open >= most + waiting) throw new Busy(`${open} calls of ${name} wait.`);
    pool ??= new Tinypool({
      filename: START,
      runtime: 'worker_threads',
      minThreads: 0,
      maxThreads: most,
      idleTimeout: IDLE_MS,
    });
    open += 1;
    try {
      return await pool.run({ module: module.href, name, task }, { name: 'call' });
    } finally {
      open -= 1;
    }
  };
}
