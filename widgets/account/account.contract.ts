import type { ElementContract } from '../element-contract';
import type { ElementOf } from '../element-of';
import { widget } from './account.element';

export const contract = {
  element: widget,
  summary:
    'The signed-in viewer as a button with avatar and name, which opens a menu; the content between the tags for a signed-out viewer. To reserve its place, give it `display: inline-block`, a width and a height in the page’s style sheet.',
  attributes: {
    links: 'Links of the menu to sections of the member centre, in this order; none if empty.',
    unread: 'Shows the number of unread messages at the avatar.',
  },
  methods: {},
  events: ['cntv-logout', 'cntv-navigate'],
  parts: ['avatar', 'badge', 'button', 'link', 'menu', 'toggle'],
} satisfies ElementContract<typeof widget>;

declare global {
  interface HTMLElementTagNameMap {
    'cntv-account': ElementOf<typeof widget>;
  }
}
