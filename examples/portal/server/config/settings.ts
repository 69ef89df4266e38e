/** Sizes and durations of the portal, with the source of each; see `limits.ts` for limits of calls. Times are in milliseconds. */
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
/** How long a browser is known to have signed in to an account. */
export const BROWSER_MS = 365 * DAY;

/** How long a password proof of a session is valid. */
export const PASSWORD_PROOF_MS = 10 * MINUTE;
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

/** How long the phone and the address of a deleted account cannot be registered again. */
export const DELETED_NAME_MS = 30 * DAY;

export const LOG_ROWS = 200;
export const PURGE_EVERY_MS = 10 * MINUTE;
