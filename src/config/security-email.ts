/** Value of `emailQuery` in the address to which the link of an activation mail leads; any other one says that the link has expired (OQ-72). */
export const EMAIL_LINK_SUCCEEDED = 'success';

/** Codes of the dictionary (doc 3 § 8) that only these calls answer, and so not in the table of all pages. */
export const SECURITY_EMAIL_CODES = {
  uppercase: -21004,
  format: -21005,
  forbiddenWords: -21006,
  unchanged: -21022,
  boundElsewhere: -21034,
  currentWrong: -21049,
} as const;
