import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer, FakeXhr, sent, setUpFakeXhr } from '../../support/unit/fake-xhr';

const LIST = { code: 0, data: { total: 0, rows: [] } };
const FIRST = { page: 1, pageSize: 10 };
const SCREEN = { takesKept: true };

async function load() {
  return {
    ...(await import('#api/member/history')),
    ...(await import('#api/member/viewer')),
    ...(await import('#session/session')),
    ...(await import('#page-config/page-config')),
    ...(await import('#page-config/layers')),
  };
}

/** Asks early, and once more as the screen does. @returns how many requests were sent */
async function askTwice(between: (page: Awaited<ReturnType<typeof load>>) => void = () => {}, later = FIRST) {
  const page = await load();
  await page.getHistory(FIRST, { isKept: true }).catch(() => {});
  between(page);
  await page.getHistory(later, SCREEN).catch(() => {});
  return FakeXhr.sent.length;
}

setUpFakeXhr();
afterEach(() => {
  vi.useRealTimers();
});

it('an early call that is refused leaves the end of the session to the screen', async () => {
  answer({ code: -10001, message: 'x' });
  const { getHistory, recordSignIn, session } = await load();
  recordSignIn({ operatorName: '甲' });
  await getHistory(FIRST, { isKept: true, isEarly: true }).catch(() => {});
  expect(session.getState().status).toBe('signed-in');
  await expect(getHistory(FIRST, SCREEN)).rejects.toMatchObject({ code: -10001 });
  expect(session.getState().status).toBe('signed-out');
  expect(FakeXhr.sent).toHaveLength(1);
});

describe('a response that is kept', () => {
  it('is that of the screen which asks the same, once', async () => {
    answer(LIST);
    expect(await askTwice()).toBe(1);
    const { getHistory } = await load();
    await getHistory(FIRST, SCREEN);
    expect(FakeXhr.sent).toHaveLength(2);
  });

  it('is awaited while it is pending, also by a further early call', async () => {
    const { getHistory } = await load();
    const asked = [{ isKept: true }, { isKept: true }, SCREEN].map((options) => getHistory(FIRST, options));
    expect(FakeXhr.sent).toHaveLength(1);
    FakeXhr.last.answer(LIST);
    expect(await Promise.all(asked)).toEqual(Array(3).fill({ total: 0, items: [] }));
  });

  it('is returned in another frame than the next one', async () => {
    vi.useFakeTimers();
    const { getHistory } = await load();
    const pages = [1, 2].map((page) => ({ ...FIRST, page }));
    for (const query of pages) void getHistory(query, { isKept: true });
    for (const request of FakeXhr.sent) request.answer(LIST);
    const returned: number[] = [];
    for (const query of pages) void getHistory(query, SCREEN).then(() => returned.push(query.page));
    await vi.advanceTimersByTimeAsync(17);
    expect(returned).toEqual([1]);
    await vi.advanceTimersByTimeAsync(17);
    expect(returned).toEqual([1, 2]);
  });

  for (const [who, options] of [
    ['an early call', [{ isKept: true }, SCREEN]],
    ['the screen', [{ ...SCREEN, isKept: true }]],
  ] as const)
    it(`of ${who} tells the elements of the page who the viewer is, also after a screen has taken it`, async () => {
      answer({ code: 0, data: { uid: 1, nick_name: '甲' } });
      const { getUserInfo, ensureViewerName } = await load();
      for (const option of options) await getUserInfo(option);
      await ensureViewerName();
      expect(FakeXhr.sent).toHaveLength(1);
      await getUserInfo(SCREEN);
      expect(FakeXhr.sent).toHaveLength(2);
    });

  it('is not that of a call whose answer must be of now', async () => {
    answer(LIST);
    const { getHistory } = await load();
    await getHistory(FIRST, { isKept: true });
    await getHistory(FIRST);
    expect(FakeXhr.sent).toHaveLength(2);
  });

  it('is dropped when another viewer signs in over screens that are kept', async () => {
    answer(LIST);
    const { getHistory, recordSignIn, session } = await load();
    recordSignIn({ operatorName: '甲' });
    await getHistory(FIRST, { isKept: true });
    session.setState({ since: session.getState().since + 1 });
    await getHistory(FIRST, SCREEN);
    expect(FakeXhr.sent).toHaveLength(2);
  });

  it('is not that of another page of the list', async () => {
    answer(LIST);
    expect(await askTwice(undefined, { page: 2, pageSize: 10 })).toBe(2);
  });

  it('is dropped when the viewer changes', async () => {
    answer(LIST);
    expect(await askTwice(({ recordSignIn }) => recordSignIn({ operatorName: '乙' }))).toBe(2);
  });

  it('is dropped when the page is configured anew, because the API may be another one', async () => {
    answer(LIST);
    expect(await askTwice(({ addConfigLayer }) => addConfigLayer({ apiBase: '/other' }))).toBe(2);
    expect(sent().line).toBe('GET /other/openapi/v2/video/records');
  });

  it('is dropped when it is as old as a list that is requested again', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
    answer(LIST);
    const { getHistory } = await load();
    await getHistory(FIRST, { isKept: true });
    vi.advanceTimersByTime(30_001);
    await getHistory(FIRST, SCREEN);
    expect(FakeXhr.sent).toHaveLength(2);
  });

  it('is kept if the API has refused the call, and not if it has failed', async () => {
    answer({ code: -30001, message: 'no' });
    expect(await askTwice()).toBe(1);
    FakeXhr.reset();
    answer({ data: 'not a list' });
    FakeXhr.autoAnswer = (request) => request.fail();
    const { getHistory } = await load();
    await getHistory({ page: 3, pageSize: 10 }, { isKept: true }).catch(() => {});
    const failed = FakeXhr.sent.length;
    answer(LIST);
    await getHistory({ page: 3, pageSize: 10 }, SCREEN);
    expect(FakeXhr.sent.length).toBe(failed + 1);
  });
});
