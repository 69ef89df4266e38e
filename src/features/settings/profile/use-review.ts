import { useState } from 'react';
import type { Reaction } from '#shared/failure/reaction';
import { useViewerId } from '#shared/viewer/viewer-scope';
import { isReviewKept, keepReview, REVIEWED, type Reviewed, reviewMark } from './review';

/**
 * Whether a change of the nickname or the avatar waits for review, as far as this browser knows.
 * @param shown its current value, until the review of another one
 */
export function useReview(name: Reviewed, shown: string) {
  const mark = reviewMark(useViewerId(), shown);
  const [kept, setKept] = useState(() => (isReviewKept(name, mark) ? mark : undefined));
  function keep() {
    keepReview(name, mark);
    setKept(mark);
  }
  return {
    isInReview: kept !== undefined && kept === mark,
    keepReview: keep,
    /** Keeps a review of which only the refusal of a further change tells. */
    keepRefused: ({ error }: Reaction) => void (error.code === REVIEWED[name] && keep()),
  };
}
