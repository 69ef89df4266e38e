/** Bounds of the basic info; apart from the other limits, because only this tab loads them. */

/** In code points, after trimming (doc 1 § 9, CONST-07, OQ-49). */
export const NICKNAME_MIN = 2;
export const NICKNAME_MAX = 20;

/** A picture is accepted below this many bytes (doc 1 § 5, CONST-06, OQ-11). */
export const AVATAR_MAX_BYTES = 3 * 1024 * 1024;
/** Content types and the bytes with which such a file begins (doc 1 § 5, AVATAR-01). */
export const AVATAR_TYPES: Readonly<Record<string, readonly number[]>> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/gif': [0x47, 0x49, 0x46, 0x38],
};
/** Edges of the displayed picture in CSS pixels (doc 1 § 9, AVATAR-06). */
export const AVATAR_SIZES = [120, 60] as const;
