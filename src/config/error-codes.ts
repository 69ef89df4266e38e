/** Result codes that the widgets handle. Negative codes are errors (doc 1 § 8). */
export const ERROR_CODES = {
  notLoggedIn: -10001,
  badParameters: -10003,
  accountInvalid: -21002,
  passwordRule: -21007,
  passwordsDiffer: -21008,
  emailRegistered: -21009,
  smsCodeExpired: -21011,
  smsCodeWrong: -21012,
  smsTooSoon: -21017,
  accountOrPasswordWrong: -21018,
  accountNotActivated: -21023,
  accountDeregistered: -21025,
  qrExpired: -22001,
  qrWrongClient: -22002,
  qrNotScanned: -22003,
  qrUnderReview: -22004,
  captchaWrong: -23003,
} as const;

/** Codes whose message is shown under the account field and not as a toast (ERR-04). */
export const INLINE_CODES: readonly number[] = [
  ERROR_CODES.accountInvalid,
  ERROR_CODES.accountOrPasswordWrong,
  ERROR_CODES.accountNotActivated,
  ERROR_CODES.accountDeregistered,
];

/** The proof of a passed captcha is wrong, used or expired (doc 3 § 8). */
export const PROOF_REFUSED_CODES: readonly number[] = [-23002, -23003, -23004];

/** The picture code has expired or is wrong (doc 3 § 8). */
export const PICTURE_CODE_REFUSED: readonly number[] = [-21013, -21014];

/** The current password of a signed-in viewer is wrong (doc 3 § 8). */
export const CURRENT_PASSWORD_WRONG = -21003;

/** The favourites, the reservations or the watch history do not exist: an empty list (OQ-60). */
export const MISSING_LIST_CODES: readonly number[] = [-31003, -32004, -33003];

/** Codes that refuse the typed account or password: wrong password, format, forbidden words (doc 3 § 8). */
export const CREDENTIAL_CODES: readonly number[] = [-21003, -21004, -21005, -21006, -21007, -21010];

/** Nickname errors: forbidden words, characters, length, prefix, changed too often, under review (doc 3 § 8). */
export const NICKNAME_CODES: readonly number[] = [-21027, -21028, -21029, -21030, -21057, -21059];

/** Errors of binding or changing the security email (doc 3 § 8). */
export const SECURITY_EMAIL_CODES = {
  uppercase: -21004,
  format: -21005,
  forbiddenWords: -21006,
  unchanged: -21022,
  boundElsewhere: -21034,
  currentWrong: -21049,
} as const;
