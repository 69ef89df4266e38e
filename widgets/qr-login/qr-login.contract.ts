import type { ElementContract } from '../element-contract';
import type { ElementOf } from '../element-of';
import { widget } from './qr-login.element';

export const contract = {
  element: widget,
  summary: 'Sign-in by scanning a QR code with the portal’s app.',
  attributes: {
    size: 'Width and height of the code in pixels, limited by the width of the element.',
    backurl:
      'Redirect target after sign-in if neither the server nor the page’s URL names one. Its domain must be allowed.',
  },
  methods: { refresh: 'Requests a new code.' },
  events: ['cntv-login-success', 'cntv-navigate', 'cntv-qr-state'],
  parts: ['card', 'button', 'link', 'code', 'status', 'skeleton'],
} satisfies ElementContract<typeof widget>;

declare global {
  interface HTMLElementTagNameMap {
    'cntv-qr-login': ElementOf<typeof widget>;
  }
}
