import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writtenTime } from '#lib/time/written-time';

/** The times that have a year of four digits in every zone. */
const TIMES = { min: Date.UTC(1, 0, 2), max: Date.UTC(9999, 11, 30) };
const HOUR_MS = 3_600_000;

describe('a time in an attribute', () => {
  it.each([
    ['2026-12-01T18:00+08:00', '2026-12-01T10:00:00Z'],
    ['2026-12-01T18:00', '2026-12-01T10:00:00Z'],
    ['2026-12-01 18:00', '2026-12-01T10:00:00Z'],
    ['2026-12-01T18:00:30', '2026-12-01T10:00:30Z'],
    ['2026-12-01T18:00Z', '2026-12-01T18:00:00Z'],
    ['2026-12-01T18:00:00.000Z', '2026-12-01T18:00:00Z'],
    ['2026-12-01T18:00-05:00', '2026-12-01T23:00:00Z'],
    ['2026-12-01T24:00', '2026-12-01T16:00:00Z'],
    ['2028-02-29', '2028-02-28T16:00:00Z'],
  ])('%s is %s', (written, utc) => {
    expect(writtenTime(written)).toBe(Date.parse(utc));
  });

  it('without a time is the beginning of the day in China, or its end', () => {
    expect(writtenTime('2026-12-01')).toBe(Date.parse('2026-11-30T16:00Z'));
    expect(writtenTime('2026-12-01', '24:00')).toBe(Date.parse('2026-12-01T16:00Z'));
    expect(writtenTime('2026-12-01T18:00', '24:00')).toBe(Date.parse('2026-12-01T10:00Z'));
  });

  it.each([
    '',
    ' ',
    'soon',
    '1796054400000',
    '20261201',
    '2026-12',
    '2026-13-01',
    '2026-11-31',
    '2027-02-29',
    '2026-12-00',
    '2026-12-01T25:00',
    '2026-12-01T24:01',
    '2026-12-01T18:60',
    '2026-12-01T18',
    '2026-12-01T18:00+0800',
    '2026-12-01T18:00 GMT',
    '2026-12-01Z',
    '2026/12/01',
    '12/01/2026 18:00',
    '2026年12月1日',
    '2026-12-01T18：00',
    ' 2026-12-01',
    '2026-12-01\n',
  ])('“%s” is none', (written) => {
    expect(writtenTime(written)).toBeNaN();
    expect(writtenTime(written, '24:00')).toBeNaN();
  });

  it('is the one that was written, in any zone and with or without seconds', () => {
    const zones = fc.integer({ min: -12, max: 14 }).map((hours) => ({
      hours,
      zone: `${hours < 0 ? '-' : '+'}${String(Math.abs(hours)).padStart(2, '0')}:00`,
    }));
    fc.assert(
      fc.property(fc.integer(TIMES), zones, fc.constantFrom('T', ' '), (ms, { hours, zone }, separator) => {
        const local = new Date(ms + hours * HOUR_MS).toISOString().replace('Z', zone);
        expect(writtenTime(local.replace('T', separator))).toBe(ms);
        expect(writtenTime(new Date(ms).toISOString())).toBe(ms);
        const inChina = new Date(ms + 8 * HOUR_MS).toISOString();
        expect(writtenTime(inChina.slice(0, 16))).toBe(
          ms - (ms % 60_000) - (ms < 0 && ms % 60_000 ? 60_000 : 0),
        );
      }),
    );
  });

  it('is a number or none for any text', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789-:T Z+.'), maxLength: 30 });
    fc.assert(
      fc.property(fc.oneof(fc.string(), digits), (written) => {
        const ms = writtenTime(written);
        if (Number.isNaN(ms)) return;
        // The day in the zone of the text, or one of its neighbours in UTC.
        const days = [-1, 0, 1].map((day) => new Date(ms + day * 24 * HOUR_MS).toISOString().slice(0, 10));
        expect(days).toContain(written.slice(0, 10));
      }),
    );
  });

  it('rejects each day that its month does not have', () => {
    const days = fc.record({
      year: fc.integer({ min: 1000, max: 9999 }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 29, max: 99 }),
    });
    fc.assert(
      fc.property(days, ({ year, month, day }) => {
        const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
        const written = `${year}-${String(month).padStart(2, '0')}-${day}`;
        expect(Number.isNaN(writtenTime(written))).toBe(day > last);
      }),
    );
  });
});
