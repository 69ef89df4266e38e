/** Bounds, sizes and times of the documents (requirements, group CONST). The unit stands in the name; sizes are CSS pixels. */

/** A call that takes longer counts as a network failure (doc 1 § 9, WIRE-07). */
export const API_TIMEOUT_MS = 12_000;
/** A reading call that got no answer is made once more after this time, half to one and a half times. */
export const RETRY_DELAY_MS = 400;
/** The longest time that a `Retry-After` header can ask us to wait. */
export const RETRY_AFTER_MAX_MS = 3_600_000;

/** How often the unread count is asked for (doc 1 § 9, MSG-15), and how long an answer counts as fresh. */
export const UNREAD_POLL_MS = 300_000;
/** How long a screen waits for the count from the tab that polls before it asks itself. */
export const UNREAD_WAIT_MS = 1_500;
/** The longest pause between two polls while the service fails. */
export const UNREAD_BACKOFF_MAX_MS = 3_600_000;
/** Polls of many browsers are spread by this share of the interval, to both sides. */
export const UNREAD_JITTER = 0.1;
/** A page asks for the session at most this often. */
export const SESSION_FRESH_MS = 300_000;
/** Where browsers have no Web Locks: how often a leading tab says that it is there, and when it counts as gone. */
export const LEADER_BEAT_MS = 5_000;
export const LEADER_GONE_MS = 12_000;
/** How long a tab waits, at most, to see whether another one claimed the lead in the same moment. */
export const LEADER_CLAIM_MS = 200;

/** Doc 1 § 9. */
export const TITLE_BLINK_MS = 1_000;
/** Doc 1 § 8, doc 2 § 8. */
export const TOAST_MS = 5_000;
/** Of "not logged in", before the viewer is sent to sign in (doc 1 § 8). */
export const SIGNED_OUT_TOAST_MS = 3_000;
/** Doc 2 § 5. */
export const VALIDATION_DELAY_MS = 200;
/** Single sign-on waits no longer than this for the portal's other domains (OQ-32). */
export const SSO_TIMEOUT_MS = 3_000;

/** Between two codes to one phone (doc 2 § 9). */
export const SMS_WAIT_MS = 180_000;
/** Doc 2 § 9. */
export const SMS_CODE_LENGTH = 6;
/** Doc 2 § 9. */
export const PICTURE_CODE_LENGTH = 4;
/** How long a success page stays before it leads on (doc 2 § 9). */
export const SUCCESS_PAGE_MS = 10_000;
/** A message is read this long before the screen leads on (doc 2 § 9). */
export const REDIRECT_AFTER_MESSAGE_MS = 3_000;

/** A password at login, on the mobile site, and the current one when it is changed (doc 2 § 9). */
export const LOGIN_PASSWORD_MIN = 6;
export const LOGIN_PASSWORD_MAX = 16;
/** A new password (doc 1 § 9). */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 16;

/** What is asked of a new password: 8 to 16 characters of three kinds, or 6 to 16 of any (OQ-45). */
export type PasswordPolicy = 'strong' | 'basic';

/** When the password is changed, on the mobile site as well (OQ-45, MOB-06); `basic` is what document 2 says. */
export const CHANGE_PASSWORD_POLICY: PasswordPolicy = 'strong';

/** The picture as shown (doc 2 § 9). */
export const CAPTCHA_WIDTH = 330;
export const CAPTCHA_HEIGHT = 155;
/** The size which coordinates sent to the server refer to (doc 1 § 9); its height is the shown one. */
export const CAPTCHA_REFERENCE_WIDTH = 310;
export const CAPTCHA_SLIDER_Y = 5;
export const CAPTCHA_CLICKS = 3;
/** A result stays in sight this long (decisions, part I). */
export const CAPTCHA_RESULT_MS = 1_000;

/** How often the state of a QR code is asked for, and its size (doc 2 § 9). */
export const QR_POLL_MS = 1_000;
export const QR_SIZE = 260;
/** So many questions without a usable answer, one after another, end the polling (OQ-37). */
export const QR_MOST_FAILURES = 5;

/** Characters of the random nonce of a signed body, and so bytes of its AES-128 key (doc 1 § 9). */
export const NONCE_LENGTH = 16;

/** Items on a page of every list (doc 1 § 9, LIST-03). */
export const LIST_PAGE_SIZE = 10;

/** How much of each kind of favourites the mobile personal centre asks for (doc 2 § 7, OQ-68). */
export const MOBILE_FAVOURITES_SIZE = 1;

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

/** The agreement on deleting the account is read for this long before it can be accepted (doc 1 § 4, doc 2 § 9, OQ-74). */
export const CANCEL_READING_MS = 10_000;
/** That the account is gone is read this long, and other sites are told within it (doc 2 § 9, OQ-73). */
export const CANCEL_LEAVE_MS = 1_000;
