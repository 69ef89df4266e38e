import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isReviewKept, keepReview, reviewMark } from '#features/settings/profile/review';

const WEEK = 7 * 86_400_000;
const MARK = reviewMark('7', '山间来客');
const isKept = () => isReviewKept('nickName', MARK);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  isReviewKept('nickName', 0);
  isReviewKept('avatar', 0);
  localStorage.clear();
});

describe('a change that waits for review', () => {
  it('is kept for 7 days, apart from that of the other value', () => {
    keepReview('nickName', MARK);
    vi.advanceTimersByTime(WEEK - 1);
    expect([isKept(), isReviewKept('avatar', MARK)]).toEqual([true, false]);
    vi.advanceTimersByTime(1);
    expect(isKept()).toBe(false);
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    ['of another value', reviewMark('7', '江上清风')],
    ['of another viewer', reviewMark('8', '山间来客')],
  ])('is removed by the mark %s', (_name, mark) => {
    keepReview('nickName', MARK);
    expect(isReviewKept('nickName', mark)).toBe(false);
    expect(localStorage).toHaveLength(0);
    expect(isKept()).toBe(false);
  });

  it('is not kept for a viewer without an ID', () => {
    const mark = reviewMark('', '山间来客');
    keepReview('nickName', mark);
    expect(isReviewKept('nickName', mark)).toBe(false);
    expect(localStorage).toHaveLength(0);
  });

  it('stores neither the viewer nor the value', () => {
    keepReview('nickName', reviewMark('viewer-7', '山间来客'));
    expect(JSON.stringify({ ...localStorage }))
      .toContain('nickName')
      .not.toMatch(/viewer-7|[山间来客]/);
  });

  it.each([
    '{',
    'null',
    '[]',
    '7',
    '{"viewer":"x"}',
    `{"viewer":${MARK},"savedAt":"x","values":[["nickName",true]]}`,
  ])('that another script replaced by %s is ignored', (text) => {
    localStorage.setItem('cntv:review-nickName', text);
    expect(isKept()).toBe(false);
  });

  it('is kept on this page where storage is blocked', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(isKept()).toBe(false);
    keepReview('nickName', MARK);
    expect(isKept()).toBe(true);
  });
});
