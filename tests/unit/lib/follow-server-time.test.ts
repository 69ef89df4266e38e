import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followServerTime } from '#lib/follow-server-time';
import { recordServerTime } from '#lib/server-time';

const NOW = Date.parse('2026-12-01T10:00:00Z');
const DAY_MS = 24 * 3_600_000;

/** Each test has servers that no other test knows. */
let count = 0;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  count += 1;
  // The clock of the API is that of the page.
  recordServerTime(header(NOW));
});
afterEach(() => {
  vi.useRealTimers();
});

/** Follows the time of a server until a time, and collects when it was looked at. */
function follow(untilMs: number, server?: string) {
  const seen: number[] = [];
  const stop = followServerTime(
    (nowMs) => {
      seen.push(nowMs);
      return nowMs < untilMs ? untilMs : Number.POSITIVE_INFINITY;
    },
    () => (server ? new URL(server) : null),
  );
  return { seen, stop };
}
const header = (ms: number) => new Date(ms).toUTCString();

describe('a follower of the time of a server', () => {
  it('is called exactly at a change that is further away than a timer can be', () => {
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

  it('is called when the page becomes visible after the device has slept', () => {
    const { seen, stop } = follow(NOW + DAY_MS);
    // The timers of a sleeping device stop.
    vi.setSystemTime(NOW + 2 * DAY_MS);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(seen).toEqual([NOW, NOW + 2 * DAY_MS]);
    stop();
    document.dispatchEvent(new Event('visibilitychange'));
    recordServerTime(header(NOW));
    expect(seen).toHaveLength(2);
  });

  it('has the time of the device until a response has that of the API', () => {
    const { seen, stop } = follow(NOW + DAY_MS);
    recordServerTime(undefined);
    expect(seen).toEqual([NOW]);
    recordServerTime(header(NOW + 3 * DAY_MS));
    expect(seen).toEqual([NOW, NOW + 3 * DAY_MS]);
    stop();
  });

  it('has the time of its server, also when another has answered later', () => {
    const first = `https://a${count}.example/applications`;
    const second = `https://b${count}.example/applications`;
    const followers = [follow(NOW + DAY_MS, first), follow(NOW + DAY_MS, second)];
    const last = () => followers.map(({ seen }) => Number(seen.at(-1)) - NOW);
    recordServerTime(header(NOW - DAY_MS));
    expect(last()).toEqual([-DAY_MS, -DAY_MS]);
    recordServerTime(header(NOW + DAY_MS), first);
    recordServerTime(header(NOW + 3 * DAY_MS), second);
    expect(last()).toEqual([DAY_MS, 3 * DAY_MS]);
    for (const { stop } of followers) stop();
  });
});
