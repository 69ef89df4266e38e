import { ensureViewerName } from '#api/member/viewer';
import { ensureSession } from '#api/sign-in/account';
import { session, viewerEpoch } from '#session/session';
import { watchUnread } from '#shared/unread/poller';

/** The `viewerEpoch` whose profile this page has requested. */
let askedEpoch = -1;

/**
 * Lets the server confirm the stored session, once per page for all elements and again when the page becomes visible with a
 * stale session, and requests name and picture of a viewer without them. Failures are not shown.
 * @param showsUnread whether the element shows a number of unread messages, for which this browser then polls
 * @returns a function to be called when that has changed
 */
export function watchViewer(showsUnread: () => boolean, signal: AbortSignal): () => void {
  let stopPolling: (() => void) | null = null;

  function follow(): void {
    const isWanted = !signal.aborted && showsUnread() && session.getState().status === 'signed-in';
    if (isWanted === Boolean(stopPolling)) return;
    stopPolling?.();
    stopPolling = isWanted ? watchUnread() : null;
  }
  const unsubscribe = session.subscribe(() => {
    follow();
    void loadProfile();
  });
  // A function of its own for each element: the browser adds the same one only once, and removes it with the first element.
  document.addEventListener('visibilitychange', () => checkViewer(), { signal });
  signal.addEventListener('abort', () => {
    unsubscribe();
    follow();
  });
  follow();
  checkViewer();
  return follow;
}

function checkViewer(): void {
  if (document.visibilityState === 'visible' && !loadProfile()) void ensureSession();
}

/**
 * Requests the profile of a signed-in viewer whose picture is not known, at most once for each viewer. The response also
 * tells whether the viewer is signed in.
 */
function loadProfile(): boolean {
  const { status, avatarUrl } = session.getState();
  const isWanted = status === 'signed-in' && avatarUrl === '' && askedEpoch !== viewerEpoch();
  if (!isWanted || document.visibilityState !== 'visible') return false;
  askedEpoch = viewerEpoch();
  // A failed request is repeated on the next page.
  ensureViewerName().catch(() => {});
  return true;
}
