import { describe, expect, it } from 'vitest';
import { nearestWord } from '#lib/text/nearest-word';

describe('the nearest word', () => {
  it.each([
    ['cntv-logn', ['cntv-portal', 'cntv-login', 'cntv-qr-login'], 'cntv-login'],
    ['cntv-badge', ['cntv-login', 'cntv-unread-badge', 'cntv-portal'], 'cntv-unread-badge'],
    ['back-url', ['base', 'backurl', 'captcha'], 'backurl'],
    ['blinktitle', ['max', 'blink-title', 'kind'], 'blink-title'],
    // A longer word is not more similar, a common hyphen does not count, and the order of the letters does.
    ['badge', ['unread-badge', 'badges'], 'badges'],
    ['back-url', ['back-end', 'backurl'], 'backurl'],
    ['mode', ['demo', 'modal'], 'modal'],
  ])('to %s among %j is %s', (word, known, nearest) => {
    expect(nearestWord(word, known)).toBe(nearest);
  });

  it('is the earlier one of two at the same distance', () => {
    expect(nearestWord('b', ['a', 'c'])).toBe('a');
  });

  it('is undefined where no word is known', () => {
    expect(nearestWord('a', [])).toBeUndefined();
  });
});
