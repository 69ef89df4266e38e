import type { ElementContract, ElementOf } from '../element-contract';
import { memberCenter } from './member-center.element';

export const contract = {
  element: memberCenter,
  summary: 'Home, messages, history, collection, reservations and settings of the signed-in viewer.',
  attributes: {
    section: 'Section shown first.',
    tab: 'Tab of `message`, `collection` or `settings`; the first one by default.',
    bare: 'Shows this section only, without the menu; links to other sections open their pages.',
  },
  methods: {},
  events: {
    'cntv-login-required':
      'A request or screen requires a signed-in viewer. Cancelable: stops the redirect to the sign-in page.',
    'cntv-logout': 'The viewer has signed out or deleted the account.',
    'cntv-navigate': 'The viewer navigates to another screen. Cancelable: leaves the navigation to the page.',
  },
  parts: [
    'card',
    'title',
    'field',
    'label',
    'control',
    'checkbox',
    'radio',
    'message',
    'button',
    'link',
    'notice',
    'tabs',
    'tab',
    'panel',
    'menu',
    'list',
    'row',
    'dialog',
    'toast',
    'captcha',
    'avatar',
    'badge',
    'skeleton',
  ],
  slots: {
    'cancel-agreement': 'Agreement on deleting the account, shown instead of a summary.',
  },
} satisfies ElementContract<typeof memberCenter>;

declare global {
  interface HTMLElementTagNameMap {
    'cntv-member-center': ElementOf<typeof memberCenter>;
  }
}
