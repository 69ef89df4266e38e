import type { ElementContract } from '../element-contract';
import type { ElementOf } from '../element-of';
import { PARTS, type PartName } from '../shared.contract';
import { widget } from './portal.element';

export const contract = {
  element: widget,
  summary:
    'All screens of the portal, routed by the browser’s history. Screens of the mobile site hide the page’s elements with the attribute `data-cntv-desktop`.',
  attributes: {
    base: 'Base path of the routes; empty or `/` for the whole site.',
    'login-check':
      'Redirects signed-out viewers from the home, the settings and the mobile home to the sign-in, and back afterwards.',
  },
  methods: {
    navigate:
      'Navigates to the route `{ name, params, query }`; `Index` is `UserHome`. A call before the view is ready takes effect as soon as it is. An unknown name or a missing parameter is logged to the console.',
  },
  events: [
    'cntv-login-success',
    'cntv-login-required',
    'cntv-logout',
    'cntv-navigate',
    'cntv-qr-state',
    'cntv-submit',
    'cntv-reset',
  ],
  // Those of all screens.
  parts: (Object.keys(PARTS) as PartName[]).filter((part) => part !== 'toggle'),
} satisfies ElementContract<typeof widget>;

declare global {
  interface HTMLElementTagNameMap {
    'cntv-portal': ElementOf<typeof widget>;
  }
}
