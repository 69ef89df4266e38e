/** Names and values of the wire which the documents leave open (decisions, part A). */

/** Carries the time of every call, last in the address (OQ-02). */
export const TIMESTAMP_PARAMETER = 't';

/** How a flag is written in a form field (OQ-06). */
export const FLAG_YES = '1';
export const FLAG_NO = '0';

/** `captcha_type` of the captchas drawn by hand and mouse; the picture code has its own (OQ-07). */
export const CAPTCHA_TYPE_DYNAMIC = '1';
/** `captcha_type` of the picture code (doc 1 § 7). */
export const CAPTCHA_TYPE_PICTURE = '2';
/** `dynamic_captcha_type` (OQ-07). */
export const DYNAMIC_CAPTCHA_TYPES = { puzzle: '1', click: '2' } as const;

/** Status of a security e-mail that is verified and available (doc 2 § 3). */
export const SECURITY_EMAIL_READY = '2';

/** The account of someone who came through a third party and has no account of the portal (ENT-01). */
export const OAUTH_ONLY_ACCOUNT = 'oauth';

/** Value of `emailQuery` in the address to which the link of an activation mail leads; any other one says that the link has expired (OQ-72). */
export const EMAIL_LINK_SUCCEEDED = 'success';

/** `source_type` of what a viewer has collected (doc 1 § 9). */
export const SOURCE_TYPES = { video: '1', channel: '3' } as const;
