import { isStoredSession } from '#session/stored-session';

/** Returns the name of the viewer of the stored session; null without one. Without `localStore`, to keep the loader small. */
export function storedName(): string | null {
  try {
    const session: unknown = JSON.parse(localStorage['cntv:session']);
    return isStoredSession(session) && session.status === 'signed-in' ? session.operatorName : null;
  } catch {
    // Nothing is stored, or the storage is blocked.
    return null;
  }
}
