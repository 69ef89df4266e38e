import { REVIEW_SHOWN_MS } from '#config/limits';
import { STORAGE_KEYS } from '#config/storage-keys';
import { type InputSlot, keepInput, readInput } from '#shared/kept-input/input-slot';
import { browserInputs } from '#shared/kept-input/stored-inputs';

/** What takes effect after review (SET-10, AVATAR-05), with the code that refuses a change during it. */
export const REVIEWED = { nickName: -21059, avatar: -21060 } as const;
export type Reviewed = keyof typeof REVIEWED;

/**
 * Identifies a viewer and a value without telling them: it is kept after the sign-out.
 * @returns a hash; undefined without an ID of the viewer, for whom nothing is kept
 */
export function reviewMark(viewer: string, shown: string): number | undefined {
  if (!viewer) return undefined;
  let hash = 0;
  for (const character of `${viewer} ${shown}`)
    hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return hash;
}

/** Keeps that a change waits for review: for 7 days, while the viewer and the value that is shown have this mark. */
export function keepReview(name: Reviewed, mark: number | undefined): void {
  if (mark !== undefined) keepInput(slotOf(name, mark), { values: new Map([[name, true]]) });
}

/** Removes what is too old, of another viewer or of a former value. */
export function isReviewKept(name: Reviewed, mark: number | undefined): boolean {
  return mark !== undefined && readInput(slotOf(name, mark)) !== undefined;
}

function slotOf(name: Reviewed, mark: number): InputSlot {
  return { store: browserInputs, key: STORAGE_KEYS.review + name, viewer: mark, lifeMs: REVIEW_SHOWN_MS };
}
