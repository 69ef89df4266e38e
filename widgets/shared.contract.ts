import type { WidgetEvents } from '#config/events';
import type { ElementState } from '#lib/element-state';
import type { SHARED_ATTRIBUTES } from './attributes';

/** The members of every element besides its own contract. */
export const SHARED = {
  attributes: {
    lang: 'Language of the texts. `zh` and `en` with any region are valid.',
    theme: 'Colour scheme; `auto` follows the system. Without the attribute, that of the page is used.',
  },
  methods: { focus: 'Moves the focus to the first field, button or link.' },
  events: { 'cntv-error': 'A request has failed, or the element could not be loaded.' },
  slots: { '': 'Shown until the element is ready, and if it cannot be loaded.' },
} satisfies {
  attributes: Record<keyof typeof SHARED_ATTRIBUTES, string>;
  methods: Record<string, string>;
  events: { [Name in keyof WidgetEvents]?: string };
  slots: Record<'', string>;
};

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
  menu: 'Menu of the member centre.',
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
