import { EVENTS } from '#config/events';
import { UNREAD_SHOWN_MAX } from '#config/limits';
import { portalUrl } from '#shared/navigation/route-url';
import { hostOf } from '../host';
import { bellOnDemand } from '../load-bell';
import type { Connection } from '../types';
import { MESSAGES } from './messages-route.build-time';

/**
 * The bell beside the button. It stays without a number, in a place of its own, so that the number moves nothing, and links to
 * the messages.
 * @returns the function that shows it or removes it, with the present number
 */
export function accountBell(connection: Connection, line: HTMLElement, isWanted: () => boolean) {
  const { emit } = hostOf(connection);

  function handleClick(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (!emit(EVENTS.navigate, { ...MESSAGES, query: {} })) event.preventDefault();
  }
  return bellOnDemand(connection, {
    values: () => ({
      isWanted: isWanted(),
      kind: 'all',
      max: UNREAD_SHOWN_MAX,
      href: portalUrl(MESSAGES.path),
      blinks: false,
    }),
    insert(bell) {
      bell.addEventListener('click', handleClick);
      line.querySelector('.root')?.before(bell);
    },
  });
}
