import type { ElementContract, ElementOf } from '../element-contract';
import { portal } from './portal.element';

export const contract = {
  element: portal,
  summary:
    'All screens of the portal, routed by the browser’s history. Screens of the mobile site hide the page’s elements with the attribute `data-cntv-desktop`.',
  attributes: {
    base: 'Base path of the routes; empty or `/` for the whole site.',
    'login-check':
      'Redirects signed-out viewers from the home, the settings and the mobile home to the sign-in, and back afterwards.',
  },
  methods: {
    navigate: {
      description:
        'Navigates to the route `{ name, params, query }`; `Index` is `UserHome`. A call before the view is ready is held. An unknown name or a missing parameter is logged.',
      type: 'void',
      parameters: 'target: { name: string; params?: Record<string, string>; query?: Record<string, string> }',
    },
  },
  events: {
    'cntv-login-success': 'The viewer has signed in. Cancelable: stops the redirect.',
    'cntv-login-required':
      'A request or screen requires a signed-in viewer. Cancelable: stops the redirect to the sign-in page.',
    'cntv-logout': 'The viewer has signed out or deleted the account.',
    'cntv-navigate': 'The viewer navigates to another screen. Cancelable: leaves the navigation to the page.',
    'cntv-qr-state':
      'The state of the QR code has changed. After `expired`, a new code is requested, unless several in a row have expired at once.',
    'cntv-submit':
      'The form is complete: `form` is its name, `data` its values, phones and codes without blanks and separators. The form waits for a promise passed to `respond`: a rejection, or a `fetch` response with an error status, is shown to the visitor. `{ message, fields: { phone: "…" } }`, as the reason or as the response’s JSON, marks the fields. If no listener reads `data` or calls `respond` during the event, `<cntv-apply-form>` shows that it is not connected. Cancelable: leaves the result to the page.',
    'cntv-reset': 'The form was cleared.',
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
    'section',
    'dialog',
    'toast',
    'captcha',
    'code',
    'status',
    'avatar',
    'badge',
    'skeleton',
  ],
  slots: {
    agreement: 'Agreement on the service, shown instead of a summary.',
    'cancel-agreement': 'Agreement on deleting the account, shown instead of a summary.',
  },
} satisfies ElementContract<typeof portal>;

declare global {
  interface HTMLElementTagNameMap {
    'cntv-portal': ElementOf<typeof portal>;
  }
}
