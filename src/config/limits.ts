/** Limits, sizes and durations from the documents (requirements, group CONST). Names end in the unit; sizes are CSS pixels. */

/** Timeout of an API request (doc 1 § 9, WIRE-07). */
export const API_TIMEOUT_MS = 12_000;
/** Limits of an upload (OQ-106): in all, and from the last byte to the response. */
export const UPLOAD_TIMEOUT_MS = 300_000;
export const UPLOAD_RESPONSE_MS = 60_000;
/** Speed that an upload without progress events must have, in bytes per millisecond. */
export const UPLOAD_SPEED_MIN = 20;
/** How long an upload lasts before its progress is shown. */
export const UPLOAD_SHOWN_MS = 2_000;
/** Timeout of the request that sends an application to the address of the attribute `action`. */
export const APPLICATION_TIMEOUT_MS = 30_000;
/** Mean delay before the retry of a safe request; the actual delay is 0.5 to 1.5 times as long. */
export const RETRY_DELAY_MS = 400;
/** Maximum delay taken from a `Retry-After` header. */
export const RETRY_AFTER_MAX_MS = 3_600_000;

/** How long a view or chunk may take to load before a retry is offered. */
export const CHUNK_LIMIT_MS = 30_000;
/** Time after that limit in which the imports of the module respond, if they are loaded. */
export const IMPORTS_LIMIT_MS = 1_000;

/** How long a sign-in form waits for the check of a viewer who was signed in, before it is shown. */
export const QUIET_MS = 1_000;

/** Minimum time between two attempts of an element without a retry button to load its files again. */
export const RECOVERY_PAUSE_MS = 60_000;

/** Highest number of unread messages shown beside a link or a picture. */
export const UNREAD_SHOWN_MAX = 99;
/** Polling interval of the unread count (doc 1 § 9, MSG-15); also the time for which a count is fresh. */
export const UNREAD_POLL_MS = 300_000;
/** Maximum interval between two polls while they fail. */
export const UNREAD_BACKOFF_MAX_MS = 3_600_000;
/** Random deviation of the polling interval, as a fraction in both directions. */
export const UNREAD_JITTER = 0.1;
/** How long the data of a screen are fresh. A screen that is opened again within this time sends no request. */
export const QUERY_FRESH_MS = 30_000;
/** How long the viewer's data are fresh. It is short, so that a focus of the window shows changes made elsewhere. */
export const VIEWER_FRESH_MS = 2_000;
/** How long `data-state` waits for the `load` event of the page, which a slow image can delay for minutes. */
export const PAGE_LOAD_MS = 5_000;
/** How long `data-state` waits after that event, because a framework may hydrate the page then. */
export const HYDRATION_MS = 500;
/** Minimum time between two session checks of a page. */
export const SESSION_FRESH_MS = 300_000;
/** Time between two states of the blinking page title (doc 1 § 9). */
export const TITLE_BLINK_MS = 1_000;
/** Time for which a toast is shown (doc 1 § 8, doc 2 § 8). */
export const TOAST_MS = 5_000;
/** How long the text of an announcement stays in its live region. */
export const ANNOUNCEMENT_MS = 3_000;
/** Time without a skeleton after which the next one is announced again. */
export const LOADING_PAUSE_MS = 200;
/** Duration of the "not logged in" toast before the redirect to sign-in (doc 1 § 8). */
export const SIGNED_OUT_TOAST_MS = 3_000;
/** Delay from the last input in a field to its validation (doc 2 § 5). */
export const VALIDATION_DELAY_MS = 200;
/** How long the input of an expired session is kept. */
export const KEPT_INPUT_MS = 1_800_000;
/** Timeout of SSO propagation to the portal's other domains (OQ-32). */
export const SSO_TIMEOUT_MS = 3_000;
/** Timeout of the check whether the browser has kept the cookie of a sign-in (OQ-105). */
export const COOKIE_CHECK_MS = 2_000;

/** HTTP status of a request whose body is too long. */
export const CONTENT_TOO_LARGE = 413;

/** Minimum time between two SMS codes to one phone (doc 2 § 9). */
export const SMS_WAIT_MS = 180_000;
/** Number of characters of an SMS code, of any kind (doc 2 § 9, OQ-94). */
export const SMS_CODE_LENGTH = 6;
/** Number of characters of the code in a picture (doc 2 § 9). */
export const PICTURE_CODE_LENGTH = 4;
/** Duration of a success page before it redirects (doc 2 § 9). */
export const SUCCESS_PAGE_MS = 10_000;
/** Duration of a message before the screen redirects (doc 2 § 9). */
export const REDIRECT_AFTER_MESSAGE_MS = 3_000;

