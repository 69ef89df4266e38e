import { describe, expect, it } from 'vitest';
import { answer, FakeXhr, setUpFakeXhr } from '../../../support/unit/fake-xhr';

async function answered(body: unknown) {
  answer(body);
  (await import('#page-config/scripts')).addConfigLayer({ appid: 'demo' });
  return import('#api/member/check-in');
}
const line = () => `${FakeXhr.last.method} ${FakeXhr.last.url.pathname}`;
const DAYS = { days_consecutive: '4', days_cumulative: 31 };

setUpFakeXhr();

describe('the check-in state (API-04, ENT-02, SIGN-02)', () => {
  it.each([
    [true, true],
    ['1', true],
    [0, false],
    [undefined, false],
  ])('is %j for signed %j', async (signed, isSigned) => {
    const { getCheckIn } = await answered({ code: 0, data: { ...DAYS, signed } });
    expect(await getCheckIn()).toEqual({ isSigned, consecutiveDays: 4, cumulativeDays: 31 });
    expect(line()).toBe('GET /openapi/v2/user/sign');
  });

  it.each([
    'none',
    [[7]],
    { signed: true, days_consecutive: -1, days_cumulative: 1 },
    { days_cumulative: 'x' },
  ])('is malformed as %j', async (data) => {
    const { getCheckIn } = await answered({ code: 0, data });
    await expect(getCheckIn()).rejects.toMatchObject({ kind: 'malformed' });
  });
});

describe('checking in (API-05, SIGN-04)', () => {
  it.each([
    [{ ...DAYS, signed: 1 }, true],
    [DAYS, true],
    [{ ...DAYS, signed: false }, false],
  ])('returns the counters of the response: %j', async (data, isSigned) => {
    const { checkIn } = await answered({ code: 0, data });
    expect(await checkIn()).toEqual({ isSigned, consecutiveDays: 4, cumulativeDays: 31 });
    expect(line()).toBe('POST /openapi/v2/user/sign');
  });
});
