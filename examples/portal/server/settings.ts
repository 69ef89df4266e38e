/** The portal's own figures, with the document each comes from. Times are in milliseconds. */
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The application id which every call has to carry (doc 1 § 7). */
export const APPID = 'demo';

export const BODY_MAX_BYTES = 16 * 1024;

/** How long a client may take to send its headers and its whole request, and how often that is checked. */
export const SERVER_TIMES = {
  headersTimeout: 10 * SECOND,
  requestTimeout: 30 * SECOND,
  connectionsCheckingInterval: SECOND,
} as const;

/** How far the time in a signed body may be from the server's clock; a nonce is remembered for twice as long. */
export const SIGNING_SKEW_MS = 10 * MINUTE;

export const SESSION_MS = DAY;
export const REMEMBERED_SESSION_MS = 30 * DAY;

/** Wrong sign-ins, counted for the account and for the visitor's address. */
export const SIGN_IN_LIMIT = { count: 10, windowMs: 10 * MINUTE } as const;
/** Wrong current passwords of one account, in both calls that take one; how many is not shown. */
export const CURRENT_PASSWORD_LIMIT = { count: 10, windowMs: 10 * MINUTE } as const;
/** How long a session may do what asks for the password first. */
export const PASSWORD_PROOF_MS = 10 * MINUTE;
/** doc 3 § 9: changes of the nickname, and of the picture, in a day. */
export const PROFILE_CHANGE_LIMIT = { count: 10, windowMs: DAY } as const;
/** doc 1 § 9; in characters, whatever their bytes. */
export const NICKNAME_LENGTH = { least: 2, most: 20 } as const;
/** doc 1 § 5: a picture has to be smaller; its body has room for the other parts too. */
export const AVATAR_MAX_BYTES = 3 * 1024 * 1024;
export const AVATAR_BODY_MAX_BYTES = AVATAR_MAX_BYTES + BODY_MAX_BYTES;
/** The longest side of a picture that is decoded, 100 MB of memory, and of one that is kept; in pixels. */
export const PICTURE = { sideMax: 5000, keptSide: 512, quality: 85 } as const;
/** doc 3 § 8, -21047: "email sent too often, retry after 24h". */
export const MAIL_LIMIT = { count: 10, windowMs: DAY } as const;

/** doc 3 § 8, -21042: "too frequent registrations from one network email, retry after 24h"; how many is not shown. */
export const REGISTER_LIMIT = { count: 10, windowMs: DAY } as const;

/** Accounts that one address makes by e-mail and at third parties; how many is not shown. */
export const NEW_ACCOUNT_LIMIT = { count: 50, windowMs: DAY } as const;

/** Security e-mails asked for by one address; the call needs no captcha. */
export const LOOK_UP_LIMIT = { count: 100, windowMs: 10 * MINUTE } as const;

/** Facts of AJ-Captcha; points are in the reference size whatever size the picture is drawn or shown at. */
export const CAPTCHA = {
  width: 310,
  height: 155,
  pieceSize: 47,
  sliderY: 5,
  puzzleTolerance: 5,
  clickTolerance: 25,
  drawnWords: 4,
  askedWords: 3,
  lifeMs: 2 * MINUTE,
  passLifeMs: 3 * MINUTE,
} as const;

/** doc 3 § 9: codes per phone and per address in a day, and the time between two to one phone. */
export const SMS_PER_MOBILE = { count: 10, windowMs: DAY } as const;
export const SMS_PER_ADDRESS = { count: 2000, windowMs: DAY } as const;
export const SMS_GAP = { count: 1, windowMs: 3 * MINUTE } as const;
/** doc 3 § 9: locked for an hour "after many wrong codes"; how many is not shown. */
export const WRONG_CODE_LIMIT = { count: 5, windowMs: HOUR } as const;
/** doc 2 § 9. */
export const SMS_CODE_LENGTH = 6;
/** How long an SMS code is valid is not shown; the SMS itself says it. */
export const SMS_CODE_MS = 10 * MINUTE;
/** How long a QR code can be scanned and confirmed. */
export const QR_CODE_MS = 3 * MINUTE;

export const PICTURE_CODE_LENGTH = 4;
export const PICTURE_CODE_MS = 3 * MINUTE;

/** doc 1 § 9: the link in an activation mail is valid for 12 hours. */
export const ACTIVATION_MS = 12 * HOUR;
/** doc 2 § 9: the link in a reset mail is valid for 12 hours. */
export const RESET_MS = 12 * HOUR;
export const TICKET_MS = 2 * MINUTE;
/** How old the address of a third-party sign-in may be. */
export const OAUTH_SKEW_MS = 10 * MINUTE;

export const LOG_ROWS = 200;
export const PURGE_EVERY_MS = 10 * MINUTE;
