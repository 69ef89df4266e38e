import { describe, expect, it } from 'vitest';
import { vipExpiry } from '#features/home/membership/vip-expiry';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const card = (expiresAt: string, status = '2', type = '2') => ({ expiresAt, status, type });

describe('the expiry date of a VIP membership', () => {
  it.each([
    ['2', '2', '2027-06-09'],
    ['1', '2', null],
    ['2', '1', null],
    ['2', '', null],
    ['02', '2', null],
    ['22', '2', null],
  ])('is that of a card with status %s and type %s: %s (VIP-06, PERM-07)', (status, type, date) => {
    expect(vipExpiry([card('2027-06-09 20:00:00', status, type)], NOW)).toBe(date);
  });

  it.each([
    ['yyyy-MM-dd HH:mm:ss', '2027-06-09 23:30:00'],
    ['seconds', String(Date.parse('2027-06-09T20:00:00+08:00') / 1000)],
    ['milliseconds', String(Date.parse('2027-06-09T20:00:00+08:00'))],
  ])('is parsed from %s and shown as yyyy-MM-dd in China (VIP-07, OQ-13)', (_, expiresAt) => {
    expect(vipExpiry([card(expiresAt)], NOW)).toBe('2027-06-09');
  });

  it.each([
    '2026-11-25',
    '2026/11/25',
    '20261125',
    '2026-11-25 00:00:00',
    '2026-11-25 00:00:00.0',
    '20261125000000',
    '2026-11-24T16:00:00Z',
    String(Date.parse('2026-11-25T00:00:00+08:00') / 1000),
    String(Date.parse('2026-11-25T00:00:00+08:00')),
  ])('of the day %s is shown to the end of that day in China (OQ-13)', (expiresAt) => {
    const end = Date.parse('2026-11-26T00:00:00+08:00');
    expect(vipExpiry([card(expiresAt)], end - 1)).toBe('2026-11-25');
    expect(vipExpiry([card(expiresAt)], end)).toBeNull();
  });

  it('of a time of day is shown until that time', () => {
    const end = Date.parse('2026-11-25T13:22:14+08:00');
    for (const expiresAt of ['2026-11-25 13:22:14.0', '20261125132214', '2026-11-25T05:22:14Z']) {
      expect(vipExpiry([card(expiresAt)], end - 1)).toBe('2026-11-25');
      expect(vipExpiry([card(expiresAt)], end)).toBeNull();
    }
  });

  it.each(['9999-12-31', '9999-12-31 23:59:59', '9999-12-31T23:59:59Z'])(
    'may be the last one: %s',
    (date) => {
      expect(vipExpiry([card(date)], NOW)).toBe('9999-12-31');
    },
  );

  it('is the latest of the active cards (OQ-13)', () => {
    const cards = ['2027-01-01', '2028-02-02', 'never', '2027-03-03'].map((date) => card(date));
    expect(vipExpiry([...cards, card('2030-01-01', '3')], NOW)).toBe('2028-02-02');
  });

  it.each([[[]], [[card('2026-11-20')]], [[card('')]], [[card('0')]], [[card('soon')]]])(
    'is missing for %j (VIP-08)',
    (cards) => {
      expect(vipExpiry(cards, NOW)).toBeNull();
    },
  );
});
