import type { ElementContract, ElementOf } from '../element-contract';
import { qrLogin } from './qr-login.element';

export const contract = {
  element: qrLogin,
  summary: 'Sign-in by scanning a QR code with the portal’s app.',
  attributes: {
    size: 'Width and height of the code in pixels, limited by the width of the element.',
    backurl:
      'Redirect target after sign-in if neither the server nor the page’s URL names one. Its domain must be allowed.',
  },
  methods: { refresh: 'Requests a new code.' },
  events: {
    'cntv-login-success': 'The viewer has signed in. Cancelable: stops the redirect.',
    'cntv-navigate': 'The viewer navigates to another screen. Cancelable: leaves the navigation to the page.',
    'cntv-qr-state':
      'The state of the QR code has changed. After `expired`, a new code is requested, unless several in a row have expired at once.',
  },
  parts: ['card', 'button', 'link', 'code', 'status', 'skeleton'],
  slots: {},
} satisfies ElementContract<typeof qrLogin>;

declare global {
  interface HTMLElementTagNameMap {
    'cntv-qr-login': ElementOf<typeof qrLogin>;
  }
}
