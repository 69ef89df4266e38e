/** Limits and durations of the portal, with the source of each. Times are in milliseconds. */
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Application ID required in every call (doc 1 § 7). */
export const APPID = 'demo';

export const BODY_MAX_BYTES = 16 * 1024;
/** More than the longest texts of an application, so that longer ones are answered at their field. */
export const APPLICATION_BODY_MAX_BYTES = 256 * 1024;

/**
 * Timeouts for a request's headers and for the whole request, the interval at which they are checked, and how long an idle
 * connection is kept: longer than by proxies (nginx: 60 s), which would otherwise send a request on a closed one.
 */
export const SERVER_TIMES = {
  headersTimeout: 10 * SECOND,
  requestTimeout: 30 * SECOND,
  connectionsCheckingInterval: SECOND,
  keepAliveTimeout: 75 * SECOND,
} as const;

/** How long a server that stops waits for open requests. */
export const GRACE_MS = 2 * SECOND;

/**
 * Limits of a PostgreSQL server in milliseconds: waiting for a connection, one query, an idle connection in the
 * pool and inside a transaction, and a script of the start, which may wait for other processes.
 */
export const DATABASE_TIMES = {
  connect: 5 * SECOND,
  query: 7 * SECOND,
  idle: 5 * SECOND,
  transaction: 30 * SECOND,
  script: MINUTE,
} as const;

/**
 * Maximum difference between a signed body's time and the server's clock; nonces are stored for twice as
 * long.
 */
export const SIGNING_SKEW_MS = 10 * MINUTE;

/** The member service; the documents give none of the values. */
export const MEMBER = { appId: 'portal-demo', productId: 'vip', tokenMs: 2 * MINUTE } as const;

export const SESSION_MS = DAY;
export const REMEMBERED_SESSION_MS = 30 * DAY;

/**
 * Failed sign-ins to one account from one IP address, and to all accounts from one. An account alone has no
 * limit, because a stranger could lock its owner out; the captcha slows down a guesser with many addresses.
 */
export const SIGN_IN_LIMIT = { count: 10, windowMs: 10 * MINUTE } as const;
export const SIGN_IN_ADDRESS_LIMIT = { count: 50, windowMs: 10 * MINUTE } as const;
/** Wrong current passwords per session, over all calls that take one; the documents give no number. */
export const CURRENT_PASSWORD_LIMIT = { count: 10, windowMs: 10 * MINUTE } as const;
/** How long a password proof of a session is valid. */
export const PASSWORD_PROOF_MS = 10 * MINUTE;
/** doc 3 § 9: nickname changes, and avatar changes, per day. */
export const PROFILE_CHANGE_LIMIT = { count: 10, windowMs: DAY } as const;
/** doc 1 § 9; in characters, not bytes. */
export const NICKNAME_LENGTH = { least: 2, most: 20 } as const;
/** doc 1 § 5: exclusive limit of an avatar. The body limit below adds room for the other parts. */
export const AVATAR_MAX_BYTES = 3 * 1024 * 1024;
export const AVATAR_BODY_MAX_BYTES = AVATAR_MAX_BYTES + BODY_MAX_BYTES;
/**
 * Most pixels of an image that is decoded, which takes four bytes each (phones take pictures of 24 and 48 megapixels), and
 * the longest side of one that is stored.
 */
export const PICTURE = { pixelsMax: 50_000_000, keptSide: 512, quality: 85 } as const;
/**
 * doc 3 § 8, -21047: "email sent too often, retry after 24h": mails to one address from one IP address, and from
 * all, so that a stranger cannot use up the mails of an owner who recovers the password.
 */
export const MAIL_LIMIT = { count: 10, windowMs: DAY } as const;
export const ALL_MAILS_LIMIT = { count: 50, windowMs: DAY } as const;

/** Notices to the owner of one account about changes of its password, phone and email, so that nobody makes it cost. */
export const NOTICE_LIMIT = { count: 20, windowMs: DAY } as const;

/**
 * doc 3 § 8, -21042: "too frequent registrations from one network email, retry after 24h"; the documents give
 * no number.
 */
export const REGISTER_LIMIT = { count: 10, windowMs: DAY } as const;

/** Accounts created per IP address, by email and by third parties; the documents give no number. */
export const NEW_ACCOUNT_LIMIT = { count: 50, windowMs: DAY } as const;

/** Applications per IP address. */
export const APPLICATION_LIMIT = { count: 20, windowMs: DAY } as const;
/**
 * Calls per IP address that need neither sign-in nor captcha and store a row each: pictures, QR codes and tokens of
 * the member service. A picture takes a few milliseconds to draw.
 */
export const OPEN_CALL_LIMIT = { count: 600, windowMs: 10 * MINUTE } as const;
/** Security email look-ups per IP address; the call needs no captcha. */
export const LOOK_UP_LIMIT = { count: 100, windowMs: 10 * MINUTE } as const;

/** Parameters of AJ-Captcha. Points use the reference size, independent of the drawn or displayed size. */
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
/** Wrong solutions of captchas per IP address; the same guess solves one puzzle of twenty. */
export const CAPTCHA_WRONG_LIMIT = { count: 30, windowMs: 10 * MINUTE } as const;

/**
 * doc 3 § 9: SMS codes per phone and per IP address in a day, and the interval between two codes to one
 * phone.
 */
export const SMS_PER_PHONE = { count: 10, windowMs: DAY } as const;
export const SMS_PER_ADDRESS = { count: 2000, windowMs: DAY } as const;
export const SMS_GAP = { count: 1, windowMs: 3 * MINUTE } as const;
/**
 * doc 3 § 9: locked for an hour "after many wrong codes"; the documents give no number. The first limit is for
 * one IP address, the second for all, so that a stranger cannot lock an owner out with a few guesses.
 */
export const WRONG_CODE_LIMIT = { count: 5, windowMs: HOUR } as const;
export const ALL_WRONG_CODES_LIMIT = { count: 50, windowMs: HOUR } as const;
/** Number of digits of an SMS code (doc 2 § 9). */
export const SMS_CODE_LENGTH = 6;
/** Validity of an SMS code, which the SMS states; the documents give none. */
export const SMS_CODE_MS = 10 * MINUTE;
/** Validity of a QR code. */
export const QR_CODE_MS = 3 * MINUTE;

export const PICTURE_CODE_LENGTH = 4;
export const PICTURE_CODE_MS = 3 * MINUTE;

/** doc 1 § 9: the link in an activation mail is valid for 12 hours. */
export const ACTIVATION_MS = 12 * HOUR;
/** doc 2 § 9: the link in a reset mail is valid for 12 hours. */
export const RESET_MS = 12 * HOUR;
export const TICKET_MS = 2 * MINUTE;
/** Maximum age of a third-party sign-in URL. */
export const OAUTH_SKEW_MS = 10 * MINUTE;

export const LOG_ROWS = 200;
export const PURGE_EVERY_MS = 10 * MINUTE;
