/** Times of the account's deletion, in milliseconds. Apart from the other limits, which every page fetches. */

/** The agreement on deleting the account is read for this long before it can be accepted (doc 1 § 4, doc 2 § 9, OQ-74). */
export const CANCEL_READING_MS = 10_000;
/** That the account is gone is read this long, and other sites are told within it (doc 2 § 9, OQ-73). */
export const CANCEL_LEAVE_MS = 1_000;
