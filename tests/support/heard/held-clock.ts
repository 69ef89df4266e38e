/** The time of the portal and of the pages in a transcript. */
export const NOON = Date.parse('2026-11-21T04:00:00Z');
/** Timers of at least this time wait until a journey lets it pass. */
export const HELD_FROM_MS = 1000;

/** The clock of a page in a transcript. */
export type HeldClock = {
  /** Lets time pass: calls the held timers that are due, one after the other, each at its time. */
  pass(ms: number): Promise<void>;
  /** Whether time passes, or short timers are waiting. */
  isBusy(): boolean;
  /** Time until the next held timer is due; the highest number without one. */
  untilNext(): number;
};

/**
 * Stops the clock of a page, so that nothing depends on the speed of the machine: countdowns, polls and the end of a
 * message wait for `pass`. Shorter timers, for example of a validation while somebody types, fire by themselves. Runs in the
 * page, before any of its scripts.
 */
export function holdClock(startMs: number, heldFromMs: number): void {
  const RealDate = Date;
  const { setTimeout: start, clearTimeout: stop } = window;
  const startTime = performance.now();
  const short = new Set<number>();
  const held = new Map<number, { run(): void; dueMs: number; everyMs: number | null }>();
  let aheadMs = 0;
  let isPassing = false;
  // Far above the numbers of the browser's own timers.
  let last = 1_000_000_000;

  class HeldDate extends RealDate {
    constructor(...parts: [number]) {
      if (parts.length > 0) super(...parts);
      else super(HeldDate.now());
    }
    static override now = () => startMs + aheadMs;
  }
  function hold(run: () => void, ms: number, everyMs: number | null): number {
    last += 1;
    held.set(last, { run, dueMs: aheadMs + ms, everyMs });
    return last;
  }
  function runShort(run: () => void, ms: number): number {
    const id = start(() => {
      short.delete(id);
      run();
    }, ms);
    short.add(id);
    return id;
  }
  function clear(id: number | undefined): void {
    stop(id);
    short.delete(id ?? 0);
    held.delete(id ?? 0);
  }
  const clock: HeldClock = {
    isBusy: () => isPassing || short.size > 0,
    untilNext: () =>
      Math.min(Number.MAX_SAFE_INTEGER, ...[...held.values()].map(({ dueMs }) => dueMs)) - aheadMs,
    async pass(ms) {
      const endMs = aheadMs + ms;
      isPassing = true;
      for (;;) {
        const [due] = [...held]
          .filter(([, { dueMs }]) => dueMs <= endMs)
          .sort(([, a], [, b]) => a.dueMs - b.dueMs);
        if (!due) break;
        const [id, { run, dueMs, everyMs }] = due;
        aheadMs = dueMs;
        if (everyMs === null) held.delete(id);
        else held.set(id, { run, everyMs, dueMs: dueMs + everyMs });
        run();
        // What the timer has changed is shown before the next one is due.
        await scheduler.postTask(() => {}, { priority: 'background' });
      }
      aheadMs = endMs;
      isPassing = false;
    },
  };
  Object.assign(window, {
    heldClock: clock,
    Date: HeldDate,
    // SWR gives the event of a listener as the time, which browsers take for none.
    setTimeout(run: (...values: unknown[]) => void, time: unknown = 0, ...values: unknown[]) {
      const ms = Number(time) || 0;
      return ms < heldFromMs ? runShort(() => run(...values), ms) : hold(() => run(...values), ms, null);
    },
    setInterval: (run: (...values: unknown[]) => void, ms = 0, ...values: unknown[]) =>
      hold(() => run(...values), Math.max(ms, 1), ms),
    clearTimeout: clear,
    clearInterval: clear,
  });
  performance.now = () => startTime + aheadMs;
}
