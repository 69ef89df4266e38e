import type { ElementContract, ElementOf } from '../element-contract';
import { login } from './login.element';

export const contract = {
  element: login,
  summary: 'Sign-in with account and password, or through a third-party provider.',
  attributes: {
    backurl:
      'Redirect target after sign-in if the page’s URL has no `backurl` or `service` parameter. Its domain must be allowed.',
    captcha: 'Type of captcha: a slider puzzle, or words to click.',
    variant: 'Links and providers of the desktop or the mobile site; `auto` selects by device.',
    standalone:
      'Opens registration and password recovery inside the element, without changes to the page’s history.',
  },
  methods: {},
  events: {
    'cntv-login-success': 'The viewer has signed in. Cancelable: stops the redirect.',
    'cntv-login-required':
      'A request or screen requires a signed-in viewer. Cancelable: stops the redirect to the sign-in page.',
    'cntv-qr-state':
      'The state of the QR code has changed. After `expired`, a new code is requested, unless several in a row have expired at once.',
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
    'dialog',
    'toast',
    'captcha',
    'code',
    'status',
    'skeleton',
  ],
  slots: {},
} satisfies ElementContract<typeof login>;

declare global {
  interface HTMLElementTagNameMap {
    'cntv-login': ElementOf<typeof login>;
  }
}
