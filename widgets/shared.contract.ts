import type { WidgetEvents } from '../src/config/events';
import type { SHARED_ATTRIBUTES } from './attributes';
import type { Parts, WidgetState } from './element-contract';

/** What every element has besides its own contract. */
export const SHARED = {
  attributes: {
    lang: 'Language of the texts; `zh` and `en` with any region are understood.',
    theme: 'Unset follows the page’s `color-scheme`, `auto` follows the system.',
  },
  methods: { focus: 'Moves the focus to the first field, button or link.' },
  events: { 'cntv-error': 'A call has failed, or the view could not be shown.' },
  parts: {},
} satisfies {
  attributes: Record<keyof typeof SHARED_ATTRIBUTES, string>;
  methods: Record<string, string>;
  events: { [Name in keyof WidgetEvents]?: string };
  parts: Parts;
};

export const STATES: Readonly<Record<WidgetState, string>> = {
  loading: 'The view is not there yet; the prerendered form or the content between the tags is shown.',
  ready: 'The view is shown, or there is nothing to show.',
  error:
    'The view could not be loaded; the content between the tags is shown, with a retry button where a retry can help.',
};

/** Parts of every screen with a form. */
export const FORM_PARTS: Parts = {
  card: 'Surface of a screen.',
  title: 'Heading of a screen or dialog.',
  field: 'One field: label, control and message.',
  label: 'Label of a field.',
  input: 'Text control.',
  toggle: 'Button that shows or hides a password.',
  hint: 'Caps Lock warning below a password.',
  message: 'Error or description below a field.',
  checkbox: 'Checkbox with its label.',
  button: 'Button.',
  link: 'Link.',
  notice: 'Message inside a screen.',
  toasts: 'Stack of toasts.',
  toast: 'Message that disappears after some seconds.',
  dialog: 'Dialog.',
  close: 'Close button of a dialog or toast.',
  skeleton: 'Placeholder of content that is loading.',
  retry: 'Button that repeats what has failed, or reloads the page.',
};

export const CAPTCHA_PARTS: Parts = {
  captcha: 'Captcha.',
  'captcha-dialog': 'Dialog with the captcha.',
  'captcha-hint': 'Task above the picture.',
  'captcha-picture': 'Picture.',
  'captcha-bar': 'Bar below the picture.',
  'captcha-slider': 'Slider of the puzzle.',
  'captcha-knob': 'Handle of the slider.',
  check: 'Button that submits the puzzle.',
  zoom: 'Button that enlarges the picture.',
  refresh: 'Button that requests a new picture or QR code.',
};

/** Parts of the screens around signing in: login, registration and password recovery. */
export const ACCOUNT_PARTS: Parts = {
  provider: 'Link to a third-party provider.',
  'sms-button': 'Button that sends a code by SMS.',
  strength: 'Password strength.',
  'strength-word': 'Password strength in words.',
  tabs: 'List of tabs.',
  tab: 'Tab.',
  panel: 'Content of a tab.',
};
