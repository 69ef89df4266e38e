import type { ElementContract, ElementOf } from '../element-contract';
import { ACCOUNT_PARTS, CAPTCHA_PARTS, FORM_PARTS } from '../shared.contract';
import { login } from './login.element';

export const contract = {
  element: login,
  summary: 'A viewer signs in with account and password, or through a third-party provider.',
  attributes: {
    backurl:
      'Where a sign-in leads when the page’s address has no `backurl` or `service`; allowed domains only.',
    captcha: 'Kind of captcha: slide puzzle, or words to click.',
    variant: 'Form of the desktop or the mobile site; `auto` depends on the device.',
    standalone:
      'Registration and password recovery open inside the element, without a trace in the page’s history.',
  },
  methods: {},
  events: {
    'cntv-login-success': 'The viewer has signed in. Cancelable: stops the redirect.',
    'cntv-login-required':
      'A screen needs a signed-in viewer. Cancelable: stops the redirect to the sign-in page.',
    'cntv-qr-state': 'The state of the QR code has changed.',
    'cntv-navigate': 'The viewer follows a link to another screen. Cancelable: the page navigates itself.',
  },
  parts: {
    ...FORM_PARTS,
    ...CAPTCHA_PARTS,
    ...ACCOUNT_PARTS,
    'captcha-marker': 'Mark of a chosen word.',
    code: 'QR code.',
    status: 'Message below the QR code.',
    back: 'Button that goes back inside the element.',
  },
} satisfies ElementContract<typeof login>;

declare global {
  interface HTMLElementTagNameMap {
    'cntv-login': ElementOf<typeof login>;
  }
}