/** Password length at login, on the mobile site, and of the current password when changing it (doc 2 § 9). */
export const LOGIN_PASSWORD_MIN = 6;
export const LOGIN_PASSWORD_MAX = 16;
/** Length of a new password (doc 1 § 9). */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 16;

/** Policy for new passwords: `strong` is 8 to 16 characters of three kinds, `basic` 6 to 16 of any kind (OQ-45). */
export type PasswordPolicy = 'strong' | 'basic';

/** Policy for changing the password, also on the mobile site (OQ-45, MOB-06). Document 2 specifies `basic`. */
export const CHANGE_PASSWORD_POLICY: PasswordPolicy = 'strong';

/** Displayed size of the captcha picture (doc 2 § 9). */
export const CAPTCHA_WIDTH = 330;
export const CAPTCHA_HEIGHT = 155;
/** Width to which coordinates are scaled for the server (doc 1 § 9). The height is not scaled. */
export const CAPTCHA_REFERENCE_WIDTH = 310;
export const CAPTCHA_SLIDER_Y = 5;
export const CAPTCHA_CLICKS = 3;
/** How long the captcha result is shown (decisions, part I). */
export const CAPTCHA_RESULT_MS = 1_000;

/** Polling interval and size of a QR code (doc 2 § 9). */
export const QR_POLL_MS = 1_000;
export const QR_SIZE = 260;
/** A code that expires sooner could not be scanned. */
export const QR_SCANNABLE_MS = 10_000;
/** Delays before the renewal of such codes, one after another; then the viewer requests the next code. */
export const QR_RENEWAL_DELAYS_MS: readonly number[] = [
  0, 1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000,
];
/** How long the message about the previous code is shown beside the new one. */
export const QR_NOTICE_MS = 3_000;
/** Number of codes beside the form of the sign-in that nobody has scanned, after which the next one waits for the viewer. */
export const QR_MAX_UNASKED_CODES = 3;
/** Number of consecutive failed polls after which QR polling stops (OQ-37). */
export const QR_MAX_FAILURES = 5;

/** Characters of the nonce of a signed body, which is also its AES-128 key (doc 1 § 9). */
export const NONCE_LENGTH = 16;
/** Minimum length of the RSA key that encrypts the nonce. */
export const RSA_MIN_BITS = 1024;

/** Items per page in every list (doc 1 § 9, LIST-03). */
export const LIST_PAGE_SIZE = 10;

/** How long before the reserved time a reminder is sent (doc 1 § 9, CONST-18, MSG-12). */
export const REMINDER_LEAD_MS = 300_000;
/** Programmes in a calendar file of all reservations. */
export const CALENDAR_MAX = 500;
/** How long a file stays in memory after the browser was asked to save it, which may ask the viewer first. */
export const FILE_KEPT_MS = 60_000;
/** Items of the lists on the home (doc 1 § 9, HOME-05, HOME-07). */
export const HOME_HISTORY_SIZE = 6;
export const HOME_FAVOURITES_SIZE = 3;
/** Reservations on the home. The documents give no number; three is our choice. */
export const HOME_RESERVATIONS_SIZE = 3;

/** Number of favourites of each kind that the mobile personal centre requests (doc 2 § 7, OQ-68). */
export const MOBILE_FAVOURITES_SIZE = 1;

/** Nickname length in code points, after trimming (doc 1 § 9, CONST-07, OQ-49). */
export const NICKNAME_MIN = 2;
export const NICKNAME_MAX = 20;

/** Exclusive maximum size of a profile picture (doc 1 § 5, CONST-06, OQ-11). */
export const AVATAR_MAX_BYTES = 3 * 1024 * 1024;
/** Display sizes of the profile picture in CSS pixels (doc 1 § 9, AVATAR-06). */
export const AVATAR_SIZES = [120, 60] as const;

/** Time before the agreement on deleting the account can be accepted (doc 1 § 4, doc 2 § 9, OQ-74). */
export const DELETION_READING_MS = 10_000;
/** Duration of the "account deleted" message, and timeout of the SSO propagation meanwhile (doc 2 § 9, OQ-73). */
export const DELETION_LEAVE_MS = 1_000;

/** Application forms (doc 3 § 9). */
export const AGE_MIN = 1;
export const AGE_MAX = 50;
export const WORK_ROWS = 6;
export const TEXTAREA_ROWS = 4;
/** How long the draft of an application form is kept. */
export const DRAFT_MS = 86_400_000;
