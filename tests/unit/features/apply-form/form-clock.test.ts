import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const NOW = Date.parse('2026-12-01T10:00:00Z');
const DAY_MS = 24 * 3_600_000;

let clock: typeof import('#features/apply-form/times/form-clock');

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers({ now: NOW });
  clock = await import('#features/apply-form/times/form-clock');
});
afterEach(() => {
  vi.useRealTimers();
});

/** Follows the clock until a time, and collects when it was looked at. */
function follow(untilMs: number) {
  const seen: number[] = [];
  const stop = clock.followFormClock((nowMs) => {
    seen.push(nowMs);
    return nowMs < untilMs ? untilMs : Number.POSITIVE_INFINITY;
  });
  return { seen, stop };
}

describe('the clock of a form', () => {
  it('looks exactly at the time of a change that is further away than a timer can be', () => {
    const change = NOW + 40 * DAY_MS + 1234;
    const { seen, stop } = follow(change);
    expect(seen).toEqual([NOW]);
    vi.advanceTimersByTime(40 * DAY_MS + 1233);
    expect(seen).not.toContain(change);
    vi.advanceTimersByTime(1);
    expect(seen.at(-1)).toBe(change);
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('looks again when the page becomes visible after the device has slept', () => {
    const { seen, stop } = follow(NOW + DAY_MS);
    // The timers of a sleeping device stop.
    vi.setSystemTime(NOW + 2 * DAY_MS);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(seen).toEqual([NOW, NOW + 2 * DAY_MS]);
    stop();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(seen).toHaveLength(2);
  });

  it('is that of the device until an answer tells the time of the server', () => {
    const { seen, stop } = follow(NOW + DAY_MS);
    clock.recordFormTime(Number.NaN);
    expect(clock.formNow()).toBe(NOW);
    clock.recordFormTime(NOW + 3 * DAY_MS);
    expect(seen).toEqual([NOW, NOW + 3 * DAY_MS]);
    vi.setSystemTime(NOW + 1000);
    expect(clock.formNow()).toBe(NOW + 3 * DAY_MS + 1000);
    stop();
  });
});
