import type { WidgetEvents } from '#config/events';
import type { ElementState } from '#lib/element-state';
import type { SHARED_ATTRIBUTES } from './attributes';

/** The members of every element besides its own contract. */
export const SHARED = {
  attributes: {
    lang: 'Language of the texts. Without the attribute, the language of the nearest ancestor that has one. `zh-TW`, `zh-HK` and `zh-MO` count as `zh-Hant`; any other region is valid too.',
    theme:
      'Colour scheme; `auto` follows the system. Without the attribute, the colour scheme of the page is used.',
  },
  methods: { focus: 'Moves the focus to the first field, button or link.' },
  events: ['cntv-error'],
  slots: [''],
} satisfies {
  attributes: Record<keyof typeof SHARED_ATTRIBUTES, string>;
  methods: Record<string, string>;
  events: readonly (keyof WidgetEvents)[];
  slots: readonly SlotName[];
};

/** All events, which mean the same in every element that dispatches them. */
export const EVENTS: Readonly<Record<keyof WidgetEvents, string>> = {
  'cntv-login-success': 'The viewer has signed in. Cancelable: `preventDefault()` stops the redirect.',
  'cntv-login-required':
    'A request or screen requires a signed-in viewer. Cancelable: `preventDefault()` stops the redirect to the sign-in page.',
  'cntv-logout': 'The viewer has signed out or deleted the account.',
  'cntv-navigate':
    'The viewer navigates to another screen. Cancelable: after `preventDefault()`, you navigate yourself.',
  'cntv-unread': 'The count has changed.',
  'cntv-qr-state':
    'The state of the QR code has changed. After `expired`, a new code is requested, unless several codes in a row have expired at once.',
  'cntv-submit':
    'The viewer submits a complete form: `form` is its name, `data` its values, with phones and codes without blanks and separators. Pass a promise to `respond`, and the form waits for it: if it is rejected, or resolves to a `fetch` response with an error status, the form shows that. To mark fields, reject with `{ message, fields: { phone: "…" } }`, or respond with it as JSON. If no listener reads `data` or calls `respond` during the event, `<cntv-apply-form>` shows that it is not connected. Cancelable: after `preventDefault()`, you show the result yourself.',
  'cntv-reset': 'The form was cleared.',
  'cntv-error': 'A request has failed, or the element could not be loaded.',
};

/** All slots. */
export const SLOTS = {
  '': 'Shown until the element is ready, and if it cannot be loaded.',
  agreement: 'Agreement on the service, shown instead of a summary.',
  'cancel-agreement': 'Agreement on deleting the account, shown instead of a summary.',
  links: 'Further links of the menu.',
} as const;

export type SlotName = keyof typeof SLOTS;

export const STATES: Readonly<Record<ElementState, string>> = {
  loading: 'The element is being loaded. It shows its prerendered form or its slotted content.',
  ready: 'The element is ready to use.',
  error:
    'The element could not be loaded. It shows its slotted content, and a retry button if a retry can help.',
};

/**
 * All names for `::part()`, the same in every element, which a page may restyle. Elements without a part are found by
 * tests with `data-testid`, which is not public.
 */
export const PARTS = {
  card: 'Surface of a screen.',
  title: 'Heading of a screen, step or dialog.',
  field: 'Field of a form: label, control and message.',
  label: 'Label of a control.',
  control: 'Text field, select, text area or file chooser.',
  checkbox: 'Checkbox.',
  radio: 'Radio button.',
  message: 'Error or description below a field.',
  button: 'Button, including buttons that look like links.',
  link: 'Link.',
  notice: 'Message within a screen.',
  tabs: 'Row of tabs.',
  tab: 'Tab.',
  panel: 'Content of a tab.',
  toggle: 'Button that opens a menu.',
  menu: 'Menu of the member centre or of the account.',
  list: 'List of items.',
  row: 'Item of a list.',
  section: 'Section that can be expanded.',
  dialog: 'Dialog.',
  toast: 'Message that disappears after some seconds.',
  captcha: 'Captcha.',
  code: 'QR code.',
  status: 'Message below the QR code.',
  avatar: 'Avatar of the viewer.',
  badge: 'Number of unread messages.',
  skeleton: 'Placeholder of content that is being loaded.',
} as const;

export type PartName = keyof typeof PARTS;

/** The parts of every element with a form. */
export const FORM_PARTS = [
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
  'toast',
  'skeleton',
] as const satisfies readonly PartName[];
