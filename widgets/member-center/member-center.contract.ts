import type { ElementContract } from '../element-contract';
import type { ElementOf } from '../element-of';
import { FORM_PARTS } from '../shared.contract';
import { widget } from './member-center.element';

export const contract = {
  element: widget,
  summary:
    'The member centre: home, messages, history, favourites, reservations and settings of the signed-in viewer.',
  attributes: {
    section: 'Section shown first.',
    tab: 'Tab of `message`, `collection` or `settings`; the first one by default.',
    bare: 'Shows this section only, without the menu; links to other sections open their pages.',
  },
  methods: {},
  events: ['cntv-login-required', 'cntv-logout', 'cntv-navigate'],
  parts: [...FORM_PARTS, 'panel', 'menu', 'list', 'row', 'dialog', 'captcha', 'avatar', 'badge'],
} satisfies ElementContract<typeof widget>;

declare global {
  interface HTMLElementTagNameMap {
    'cntv-member-center': ElementOf<typeof widget>;
  }
}
