/** Refusals that speak of the nickname: forbidden words, characters, length, prefix, too often, under review (doc 3 § 8). */
export const NICKNAME_CODES: readonly number[] = [-21027, -21028, -21029, -21030, -21057, -21059];
