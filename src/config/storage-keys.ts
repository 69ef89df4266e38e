/** Everything the widgets keep in the browser stands under this prefix (OQ-43). Never a token or a password. */
export const STORAGE_PREFIX = 'cntv:';

export const STORAGE_KEYS = {
  session: 'session',
  unread: 'unread',
  /** Followed by a name; which tab leads, where browsers have no Web Locks. */
  leader: 'leader-',
  /** Followed by a form's name; until when it waits before it has another code sent. Neither number nor code. */
  smsWait: 'sms-wait-',
  /** The account of a password recovery (OQ-57); only in the tab's own storage. */
  recovery: 'recovery',
} as const;
