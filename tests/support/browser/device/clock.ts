import type { Page } from 'puppeteer-core';

/** The clock and the timers of a device, changed while its pages are open. */
export class DeviceClock {
  private aheadMs = 0;
  private readonly pages: Page[] = [];

  /** To be called before the first page of a tab. */
  async control(page: Page): Promise<void> {
    this.pages.push(page);
    await page.evaluateOnNewDocument(replaceClock);
  }

  /** Sets the clock; timers continue. */
  async jump(byMs: number): Promise<void> {
    this.aheadMs += byMs;
    await this.change(0);
  }

  /** Suspends the device: the clock goes on, and every timer that was due meanwhile fires at once. */
  async sleep(ms: number): Promise<void> {
    this.aheadMs += ms;
    await this.change(ms);
  }

  private async change(wokenAfterMs: number): Promise<void> {
    const { aheadMs } = this;
    for (const page of this.pages) {
      await page.evaluateOnNewDocument(moveClock, aheadMs, 0);
      await page.evaluate(moveClock, aheadMs, wokenAfterMs);
    }
  }
}

type Clock = { aheadMs: number; fireDue(withinMs: number): void };

/** Runs in the page. */
function moveClock(aheadMs: number, wokenAfterMs: number): void {
  const { deviceClock } = window as unknown as { deviceClock: Clock };
  deviceClock.aheadMs = aheadMs;
  if (wokenAfterMs > 0) deviceClock.fireDue(wokenAfterMs);
}

/** Runs in the page, before any of its scripts. */
function replaceClock(): void {
  const RealDate = Date;
  const [start, stop] = [window.setTimeout, window.clearTimeout];
  type Timer = { run(): void; dueAt: number; everyMs: number | null; id: number };
  const timers = new Map<number, Timer>();
  const clock: Clock = {
    aheadMs: 0,
    fireDue(withinMs) {
      const due = [...timers].filter(([, { dueAt }]) => dueAt <= performance.now() + withinMs);
      for (const [key] of due) fire(key);
    },
  };
  let last = 0;

  function add(key: number, run: () => void, ms: number, everyMs: number | null): number {
    const id = start(() => fire(key), ms);
    timers.set(key, { run, dueAt: performance.now() + ms, everyMs, id });
    return key;
  }
  function fire(key: number): void {
    const timer = timers.get(key);
    if (!timer) return;
    remove(key);
    if (timer.everyMs !== null) add(key, timer.run, timer.everyMs, timer.everyMs);
    timer.run();
  }
  function remove(key: number | undefined): void {
    stop(timers.get(key ?? 0)?.id);
    timers.delete(key ?? 0);
  }
  const now = () => RealDate.now() + clock.aheadMs;
  class DeviceDate extends RealDate {
    constructor(...parts: [number]) {
      if (parts.length > 0) super(...parts);
      else super(now());
    }
    static override now = now;
  }
  const starter =
    (isRepeated: boolean) =>
    (run: (...values: unknown[]) => void, ms = 0, ...values: unknown[]) => {
      last += 1;
      return add(last, () => run(...values), ms, isRepeated ? ms : null);
    };
  Object.assign(window, {
    deviceClock: clock,
    Date: DeviceDate,
    setTimeout: starter(false),
    setInterval: starter(true),
    clearTimeout: remove,
    clearInterval: remove,
  });
}
