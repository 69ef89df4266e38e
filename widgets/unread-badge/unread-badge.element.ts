import { address, choice, flag, integer } from '../attributes';
import type { Widget } from '../define-widget';

/**
 * `<cntv-unread-badge>`: how many messages are unread; nothing when there are none or nobody is signed in. Neither
 * React nor any text is loaded before there is a number to show.
 *
 * @attr {'all'|'subscribe'|'system'} kind - which messages count
 * @attr {number} max - the largest number written out; beyond it the badge shows `99+`
 * @attr {string} href - where the badge leads; without it, it is plain text
 * @attr {boolean} blink-title - also blink the page's title while something is unread
 * @method refresh - asks for the count now
 * @fires cntv-unread - the count changed; detail `{ count, subscribe_count, system_count }`
 * @csspart badge
 */
export const unreadBadge: Widget = {
  tag: 'cntv-unread-badge',
  attributes: {
    kind: choice('all', 'subscribe', 'system'),
    max: integer(99, 1, 9999),
    href: address(),
    'blink-title': flag(),
  },
  view: () => import('./unread-badge.view'),
  worthShowing: async (connection) => (await import('./unread-badge.gate')).untilUnread(connection),
  methods: { refresh: async () => (await import('./unread-badge.gate')).refresh() },
};
