import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordServerTime, serverNow } from '#lib/server-time';

const NOW = Date.parse('2026-12-01T10:00:00Z');
const HOUR_MS = 3_600_000;

/** Each test has a server that no other test knows. */
let count = 0;
let other: string;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  count += 1;
  // The clock of the API is that of the page.
  record(NOW);
  other = `https://other${count}.example/path`;
});
afterEach(() => {
  vi.useRealTimers();
});

const record = (ms: number, url?: string) => recordServerTime(new Date(ms).toUTCString(), url);

describe('the time of a server', () => {
  it('is that of its origin; while it is unknown that of the API, or else of the device', () => {
    expect([serverNow(), serverNow(other)]).toEqual([NOW, NOW]);
    record(NOW + HOUR_MS);
    expect([serverNow(), serverNow(other)]).toEqual([NOW + HOUR_MS, NOW + HOUR_MS]);
    record(NOW - HOUR_MS, other);
    vi.advanceTimersByTime(1000);
    const [api, another] = [serverNow(), serverNow(new URL('/', other))];
    expect([api - NOW, another - NOW]).toEqual([HOUR_MS + 1000, 1000 - HOUR_MS]);
  });

  it.each([undefined, '', 'yesterday'])('is not changed by the header %j', (header) => {
    record(NOW + HOUR_MS);
    recordServerTime(header);
    expect(serverNow()).toBe(NOW + HOUR_MS);
  });

  it('does not go back because a response was late', () => {
    record(NOW + HOUR_MS);
    record(NOW + HOUR_MS - 5000);
    expect(serverNow()).toBe(NOW + HOUR_MS);
    record(NOW + HOUR_MS + 5000);
    expect(serverNow()).toBe(NOW + HOUR_MS + 5000);
  });

  it('goes back when the clock of the server or the device was set', () => {
    record(NOW + HOUR_MS);
    record(NOW);
    expect(serverNow()).toBe(NOW);
  });
});
