import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { unload } from 'swr';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CheckInBox } from '#features/home/check-in/check-in-box';
import { areaLoader } from '#i18n/areas';
import type { Language } from '#i18n/languages';
import { loadChunk } from '#lib/chunk';
import { recordServerTime } from '#lib/server-time';
import { addConfigLayer } from '#page-config/scripts';
import { recordSignIn } from '#session/session';
import { HostProvider } from '#ui/host';
import { LanguageProvider } from '#ui/language';
import { ToastProvider } from '#ui/toast/toast';
import { catalogueIn } from '../../../../support/texts/catalogue-in';
import { CONDITION_LIMIT_MS } from '../../../../support/time-limits.mjs';
import { FakeXhr } from '../../../../support/unit/fake-xhr';
import { fakeHost } from '../../../../support/unit/host';
import { mount, press } from '../../../../support/unit/mount';

/** Saturday evening in London, Sunday in China. */
const NOW = Date.parse('2026-11-21T17:00:00Z');
const BUSY = '系统繁忙！请稍后重试！';
const NOT_SIGNED = { signed: false, days_consecutive: 4, days_cumulative: 31 };
const SIGNED = { signed: true, days_consecutive: 5, days_cumulative: 32 };

type Answer = (request: FakeXhr) => void;
const data =
  (value: unknown): Answer =>
  (request) =>
    request.answer({ code: 0, data: value });

let view: ReturnType<typeof mount>;
let read: Answer;
let write: Answer;

await loadChunk(areaLoader('member', 'zh-CN'));
await loadChunk(areaLoader('member', 'en'));

const settle = () => act(() => vi.advanceTimersByTimeAsync(200));
async function show(language?: Language) {
  render(language);
  await settle();
}
function render(language?: Language) {
  view = mount(box(), language && catalogueIn(language));
}
const box = () => (
  <HostProvider value={fakeHost()}>
    <ToastProvider>
      <CheckInBox />
    </ToastProvider>
  </HostProvider>
);
const button = () => view.get('[data-testid~=check-in-button]');
const text = (part: string) => view.part(part).textContent;
const toasts = () => view.all('[part=toast]').map((toast) => toast.textContent);
const lines = () => FakeXhr.sent.map(({ method }) => method);
async function checkIn() {
  press(button());
  await settle();
  // The text of a toast is rendered a frame after the toast.
  await settle();
}

