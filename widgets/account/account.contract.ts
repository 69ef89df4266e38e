import type { ElementContract } from '../element-contract';
import type { ElementOf } from '../element-of';
import { widget } from './account.element';

export const contract = {
  element: widget,
  summary:
    'A button with the avatar and name of the signed-in viewer, which opens a menu. Signed-out viewers see the content between the tags. To reserve its place, give it `display: inline-block`, a width and a height in the page’s style sheet.',
  attributes: {
    links: 'Sections of the member centre that the menu links to, in this order. An empty value shows none.',
    unread: 'Shows the number of unread messages beside the avatar.',
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
