import { integer, text } from '../attributes';
import type { Widget } from '../define-widget';

/**
 * `<cntv-qr-login>`: a viewer signs in by scanning a QR code with the portal's app.
 *
 * @attr {number} size - width and height of the code in pixels
 * @attr {string} backurl - where to go after signing in, when server and page name nothing; allowed domains only
 * @method refresh - draws a new code now
 * @fires cntv-login-success - cancelable: stops the redirect; detail `{ redirectTo }`
 * @fires cntv-qr-state - the state changed; detail `{ state }`
 * @fires cntv-error - the service does not answer, or refuses; detail `{ code, message }`
 * @csspart card, code, status, button
 */
export const qrLogin: Widget = {
  tag: 'cntv-qr-login',
  attributes: { size: integer(260, 120, 1000), backurl: text() },
  view: () => import('./qr-login.view'),
  prerender(element, box) {
    box.style.setProperty('--_size', `${(element as { size?: number }).size}px`);
    return 'qr';
  },
  methods: {
    refresh(this: HTMLElement) {
      this.dispatchEvent(new Event('refresh'));
    },
  },
};
