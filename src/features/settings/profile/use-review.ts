import { useState } from 'react';
import type { Reaction } from '#shared/failure/reaction';
import { useViewerId } from '#shared/viewer/viewer-scope';
import { useCatalogue } from '#ui/language';
import { isReviewKept, keepReview, type ReviewCode, reviewMark } from './review';

/**
 * Whether a change of a value waits for review, as far as this browser knows.
 * @param shown its current value, until the review of another one
 */
export function useReview(code: ReviewCode, shown: string) {
  const { errors } = useCatalogue();
  const mark = reviewMark(useViewerId(), shown);
  const [kept, setKept] = useState(() => isReviewKept(code, mark) && mark);
  function keep() {
    keepReview(code, mark);
    setKept(mark);
  }
  return {
    /** The words of the refusal of another change; empty without a review. */
    inReview: (mark && kept === mark && errors[code]) || '',
    keepReview: keep,
    /** Keeps a review of which only a refusal tells. */
    onFailure: ({ error }: Reaction) => void (error.code === code && keep()),
  };
}
