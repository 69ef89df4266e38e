import { session } from '#session/session';
import { loadPart } from '../load-part';
import type { Connection } from '../types';

const loadPoller = () => import('#shared/unread/poller');

/**
 * Polls the number of unread messages while it is shown to a signed-in viewer. The poller is loaded when that is first so.
 * @returns a function to be called when that may have changed
 */
export function unreadFollower(connection: Connection, isShown: () => boolean): () => void {
  let poller: Awaited<ReturnType<typeof loadPoller>> | undefined;
  let isRequested = false;
  let stop: (() => void) | null = null;
  return function follow() {
    const isWanted = !connection.signal.aborted && isShown() && session.getState().status === 'signed-in';
    if (isWanted && !isRequested) {
      isRequested = true;
      loadPart(connection, loadPoller, (loaded) => {
        poller = loaded;
        follow();
      });
    }
    if (!poller || isWanted === Boolean(stop)) return;
    stop?.();
    stop = isWanted ? poller.watchUnread() : null;
  };
}