// A loaded chunk suspends once, and React would not render again under fake timers.
beforeAll(async () => {
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
  for (const language of ['zh-CN', 'en'] as const) {
    render(language);
    await act(async () => {});
    view.unmount();
  }
});
beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  unload({ revalidate: false });
  FakeXhr.reset();
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
  FakeXhr.autoAnswer = (request) => (request.method === 'GET' ? read : write)(request);
  addConfigLayer({ appid: 'demo' });
  recordSignIn();
  read = data(NOT_SIGNED);
  write = data(SIGNED);
});
afterEach(() => {
  view.unmount();
  // The header has whole seconds.
  vi.setSystemTime(NOW);
  recordServerTime(new Date().toUTCString());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('formats its date after the first paint, because the data of Intl takes long to read', async () => {
  const format = vi.spyOn(Intl, 'DateTimeFormat');
  renderToString(<LanguageProvider value={catalogueIn('zh-CN')}>{box()}</LanguageProvider>);
  expect(format).not.toHaveBeenCalled();
  format.mockRestore();
  await show();
  expect(text('check-in-date')).toContain('星期日');
});

describe('the check-in box', () => {
  it.each([
    ['zh-CN', '2026年11月22日 星期日'],
    ['en', 'Sunday, November 22, 2026'],
  ] as const)('shows today’s date and weekday in China, in %s (SIGN-01)', async (language, date) => {
    await show(language);
    expect(text('check-in-date')).toBe(date);
  });

  it('shows whether the viewer has checked in (SIGN-02)', async () => {
    await show();
    expect([text('check-in-button'), button().getAttribute('aria-disabled')]).toEqual(['签到', null]);
    view.unmount();
    unload({ revalidate: false });
    read = data(SIGNED);
    await show();
    expect([text('check-in-button'), button().getAttribute('aria-disabled')]).toEqual(['已签到', 'true']);
    await checkIn();
    expect(lines()).toEqual(['GET', 'GET']);
  });

  it('shows consecutive and cumulative days (SIGN-03)', async () => {
    await show();
    expect(text('check-in-days')).toBe('连续签到 4 天 累计签到 31 天');
  });

  it('ticks those of the last seven days that the run proves (SIGN-03)', async () => {
    const days = () =>
      view.all('[data-testid~=check-in-week] > div').map((day) => {
        const name = day.textContent;
        return day.hasAttribute('data-done') ? `${name}✓` : name;
      });
    await show();
    expect(days()).toEqual(['一', '二', '三✓', '四✓', '五✓', '六✓', '日']);
    await checkIn();
    expect(days()).toEqual(['一', '二', '三✓', '四✓', '五✓', '六✓', '日✓']);
    view.unmount();
    unload({ revalidate: false });
    read = data({ signed: false, days_consecutive: 0, days_cumulative: 31 });
    await show();
    expect(days()).toEqual(['一', '二', '三', '四', '五', '六', '日']);
    view.unmount();
    unload({ revalidate: false });
    read = data({ signed: true, days_consecutive: 300, days_cumulative: 300 });
    await show();
    expect(days()).toEqual(['一✓', '二✓', '三✓', '四✓', '五✓', '六✓', '日✓']);
  });

  it('shows and announces the check-in only after a successful call, with its counters (SIGN-04)', async () => {
    await show();
    const announced = () => view.all('[role=status]').map(({ textContent }) => textContent);
    let answer = () => {};
    write = (request) => {
      answer = () => data(SIGNED)(request);
    };
    await checkIn();
    expect([text('check-in-button'), text('check-in-days'), announced()]).toEqual([
      '签到',
      '连续签到 4 天 累计签到 31 天',
      [],
    ]);
    await checkIn();
    expect(lines()).toEqual(['GET', 'POST']);
    answer();
    await settle();
    expect([text('check-in-button'), text('check-in-days')]).toEqual([
      '已签到',
      '连续签到 5 天 累计签到 32 天',
    ]);
    await vi.waitFor(() => expect(announced()).toEqual(['连续签到 5 天 累计签到 32 天']), {
      timeout: CONDITION_LIMIT_MS,
    });
    expect(lines()).toEqual(['GET', 'POST']);
  });

  it.each<[string, Answer, string]>([
    ['a negative code', (request) => request.answer({ code: -10004 }), BUSY],
    ['an HTTP error', (request) => request.answer('', 500), BUSY],
    ['a lost connection', (request) => request.fail(), BUSY],
    ['an answer that is no JSON', (request) => request.answer('{"code":0'), BUSY],
    ['an answer of another shape', data('none'), BUSY],
    ['counters of another kind', data({ ...SIGNED, days_cumulative: 'none' }), BUSY],
  ])('shows no check-in after %s, and enables the button again (SIGN-05)', async (_, answer, message) => {
    write = answer;
    await show();
    await checkIn();
    expect([text('check-in-button'), text('check-in-days')]).toEqual([
      '签到',
      '连续签到 4 天 累计签到 31 天',
    ]);
    expect(toasts()).toEqual([message]);
    write = data(SIGNED);
    await checkIn();
    expect(text('check-in-button')).toBe('已签到');
    expect(toasts()).toEqual([]);
  });

  it.each([null, [], {}, { signed: true }])(
    'loads the counters again after a response without them: %j (SIGN-04, OQ-97)',
    async (nothing) => {
      await show();
      write = data(nothing);
      read = data(SIGNED);
      await checkIn();
      expect([text('check-in-button'), text('check-in-days')]).toEqual([
        '已签到',
        '连续签到 5 天 累计签到 32 天',
      ]);
      expect([lines(), toasts()]).toEqual([['GET', 'POST', 'GET'], []]);
    },
  );

  it.each([
    ['a day ahead', 24],
    ['a day behind', -24],
    ['five hours ahead', 5],
  ])('has the date of the server where the clock of the device is %s (SIGN-01)', async (_, hours) => {
    const ahead = hours * 3_600_000;
    const onServer =
      (value: object): Answer =>
      (request) =>
        request.answer({ code: 0, data: value }, 200, { Date: new Date(Date.now() - ahead).toUTCString() });
    vi.setSystemTime(NOW + ahead);
    read = onServer(SIGNED);
    await show();
    await settle();
    expect([text('check-in-date'), text('check-in-button')]).toEqual(['2026年11月22日 星期日', '已签到']);
    read = onServer(NOT_SIGNED);
    // 01:00 in China.
    await act(() => vi.advanceTimersByTimeAsync(22 * 3_600_000));
    expect([text('check-in-date'), text('check-in-button')]).toEqual(['2026年11月22日 星期日', '已签到']);
    await act(() => vi.advanceTimersByTimeAsync(3_600_000));
    await settle();
    expect([text('check-in-date'), text('check-in-button')]).toEqual(['2026年11月23日 星期一', '签到']);
  });

  const dates = () => view.part('check-in-date').getAttribute('datetime');

  it.each([
    ['midnight in China', '2026-11-22', '2026-11-23'],
    ['the turn of the year in China', '2026-12-31', '2027-01-01'],
  ])('starts a new day exactly at %s', async (_, day, next) => {
    const midnight = Date.parse(`${next}T00:00:00+08:00`);
    vi.setSystemTime(midnight - 10 * 60_000);
    read = data(SIGNED);
    await show();
    read = data({ ...NOT_SIGNED, days_consecutive: 5, days_cumulative: 32 });
    await act(() => vi.advanceTimersByTimeAsync(midnight - Date.now() - 1));
    expect([dates(), text('check-in-button')]).toEqual([day, '已签到']);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(dates()).toBe(next);
    await settle();
    expect(text('check-in-button')).toBe('签到');
  });

  it('starts it at midnight by the server, also when a later response has told the time', async () => {
    const midnight = Date.parse('2027-01-01T00:00:00+08:00');
    const AHEAD_MS = 90 * 60_000;
    // The device is an hour and a half behind.
    vi.setSystemTime(midnight - AHEAD_MS - 10 * 60_000);
    await show();
    expect(dates()).toBe('2026-12-31');
    // Any call of the page.
    act(() => recordServerTime(new Date(Date.now() + AHEAD_MS).toUTCString()));
    const left = () => midnight - AHEAD_MS - Date.now();
    await act(() => vi.advanceTimersByTimeAsync(left() + 999));
    expect(dates()).toBe('2027-01-01');
    // A response that was on its way for a while does not bring the old day back.
    act(() => recordServerTime(new Date(Date.now() + AHEAD_MS - 3000).toUTCString()));
    expect(dates()).toBe('2027-01-01');
  });

  it('has the date of the server as soon as a response tells it', async () => {
    await show();
    act(() => recordServerTime(new Date(Date.now() + 24 * 3_600_000).toUTCString()));
    expect(dates()).toBe('2026-11-23');
  });

  it('has the date of the day when a page that was suspended becomes visible', async () => {
    await show();
    vi.setSystemTime(NOW + 24 * 3_600_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(dates()).toBe('2026-11-23');
  });
});
