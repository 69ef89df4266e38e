import { beforeEach, describe, expect, it } from 'vitest';
import { DAY } from '../../../../examples/portal/server/config/settings';
import { BASE_TIME } from '../../../support/portal/client';
import { freshPortal } from '../../../support/portal/fresh-portal';

const SIGN = '/openapi/v2/user/sign';

const fresh = freshPortal();
beforeEach(async () => {
  await fresh.visitor.devConsole('session', { account: 'plain@example.com' });
});

const state = async () => (await fresh.visitor.get(SIGN)).data;
const checkIn = async () => (await fresh.visitor.post(SIGN, {})).data;
const days = (signed: boolean, consecutive: number, cumulative: number) => ({
  signed,
  days_consecutive: consecutive,
  days_cumulative: cumulative,
});

describe('the daily check-in (API-04, API-05, ENT-02)', () => {
  it('starts at zero and counts each day once', async () => {
    expect(await state()).toEqual(days(false, 0, 0));
    expect(await checkIn()).toEqual(days(true, 1, 1));
    expect(await Promise.all([checkIn(), checkIn(), checkIn()])).toEqual(Array(3).fill(days(true, 1, 1)));
    expect(await state()).toEqual(days(true, 1, 1));
  });

  it('counts consecutive days up to yesterday, and starts again after a gap', async () => {
    await checkIn();
    fresh.site.clock.ms += DAY;
    await fresh.visitor.devConsole('session', { account: 'plain@example.com' });
    expect(await state()).toEqual(days(false, 1, 1));
    expect(await checkIn()).toEqual(days(true, 2, 2));
    fresh.site.clock.ms += 2 * DAY;
    await fresh.visitor.devConsole('session', { account: 'plain@example.com' });
    expect(await state()).toEqual(days(false, 0, 2));
    expect(await checkIn()).toEqual(days(true, 1, 3));
  });

  it('changes the day at midnight in China', async () => {
    const midnight = Date.parse('2026-11-21T16:00:00Z');
    expect(midnight).toBeGreaterThan(BASE_TIME);
    fresh.site.clock.ms = midnight - 1000;
    await checkIn();
    fresh.site.clock.ms = midnight;
    expect(await state()).toEqual(days(false, 1, 1));
  });
});
