/** Prefix of all keys in web storage (OQ-43). Tokens and passwords are never stored. */
export const STORAGE_PREFIX = 'cntv:';

export const STORAGE_KEYS = {
  session: 'session',
  unread: 'unread',
  /** Permissions of the viewer, encrypted with the key of the next row. */
  permissions: 'permissions',
  permissionKey: 'permission-key',
  /** The last change of the viewer's data, for the other tabs. */
  change: 'change',
  /** The last removal from a list, for the other tabs. */
  removal: 'removal',
  /** Prefix, followed by a form name: when the next SMS code can be sent. Contains neither phone number nor code. */
  smsWait: 'sms-wait-',
  /**
   * Account typed at the sign-in or registered, so that the recovery and the sign-in do not ask for it again; until a
   * sign-in, in `sessionStorage` only.
   */
  account: 'account',
  /** How the viewer signed in last, see `LastWay`. */
  lastWay: 'last-way',
  /** The provider at which a sign-in has begun, until its result is known; in `sessionStorage` only. */
  begunWay: 'begun-way',
  /** The last redirect without a press, and those before it, until the next page has read it; in `sessionStorage` only. */
  redirects: 'redirects',
  /** Account of a password recovery (OQ-57); in `sessionStorage` only. */
  recovery: 'recovery',
  /** Prefix, followed by the name of an application form: its draft; in `sessionStorage` only. */
  application: 'application-',
  /**
   * Prefix, followed by the name of a form of the settings: values typed into it when the session expired; in
   * `sessionStorage` only. Followed by `review` and a code, in `localStorage`: a change that waits for review.
   */
  keptInput: 'kept-input-',
} as const;
