import { logMessage } from '#page-config/console-message';
import { address, choice, flag, integer } from '../attributes';
import type { Widget } from '../types';

// Not loadChunk, to keep the loader small: requested once for each connection and each call of `refresh`.
const loadWatch = () => import('./unread-badge.chunk');

export const widget = {
  tag: 'cntv-unread-badge',
  attributes: {
    kind: choice('all', 'subscribe', 'system'),
    max: integer(99, 1, 9999),
    href: address(),
    'blink-title': flag(),
    bell: flag(),
  },
  view: () => import('./unread-badge.view'),
  loadWhen: async () => (await loadWatch()).untilUnread,
  methods: {
    refresh(): void {
      loadWatch().then(
        ({ refresh }) => refresh(),
        (error) => logMessage('error', '<cntv-unread-badge>', error),
      );
    },
  },
} satisfies Widget;
