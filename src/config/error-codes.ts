/** Result codes that the widgets handle. Negative codes are errors (doc 1 § 8). */
export const ERROR_CODES = {
  notLoggedIn: -10001,
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

/** The current password of a signed-in viewer is wrong (doc 3 § 8). */
export const CURRENT_PASSWORD_WRONG = -21003;

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

/** All documented codes (doc 3 § 8). Their texts are in `i18n/errors/*.ts`. */
// biome-ignore format: a table of numbers
export const DOCUMENTED_CODES: readonly number[] = [
  0, -1, -2, -3,
  -10001, -10003, -10004, -10014,
  -11013,
  -21002, -21003, -21004, -21005, -21006, -21007, -21008, -21009, -21010, -21011,
  -21012, -21013, -21014, -21015, -21016, -21017, -21018, -21019, -21020, -21021,
  -21022, -21023, -21024, -21025, -21026, -21027, -21028, -21029, -21030, -21032,
  -21033, -21034, -21035, -21036, -21037, -21038, -21039, -21040, -21041, -21042,
  -21043, -21046, -21047, -21048, -21049, -21052, -21053, -21054, -21055, -21056,
  -21057, -21058, -21059, -21060, -21063,
  -22001, -22002, -22003, -22004,
  -23001, -23002, -23003, -23004,
  -31001, -31002, -31003,
  -32001, -32002, -32003, -32004,
  -33001, -33002, -33003,
];
