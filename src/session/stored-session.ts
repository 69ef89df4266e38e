/** A session as it is stored, in any status. What is optional was added by later releases. */
export type StoredSession = {
  status: unknown;
  checkedAt: number;
  since: number;
  operatorName: string;
  isOauthOnly: boolean;
  hasExpired?: boolean;
  activeMenu?: string;
  uid?: string;
  userId?: string;
  avatarUrl?: unknown;
};

/** What later releases have added, by its type and its default. */
const ADDED = { hasExpired: false, activeMenu: '', uid: '', userId: '' };
const TYPES = { ...ADDED, checkedAt: 0, since: 0, operatorName: '', isOauthOnly: false };

/** Returns the stored session of a viewer who is signed in. Without `localStore`, to keep the loader small. */
export function storedViewer(): StoredSession | null {
  try {
    const stored: unknown = JSON.parse(localStorage['cntv:session']);
    if (isStoredSession(stored) && stored.status === 'signed-in') return stored;
  } catch {
    // Nothing is stored, or the storage is blocked.
  }
  return null;
}

/** Whether a value from storage has the types of a session. Any script of the page may have written it. */
export function isStoredSession(raw: unknown): raw is StoredSession {
  const read: Record<string, unknown> = { ...ADDED, ...(raw as object | null) };
  return Object.entries(TYPES).every(([name, value]) => typeof read[name] === typeof value);
}
