import type { ElementContract, ElementOf } from '../element-contract';
import { qrLogin } from './qr-login.element';

export const contract = {
  element: qrLogin,
  summary: 'A viewer signs in by scanning a QR code with the portal’s app.',
  attributes: {
    size: 'Width and height of the code in pixels; never wider than the element.',
    backurl:
      'Where a sign-in leads when neither the server nor the page’s address says; allowed domains only.',
  },
  methods: { refresh: 'Requests a new code.' },
  events: {
    'cntv-login-success': 'The viewer has signed in. Cancelable: stops the redirect.',
    'cntv-navigate': 'The viewer follows a link to another screen. Cancelable: the page navigates itself.',
    'cntv-qr-state':
      'The state of the code has changed. `denied`: the sign-in was canceled or not confirmed on the phone; a new code follows.',
  },
  parts: {
    card: 'Surface of the element.',
    code: 'QR code.',
    status: 'Message below the code.',
    button: 'Button.',
    link: 'Link to the sign-in with a password.',
    skeleton: 'Placeholder of the code.',
    retry: 'Button that loads the element again.',
    refresh: 'Button that requests a new code.',
  },
} satisfies ElementContract<typeof qrLogin>;

declare global {
  interface HTMLElementTagNameMap {
    'cntv-qr-login': ElementOf<typeof qrLogin>;
  }
}
