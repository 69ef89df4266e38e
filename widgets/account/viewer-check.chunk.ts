import { hasEarlyResponse } from '#api/early-responses';
import { ensureViewerName, USER_INFO_ENDPOINT } from '#api/member/viewer';
import { ensureSession } from '#api/sign-in/account';
import { session, viewerEpoch } from '#session/session';

/** The `viewerEpoch` whose profile this page has requested. */
let askedEpoch = -1;

/**
 * Lets the server confirm the stored session, once per page for all elements and again when the page becomes visible with a
 * stale session. Failures are not shown.
 */
export function watchViewer(signal: AbortSignal): void {
  const unsubscribe = session.subscribe(() => void loadProfile());
  // A function of its own for each element: the browser adds the same one only once, and removes it with the first element.
  document.addEventListener('visibilitychange', () => checkViewer(), { signal });
  signal.addEventListener('abort', unsubscribe);
  checkViewer();
}

function checkViewer(): void {
  if (document.visibilityState !== 'visible' || loadProfile()) return;
  // A screen that is being loaded may have asked already.
  void ensureSession(hasEarlyResponse(USER_INFO_ENDPOINT) ? ensureViewerName : undefined);
}

/**
 * Requests the profile of a signed-in viewer, at most once for each: the response also tells who is signed in, so that it stands
 * for the session check. A stored picture may have been replaced or taken down, but is no reason for a further request.
 */
function loadProfile(): boolean {
  const { status, avatarUrl } = session.getState();
  const isWanted = status === 'signed-in' && askedEpoch !== viewerEpoch();
  if (!isWanted || document.visibilityState !== 'visible') return false;
  askedEpoch = viewerEpoch();
  // A failed request is repeated on the next page.
  if (avatarUrl) void ensureSession(ensureViewerName);
  else ensureViewerName().catch(() => {});
  return true;
}
