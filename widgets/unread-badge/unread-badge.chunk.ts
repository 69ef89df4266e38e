import { EVENTS } from '#config/events';
import { assertConfigReadable } from '#page-config/scripts';
import { countOf, type UnreadKind, unread } from '#session/unread';
import { watchUnread } from '#shared/unread/poller';
import { hostOf } from '../host';
import type { Connection } from '../types';

export { recountUnread as refresh } from '#shared/unread/poller';

/**
 * Watches the unread count while the badge is connected and dispatches `cntv-unread` on every change
 * of the count, also by a change of `kind`.
 * @returns a promise that resolves when there are unread messages
 */
export async function untilUnread(connection: Connection): Promise<void> {
  if (connection.signal.aborted) throw new Error('the badge was disconnected');
  assertConfigReadable();
  const host = hostOf(connection);
  let last: number | null = null;
  await new Promise<void>((resolve) => {
    const notify = () => {
      const counts = unread.getState();
      const count = countOf(counts, host.values().kind as UnreadKind);
      // Unknown counts after a sign-out are reported as 0.
      if (count !== last && (counts || last !== null)) {
        last = count;
        const [subscribe_count, system_count] = [countOf(counts, 'subscribe'), countOf(counts, 'system')];
        host.emit(EVENTS.unread, { count, subscribe_count, system_count });
      }
      if (count > 0) resolve();
    };
    // `kind` can change before there is a view, which the element would update.
    const kind = new MutationObserver(notify);
    kind.observe(connection.element, { attributeFilter: ['kind'] });
    const stops = [unread.subscribe(notify), watchUnread(), () => kind.disconnect()];
    connection.signal.addEventListener('abort', () => {
      for (const stop of stops) stop();
    });
    connection.box.replaceChildren();
    host.readyWithoutView();
    notify();
  });
}
