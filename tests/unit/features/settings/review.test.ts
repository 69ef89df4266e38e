import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isReviewKept, keepReview, reviewMark } from '#features/settings/profile/review';

const WEEK = 7 * 86_400_000;
const KEY = 'cntv:kept-input-review-21059';
const MARK = reviewMark('7', '山间来客');
const isKept = () => isReviewKept(-21059, MARK);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  isReviewKept(-21059, 0);
  isReviewKept(-21060, 0);
  localStorage.clear();
});

describe('a change that waits for review', () => {
  it('is kept for 7 days, apart from that of the other value', () => {
    keepReview(-21059, MARK);
    vi.advanceTimersByTime(WEEK - 1);
    expect([isKept(), isReviewKept(-21060, MARK)]).toEqual([true, false]);
    vi.advanceTimersByTime(1);
    expect(isKept()).toBe(false);
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    ['of another value', reviewMark('7', '江上清风')],
    ['of another viewer', reviewMark('8', '山间来客')],
  ])('is removed by the mark %s', (_name, mark) => {
    keepReview(-21059, MARK);
    expect(isReviewKept(-21059, mark)).toBe(false);
    expect(localStorage).toHaveLength(0);
    expect(isKept()).toBe(false);
  });

  it('is not kept for a viewer without an ID', () => {
    keepReview(-21059, reviewMark('', '山间来客'));
    expect(localStorage).toHaveLength(0);
    expect(isReviewKept(-21059, reviewMark('', '山间来客'))).toBe(false);
  });

  it('stores neither the viewer nor the value', () => {
    keepReview(-21059, reviewMark('viewer-7', '山间来客'));
    const stored = JSON.stringify({ ...localStorage });
    expect(stored).toContain(KEY);
    expect(stored).not.toMatch(/viewer-7|[山间来客]/);
  });

  it.each(['{', 'null', '[]', '7', '{}', '"x"', `"${MARK}"`, `"${MARK} x"`])(
    'that another script replaced by %s is ignored',
    (text) => {
      localStorage.setItem(KEY, text);
      expect(isKept()).toBe(false);
    },
  );

  it('is kept on this page where storage is blocked', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(isKept()).toBe(false);
    keepReview(-21059, MARK);
    expect(isKept()).toBe(true);
  });
});
