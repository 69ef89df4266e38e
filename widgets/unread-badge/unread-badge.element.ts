import { address, choice, flag, integer } from '../attributes';
import type { Widget } from '../define-widget';

export const unreadBadge = {
  tag: 'cntv-unread-badge',
  attributes: {
    kind: choice('all', 'subscribe', 'system'),
    max: integer(99, 1, 9999),
    href: address(),
    'blink-title': flag(),
  },
  view: () => import('./unread-badge.view'),
  loadWhen: async (connection) => (await import('./unread-badge.gate')).untilUnread(connection),
  methods: {
    refresh() {
      return import('./unread-badge.gate').then(
        ({ refresh }) => refresh(),
        (error) => console.error('<cntv-unread-badge>', error),
      );
    },
  },
} satisfies Widget;
