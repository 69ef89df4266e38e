import type { ElementContract, ElementOf } from '../element-contract';
import { memberCenter } from './member-center.element';

export const contract = {
  element: memberCenter,
  summary: 'What the portal keeps about the signed-in viewer, as a whole or one section of it.',
  attributes: {
    section: 'Section that is shown first.',
    tab: 'Tab of the section: of `message`, of `collection`, or of `settings`. Unset is the first one.',
    bare: 'The section alone, without the menu; links to other sections lead to their pages.',
  },
  methods: {},
  events: {
    'cntv-login-required':
      'A section needs a signed-in viewer. Cancelable: stops the redirect to the sign-in page.',
    'cntv-logout': 'The viewer has deleted the account.',
    'cntv-navigate': 'The viewer goes to another section or screen. Cancelable: the page navigates itself.',
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
} satisfies ElementContract<typeof memberCenter>;

declare global {
  interface HTMLElementTagNameMap {
    'cntv-member-center': ElementOf<typeof memberCenter>;
  }
}
