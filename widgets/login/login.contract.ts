import type { ElementContract } from '../element-contract';
import type { ElementOf } from '../element-of';
import { FORM_PARTS } from '../shared.contract';
import { widget } from './login.element';

export const contract = {
  element: widget,
  summary: 'Sign-in with account and password, or through a third-party provider.',
  attributes: {
    backurl:
      'Redirect target after sign-in if the page’s URL has no `backurl` or `service` parameter. Its domain must be allowed.',
    captcha:
      'Type of captcha: a slider puzzle, or words to click. The default is that of the page configuration.',
    variant: 'Links and providers of the desktop or the mobile site; `auto` selects by device.',
    standalone:
      'Opens registration and password recovery inside the element, without changes to the page’s history.',
    compact:
      'Smaller controls and gaps, for low boxes. An element narrower than 340 px has them without the attribute.',
    'no-title': 'Hides the title of the sign-in, except from screen readers.',
  },
  methods: {},
  events: ['cntv-login-success', 'cntv-login-required', 'cntv-qr-state', 'cntv-navigate'],
  parts: [...FORM_PARTS, 'panel', 'dialog', 'captcha', 'code', 'status'],
} satisfies ElementContract<typeof widget>;

declare global {
  interface HTMLElementTagNameMap {
    'cntv-login': ElementOf<typeof widget>;
  }
}
