import type { ElementContract, ElementOf } from '../element-contract';
import { unreadBadge } from './unread-badge.element';

export const contract = {
  element: unreadBadge,
  summary: 'The number of unread messages; empty when there are none or nobody is signed in.',
  attributes: {
    kind: 'Which messages count.',
    max: 'Largest number that is written out; beyond it the badge shows `99+`.',
    href: 'Makes the badge a link.',
    'blink-title': 'Also blinks the page’s title while messages are unread.',
  },
  methods: { refresh: 'Requests the count.' },
  events: { 'cntv-unread': 'The count has changed.' },
  parts: { badge: 'The number.' },
} satisfies ElementContract<typeof unreadBadge>;

declare global {
  interface HTMLElementTagNameMap {
    'cntv-unread-badge': ElementOf<typeof unreadBadge>;
  }
}
