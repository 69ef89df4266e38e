import type { ElementContract } from '../element-contract';
import type { ElementOf } from '../element-of';
import { widget } from './unread-badge.element';

export const contract = {
  element: widget,
  summary: 'The number of unread messages; empty if there are none or the viewer is signed out.',
  attributes: {
    kind: 'Kind of messages to count.',
    max: 'Highest number shown; a higher count is shown as `99+`.',
    href: 'URL that the badge links to.',
    'blink-title': 'Blinks the page’s title while there are unread messages.',
  },
  methods: { refresh: 'Requests the count from the server.' },
  events: ['cntv-unread'],
  parts: ['badge'],
} satisfies ElementContract<typeof widget>;

declare global {
  interface HTMLElementTagNameMap {
    'cntv-unread-badge': ElementOf<typeof widget>;
  }
}
