import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lists as english } from '#i18n/en/lists';
import type { Language } from '#i18n/languages';
import { lists as simplified } from '#i18n/zh-cn/lists';
import { lists as traditional } from '#i18n/zh-hant/lists';
import { RecordTime } from '#shared/list/record-time';
import { useLanguage } from '#ui/language';
import { catalogueIn } from '../../../support/texts/catalogue-in';
import { mount } from '../../../support/unit/mount';

const TEXTS = { 'zh-CN': simplified, 'zh-Hant': traditional, en: english };
vi.mock('#ui/hooks/use-area-texts', () => ({ useAreaTexts: () => TEXTS[useLanguage()] }));

let view: ReturnType<typeof mount>;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  view.unmount();
  vi.useRealTimers();
});

type Props = Parameters<typeof RecordTime>[0];
function show(now: string, props: Props, language: Language = 'zh-CN') {
  vi.setSystemTime(Date.parse(`${now}+08:00`));
  view = mount(<RecordTime {...props} />, catalogueIn(language));
}
const shown = () => view.get('time [aria-hidden]').textContent;
const heard = () => view.get('time > :not([aria-hidden])').textContent;

describe('the time of a record', () => {
  it.each([
    ['today', '2026-11-29T12:00', '2026-11-29 21:22:59', '今天 21:22'],
    ['at the first second of today', '2026-11-29T00:00', '2026-11-29 00:00:00', '今天 00:00'],
    ['one second before it', '2026-11-29T00:00', '2026-11-28 23:59:59', '昨天 23:59'],
    ['at the first second of yesterday', '2026-11-29T23:59', '2026-11-28 00:00:00', '昨天 00:00'],
    ['one second before yesterday', '2026-11-29T23:59', '2026-11-27 23:59:59', '11月27日 23:59'],
    ['tomorrow', '2026-11-29T12:00', '2026-11-30 18:44:00', '11月30日 18:44'],
    ['this year', '2026-12-31T23:59', '2026-01-01 00:00:00', '1月1日 00:00'],
    ['last year', '2026-01-02T00:00', '2025-12-31 23:59:59', '2025年12月31日 23:59'],
    ['next year', '2026-12-31T12:00', '2027-01-01 09:00:00', '2027年1月1日 09:00'],
    ['yesterday, which was last year', '2026-01-01T00:00', '2025-12-31 21:22:00', '昨天 21:22'],
    ['yesterday, which was 29 February', '2028-03-01T08:00', '2028-02-29 21:22:00', '昨天 21:22'],
    ['today in China, yesterday in UTC', '2026-11-29T00:30', '2026-11-28T16:10:00Z', '今天 00:10'],
    ['today, without a time of day', '2026-11-29T12:00', '20261129', '今天'],
    ['earlier, without a time of day', '2026-11-29T12:00', '2024-11-20', '2024年11月20日'],
  ])('is brief %s', (_when, now, time, text) => {
    show(now, { time });
    expect(shown()).toBe(text);
  });

  it.each([
    ['zh-Hant', '2026-11-29 21:22', '今天 21:22'],
    ['zh-Hant', '2024-11-20 21:22', '2024年11月20日 21:22'],
    ['en', '2026-11-29 21:22', 'Today 21:22'],
    ['en', '2026-11-28 21:22', 'Yesterday 21:22'],
    ['en', '2026-11-20 21:22', 'Nov 20 21:22'],
    ['en', '2024-11-20 21:22', 'Nov 20, 2024 21:22'],
  ] as const)('is in %s: %s', (language, time, text) => {
    show('2026-11-29T22:00', { time }, language);
    expect([shown(), heard()]).toEqual([text, time]);
  });

  it('is read out with its date, which the attribute has too', () => {
    show('2026-11-29T12:00', { time: '1795262700' });
    expect([heard(), view.get('time').getAttribute('datetime')]).toEqual([
      '2026-11-21 20:05',
      '2026-11-21T20:05+08:00',
    ]);
  });

  it('has no time of day in the attribute where it has none', () => {
    show('2026-11-29T12:00', { time: '2026/11/21' });
    expect([heard(), view.get('time').getAttribute('datetime')]).toEqual(['2026-11-21', '2026-11-21']);
  });

  it('is alone where the day is shown elsewhere', () => {
    show('2026-11-29T12:00', { time: '2026-11-28 21:22', hasDay: true });
    expect([shown(), heard()]).toEqual(['21:22', '2026-11-28 21:22']);
  });

  it('is only read out where it is a day that is shown elsewhere', () => {
    show('2026-11-29T12:00', { time: '20261128', hasDay: true });
    expect([shown(), heard()]).toEqual(['', '2026-11-28']);
  });

  it('stands in words and can be shifted across midnight', () => {
    show('2026-11-29T12:00', { time: '2026-11-29 00:03', shiftMs: -300_000, text: '{time} 提醒' });
    expect([shown(), heard()]).toEqual(['昨天 23:58 提醒', '2026-11-28 23:58 提醒']);
  });

  it.each(['', '0', '0000-00-00 00:00:00'])('is nothing as %j', (time) => {
    show('2026-11-29T12:00', { time, text: '{time} 播出' });
    expect(view.shadow.textContent).toBe('');
  });

  it.each(['soon', '1989-12-31 10:00', '2026-02-31 10:00'])('is shown as it came: %j', (time) => {
    show('2026-11-29T12:00', { time, text: '{time} 播出' });
    expect([view.part('time').textContent, view.has('time')]).toEqual([`${time} 播出`, false]);
  });

  it('changes at midnight', () => {
    show('2026-11-29T23:59', { time: '2026-11-29 21:22' });
    expect(shown()).toBe('今天 21:22');
    act(() => void vi.advanceTimersByTime(60_000));
    expect(shown()).toBe('昨天 21:22');
  });
});
