import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blinkTitle } from '#shared/unread/title-blinker';

const MARKER = '【新消息】';
const BLANKS = '【　　　】';
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  document.title = '新闻联播';
  stop = blinkTitle(MARKER);
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

function end() {
  stop();
  stop = () => {};
}

const second = () => {
  vi.advanceTimersByTime(1_000);
  return document.title;
};

describe('the title of a page with unread messages', () => {
  it('has the marker and blanks before it in turn, and is restored (MSG-16, MSG-17, OQ-25)', () => {
    expect([document.title, second(), second()]).toEqual([
      `${MARKER}新闻联播`,
      `${BLANKS}新闻联播`,
      `${MARKER}新闻联播`,
    ]);
    end();
    expect(document.title).toBe('新闻联播');
    expect(second()).toBe('新闻联播');
  });

  it.each([
    ['another one', () => '晚间新闻', '晚间新闻'],
    ['one made of the shown title', () => `${document.title} (3)`, '新闻联播 (3)'],
    ['one with the shown title inside', () => `直播：${document.title}`, '直播：新闻联播'],
    ['none', () => '', ''],
  ])('is what a script of the page has set meanwhile: %s (MSG-16, OQ-25)', (_, make, own) => {
    for (const _seconds of [1, 2]) {
      second();
      document.title = make();
      expect([second(), second()].sort()).toEqual([`${BLANKS}${own}`, `${MARKER}${own}`].sort());
      document.title = '新闻联播';
      second();
    }
    document.title = make();
    end();
    expect(document.title).toBe(own);
  });

  it('is the former one again when the page restores what it had read (MSG-16, OQ-25)', () => {
    const shown = document.title;
    document.title = '您有新邮件';
    second();
    document.title = shown;
    expect([second(), second()].sort()).toEqual([`${BLANKS}新闻联播`, `${MARKER}新闻联播`].sort());
    end();
    expect(document.title).toBe('新闻联播');
  });

  it('is restored when the last of two elements stops', () => {
    const stopOther = blinkTitle(MARKER);
    stop();
    expect(document.title).toBe(`${MARKER}新闻联播`);
    stop = stopOther;
    end();
    expect(document.title).toBe('新闻联播');
  });
});
