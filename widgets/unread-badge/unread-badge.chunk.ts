import { EVENTS } from '#config/events';
import { assertConfigReadable } from '#page-config/scripts';
import { countOf, type UnreadKind, unread } from '#session/unread';
import { watchUnread } from '#shared/unread/poller';
import { hostOf } from '../host';
import { bellOnDemand } from '../load-bell';
import type { Connection } from '../types';

export { recountUnread as refresh } from '#shared/unread/poller';

/**
 * Watches the unread count while the badge is connected and dispatches `cntv-unread` on every change
 * of the count, also by a change of `kind`. With `bell`, it shows the bell with the number, without React.
 * @returns a promise that resolves when there are unread messages without a bell
 */
export async function untilUnread(connection: Connection): Promise<void> {
  const { box, signal } = connection;
  if (signal.aborted) throw new Error('the badge was disconnected');
  assertConfigReadable();
  const host = hostOf(connection);
  let last: number | null = null;
  const showBell = bellOnDemand(connection, {
    values() {
      const { bell, kind, max, href, blinkTitle } = host.values();
      return {
        isWanted: Boolean(bell),
        kind: kind as UnreadKind,
        max: Number(max),
        href: `${href}`,
        blinks: Boolean(blinkTitle),
      };
    },
    // Beside the box of the view, so that neither a view nor its failure touches it.
    insert: (bell) => box.after(bell),
  });
  await new Promise<void>((resolve) => {
    const notify = () => {
      const counts = unread.getState();
      const { kind, bell } = host.values();
      const count = countOf(counts, kind as UnreadKind);
      // Unknown counts after a sign-out are reported as 0.
      if (count !== last && (counts || last !== null)) {
        last = count;
        const [subscribe_count, system_count] = [countOf(counts, 'subscribe'), countOf(counts, 'system')];
        host.emit(EVENTS.unread, { count, subscribe_count, system_count });
      }
      showBell();
      if (count > 0 && !bell) resolve();
    };
    // Attributes can change before there is a view.
    connection.update = notify;
    const stops = [unread.subscribe(notify), watchUnread()];
    signal.addEventListener('abort', () => {
      connection.update = undefined;
      for (const stop of stops) stop();
    });
    box.replaceChildren();
    host.readyWithoutView();
    notify();
  });
}
