import { describe, expect, it } from 'vitest';
import { answer, FakeXhr, setUpFakeXhr } from '../../../support/unit/fake-xhr';

setUpFakeXhr();

describe('the unread counts (API-03, ENT-03)', () => {
  const get = async () => (await import('#api/member/inbox')).getUnreadCounts();

  it.each([
    [
      { subscribe_count: 4, system_count: 8 },
      { subscribe: 4, system: 8 },
    ],
    [
      { subscribe_count: '4', system_count: '0' },
      { subscribe: 4, system: 0 },
    ],
  ])('%j', async (data, counts) => {
    answer({ code: 0, data });
    expect(await get()).toEqual(counts);
    expect(FakeXhr.last.url.pathname).toBe('/openapi/v2/user/message/count');
  });

  it.each([
    'none',
    [[7]],
    { subscribe_count: 1.5 },
    { subscribe_count: -1, system_count: 0 },
    { subscribe_count: '', system_count: 0 },
  ])('are malformed as %j', async (data) => {
    answer({ code: 0, data });
    await expect(get()).rejects.toMatchObject({ kind: 'malformed' });
  });
});
