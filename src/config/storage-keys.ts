/** Everything the widgets keep in the browser stands under this prefix (OQ-43). Never a token or a password. */
export const STORAGE_PREFIX = 'cntv:';

export const STORAGE_KEYS = {
  session: 'session',
  unread: 'unread',
  /** Followed by a name; which tab leads, where browsers have no Web Locks. */
  leader: 'leader-',
} as const;
