import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { msToMidnight, readTime, shanghaiDate, shanghaiYear, shownTime } from '#lib/time/shanghai-time';

const MS = Date.parse('2026-11-21T20:05:09+08:00');
/** A second from 1990 to 2100 in China. */
const second = fc
  .integer({ min: Date.UTC(1990, 0) / 1000, max: Date.UTC(2101, 0) / 1000 - 1 })
  .map((seconds) => seconds * 1000 - 8 * 3_600_000);

/** The clock of a zone, as `yyyy-MM-ddTHH:mm:ss`. */
const clock = (ms: number, aheadMinutes = 480) =>
  new Date(ms + aheadMinutes * 60_000).toISOString().slice(0, 19);

/** Every form of OQ-14, of one time. */
function formsOf(ms: number): Record<string, string> {
  const iso = clock(ms);
  const dashed = iso.replace('T', ' ');
  return {
    seconds: String(ms / 1000),
    milliseconds: String(ms),
    yyyyMMddHHmmss: iso.replace(/\D/g, ''),
    'yyyy-MM-dd HH:mm:ss': dashed,
    JDBC: `${dashed}.0`,
    'a fraction': `${dashed}.123456`,
    'yyyy/MM/dd HH:mm:ss': dashed.replaceAll('-', '/'),
    'ISO 8601 without a zone': iso,
    'ISO 8601 in UTC': `${clock(ms, 0)}Z`,
    'ISO 8601 with milliseconds': `${clock(ms, 0)}.000Z`,
    'ISO 8601 in China': `${iso}+08:00`,
    'ISO 8601 with a short zone': `${iso}+0800`,
    'ISO 8601 west of Greenwich': `${clock(ms, -210)}-03:30`,
    blanks: ` ${dashed}\n`,
  };
}

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('a time of the server (OQ-14)', () => {
  it('is the same in every form', () => {
    fc.assert(
      fc.property(second, (ms) => {
        const forms = Object.entries(formsOf(ms)).filter(
          // 10 digits are seconds, 13 are milliseconds: earlier times have fewer.
          ([form, text]) => form !== 'milliseconds' || text.length === 13,
        );
        for (const [form, text] of forms) {
          expect(readTime(text), form).toBe(ms);
          expect(shownTime(text), form).toBe(clock(ms).slice(0, 16).replace('T', ' '));
        }
      }),
    );
  });

  it('is shown as a day where it has no time of day', () => {
    fc.assert(
      fc.property(second, (ms) => {
        const day = clock(ms).slice(0, 10);
        for (const text of [day, day.replaceAll('-', '/'), day.replaceAll('-', '')])
          expect(shownTime(text)).toBe(day);
      }),
    );
  });

  it('may lack the seconds', () => {
    expect(readTime('2026-11-21 20:05')).toBe(MS - 9_000);
    expect(readTime('2026/11/21 20:05')).toBe(MS - 9_000);
    expect(readTime('2026-11-21T20:05+08')).toBe(MS - 9_000);
  });

  it.each(['', ' ', '0', '00000000', '0.0', '0000-00-00', '0000-00-00 00:00:00'])(
    'is nothing as %j',
    (text) => {
      expect(readTime(text)).toBeNull();
      expect(shownTime(text).trim()).toBe('');
      expect(shownTime(text, -300_000).trim()).toBe('');
    },
  );

  it.each([
    'soon',
    '-1',
    '1.5',
    '1',
    '99999999',
    '20260231',
    '20261301120000',
    '20261121250000',
    '2026-02-31',
    '2026-02-31 10:00:00',
    '2026-02-31T10:00:00Z',
    '2026-13-01',
    '2026-11-21 25:00',
    '2026-11/21',
    '2026-11-21 20:05:09+99:99',
    '12345678901',
    '999999999999',
    '999999999999999',
    '1989-12-31 23:59:59',
    '631123199',
    '2101-01-01',
    '9999-12-31 23:59:59',
    '9999999999999',
    '٣',
    '昨天 20:05',
  ])('is not read from %j, which is shown as it came', (text) => {
    expect(readTime(text)).toBeNull();
    expect(shownTime(text)).toBe(text);
    expect(shownTime(text, -300_000)).toBe(text);
  });

  it('of any text is read or shown as it came', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0129-/:. TZ+') })), (text) => {
        const ms = readTime(text);
        const shown = shownTime(text);
        if (ms === null) expect([text, '']).toContain(shown);
        else expect(shown).toMatch(/^(199\d|20\d\d|2100)-\d\d-\d\d( \d\d:\d\d)?$/);
      }),
      { numRuns: 2000 },
    );
  });

  it.each(['Asia/Shanghai', 'America/New_York', 'Pacific/Kiritimati'])(
    'is shown in China’s time zone to a viewer in %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      for (const [form, text] of Object.entries(formsOf(MS)))
        expect(shownTime(text), form).toBe('2026-11-21 20:05');
      expect(shanghaiDate(MS)).toBe('2026-11-21');
      expect(msToMidnight(MS)).toBe(Date.parse('2026-11-21T16:00:00Z') - MS);
      expect(shanghaiYear(Date.parse('2026-12-31T16:00:00Z'))).toBe(2027);
    },
  );

  it('can be shifted across midnight', () => {
    expect(shownTime('2026-01-01 00:03:00', -300_000)).toBe('2025-12-31 23:58');
    expect(shownTime('2026-01-01', -300_000)).toBe('2025-12-31 23:55');
    expect(shownTime('20260101', -300_000)).toBe('2025-12-31 23:55');
  });
});
