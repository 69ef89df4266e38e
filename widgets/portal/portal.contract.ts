import type { ElementContract, ElementOf } from '../element-contract';
import { ACCOUNT_PARTS, CAPTCHA_PARTS, FORM_PARTS } from '../shared.contract';
import { portal } from './portal.element';

export const contract = {
  element: portal,
  summary: 'All screens of the portal under their documented paths, with the browser’s history.',
  attributes: {
    base: 'Path below which the routes stand; empty or `/` for the whole site.',
    'login-check':
      'Shows the home, the settings and the mobile home to signed-in viewers only; others are sent to sign in and return afterwards.',
  },
  methods: {},
  events: {
    'cntv-login-success': 'The viewer has signed in. Cancelable: stops the redirect.',
    'cntv-login-required':
      'A screen needs a signed-in viewer. Cancelable: stops the redirect to the sign-in page.',
    'cntv-logout': 'The viewer has signed out or deleted the account.',
    'cntv-navigate': 'The viewer goes to another screen. Cancelable: the page navigates itself.',
    'cntv-qr-state': 'The state of the QR code has changed.',
  },
  parts: {
    ...FORM_PARTS,
    ...CAPTCHA_PARTS,
    ...ACCOUNT_PARTS,
    code: 'QR code, or the code on the test page.',
    status: 'Message below the QR code.',
    spinner: 'Sign of a pending request.',
    picture: 'Picture with a code to type.',
    menu: 'Menu of the member centre.',
    badge: 'Number of unread messages in the menu.',
    avatar: 'Portrait of the viewer.',
    nickname: 'Name of the viewer.',
    'viewer-changed': 'Message that another account has been signed in to.',
    logout: 'Button that signs out.',
    'count-*': 'Unread messages of one kind: `subscribe`, `system`.',
    register: 'Prompt that leads to the registration.',
    'route-tabs': 'Navigation between the settings.',
    section: 'Section that opens and closes.',
    summary: 'Heading of such a section.',
    personal: 'Link to the profile on the mobile home.',
    password: 'Link to the password on the mobile home.',
    favourites: 'Favourites on the mobile home.',
    'favourites-*': 'Favourites of one kind: `channel`, `column`, `video`.',
    channels: 'Favourite channels in the settings.',
    columns: 'Favourite programmes in the settings.',
    thumbnail: 'Picture of a favourite.',
    select: 'Select control.',
    radios: 'Group of radio buttons.',
    radio: 'Radio button with its label.',
    file: 'File control.',
    bindings: 'List of binding accounts.',
    'binding-*': 'Row of that list: `email`, `mobile`, `others`.',
    'to-*': 'Link from that row to its tab.',
    bound: 'Address or number that is bound.',
    'verify-mobile': 'Screen that binds a phone number.',
    'security-email': 'Screen that binds a security email.',
    'step-title': 'Heading of a step.',
    'email-state': 'State of the security email.',
    mailbox: 'Link to the mailbox of the security email.',
    change: 'Button that changes what is bound.',
    edit: 'Button that corrects the security email.',
    resend: 'Button that sends the email again.',
    others: 'List of third-party accounts.',
    'other-account': 'Third-party account.',
    bind: 'Link that binds it.',
    unbind: 'Button that unbinds it.',
    'cancel-agreement': 'Agreement on deleting the account.',
    reading: 'Seconds left to read it.',
    'log-off': 'Button that deletes the account.',
    'confirm-dialog': 'Dialog that asks for a confirmation.',
    confirm: 'Button that confirms.',
    cancel: 'Button that cancels.',
    'user-home': 'Link to the home of the user centre.',
    'service-phone': 'Phone number of the customer service.',
  },
} satisfies ElementContract<typeof portal>;

declare global {
  interface HTMLElementTagNameMap {
    'cntv-portal': ElementOf<typeof portal>;
  }
}
