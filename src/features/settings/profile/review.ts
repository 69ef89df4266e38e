import { STORAGE_KEYS } from '#config/storage-keys';
import { localStore } from '#lib/storage';

/** Values that take effect after review (SET-10, AVATAR-05), by the code that refuses another change during it. */
export type ReviewCode = -21059 | -21060;

/** Here and not among the limits, which every page loads. */
const SHOWN_MS = 604_800_000;

/**
 * Identifies a viewer and a value without telling them, because it is kept after a sign-out.
 * @returns a hash; 0 without an ID of the viewer, for whom nothing is kept
 */
export function reviewMark(viewer: string, shown: string): number {
  let hash = 0;
  for (const character of viewer && `${viewer} ${shown}`)
    hash = (hash * 31 + (character.codePointAt(0) as number)) % 1e12;
  return hash;
}

/** Keeps in this browser that a change waits for review, for the viewer and the value of the mark. */
export function keepReview(code: ReviewCode, mark: number): void {
  if (mark) localStore.set(keyOf(code), `${mark} ${Date.now()}`);
}

/** Whether it was kept in the last 7 days; removes what is too old, of another viewer or of a former value. */
export function isReviewKept(code: ReviewCode, mark: number): boolean {
  const [kept, keptAt] = String(localStore.get(keyOf(code))).split(' ');
  const isKept = Number(kept) === mark && Date.now() - Number(keptAt) < SHOWN_MS;
  if (!isKept) localStore.remove(keyOf(code));
  return isKept;
}

function keyOf(code: ReviewCode): string {
  return `${STORAGE_KEYS.keptInput}review${code}`;
}
