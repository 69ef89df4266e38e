/** Timers of at least this time wait for `pass`. */
const HELD_FROM_MS = 1000;

type Timer = { run(): void; dueMs: number };

/** The clock of a page, which stands still until a test lets time pass, so that nothing depends on the speed of the machine. */
export type HeldTimers = {
  /** To be called before all scripts of the page. */
  control(page: Window): void;
  /** Lets time pass, and calls the timers that are due. */
  pass(ms: number): void;
  /** Lets time pass while the device sleeps, and wakes the page up: no timer is called. */
  sleep(ms: number): void;
};

export function heldTimers(startMs: number): HeldTimers {
  const held = new Map<number, Timer>();
  let nowMs = startMs;
  let page: Window & typeof globalThis;
  return {
    control(window) {
      page = window as Window & typeof globalThis;
      const { setTimeout: start, clearTimeout: stop } = page;
      page.Date.now = () => nowMs;
      page.setTimeout = ((run: () => void, ms = 0) => {
        const id = start.call(page, () => ms < HELD_FROM_MS && run(), ms < HELD_FROM_MS ? ms : 2 ** 31 - 1);
        if (ms >= HELD_FROM_MS) held.set(Number(id), { run, dueMs: nowMs + ms });
        return id;
      }) as never;
      page.clearTimeout = (id) => {
        (stop as (timer: unknown) => void).call(page, id);
        held.delete(Number(id));
      };
    },
    pass(ms) {
      nowMs += ms;
      for (const [id, { run, dueMs }] of held) {
        if (dueMs > nowMs) continue;
        held.delete(id);
        run();
      }
    },
    sleep(ms) {
      nowMs += ms;
      page.document.dispatchEvent(new page.Event('visibilitychange'));
    },
  };
}
