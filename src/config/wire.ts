/** Parameter names and values that the documents do not specify (decisions, part A). */

/** Name of the timestamp parameter, which is the last one in the query (OQ-02). */
export const TIMESTAMP_PARAMETER = 't';

/** Values of boolean form fields (OQ-06). */
export const FLAG_YES = '1';
export const FLAG_NO = '0';

/** `captcha_type` of the puzzle and click captchas (OQ-07). */
export const CAPTCHA_TYPE_DYNAMIC = '1';
/** `captcha_type` of the picture code (doc 1 § 7). */
export const CAPTCHA_TYPE_PICTURE = '2';
/** `dynamic_captcha_type` (OQ-07). */
export const DYNAMIC_CAPTCHA_TYPES = { puzzle: '1', click: '2' } as const;

/** Status of a security email that is verified and available (doc 2 § 3). */
export const SECURITY_EMAIL_READY = '2';

/** Account value of a viewer who signed in through a third party and has no portal account (ENT-01). */
export const OAUTH_ONLY_ACCOUNT = 'oauth';

/** Value of `emailQuery` after a successful activation link; any other value means that the link has expired (OQ-72). */
export const EMAIL_LINK_SUCCEEDED = 'success';

/** `source_type` of favourites (doc 1 § 9). */
export const SOURCE_TYPES = { video: '1', channel: '3' } as const;

/** `type` of the messages to delete (doc 1 § 7). */
export const MESSAGE_TYPES = { subscribe: 'SUBSCRIBE', system: 'SYSTEM' } as const;

/** The only code of the membership look-up that is a success (doc 1 § 7, VIP-04). */
export const MEMBER_OK = 10_000;

/** `status` and `type` of an active membership card (doc 1 § 3, VIP-06). */
export const ACTIVE_CARD = { status: '2', type: '2' } as const;

/** `play_status` of a reservation (doc 1 § 9, CONST-22). */
export const PLAY_STATUSES = { upcoming: '1', overdue: '2' } as const;
