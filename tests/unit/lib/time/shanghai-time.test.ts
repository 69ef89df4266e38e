import { afterEach, describe, expect, it, vi } from 'vitest';
import { msToMidnight, readTime, shanghaiDate, shanghaiYear, shownTime } from '#lib/time/shanghai-time';

const MS = Date.parse('2026-11-21T20:05:09+08:00');

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('a time of the server (OQ-14)', () => {
  it.each([
    ['seconds', String(MS / 1000), MS],
    ['milliseconds', String(MS), MS],
    ['a date and time in China', '2026-11-21 20:05:09', MS],
    ['a date and time without seconds', '2026-11-21 20:05', MS - 9_000],
    ['a date', '2026-11-21', Date.parse('2026-11-20T16:00:00Z')],
    ['0', '0', 0],
  ])('is read from %s', (_, text, ms) => {
    expect(readTime(text)).toBe(ms);
  });

  it.each(['', 'soon', '-1', '1.5', '2026-02-31', '2026-13-01', '2026-11-21 25:00', '999999999999999', '٣'])(
    'is not parsed from %j, which is shown unchanged',
    (text) => {
      expect(readTime(text)).toBeNull();
      expect(shownTime(text, -300_000)).toBe(text);
    },
  );

  it.each(['Asia/Shanghai', 'America/New_York', 'Pacific/Kiritimati'])(
    'is shown in China’s time zone to a viewer in %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      expect(shownTime(String(MS / 1000))).toBe('2026-11-21 20:05');
      expect(shownTime('2026-11-21 20:05:09')).toBe('2026-11-21 20:05');
      expect(shanghaiDate(MS)).toBe('2026-11-21');
      expect(msToMidnight(MS)).toBe(Date.parse('2026-11-21T16:00:00Z') - MS);
      expect(shanghaiYear(Date.parse('2026-12-31T16:00:00Z'))).toBe(2027);
    },
  );

  it('is shown without a time of day if it has none', () => {
    expect(shownTime('2026-11-21')).toBe('2026-11-21');
  });

  it('can be shifted across midnight', () => {
    expect(shownTime('2026-01-01 00:03:00', -300_000)).toBe('2025-12-31 23:58');
    expect(shownTime('2026-01-01', -300_000)).toBe('2025-12-31 23:55');
  });
});
