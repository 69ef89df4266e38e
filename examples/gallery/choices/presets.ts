/** Attributes of an element; `true` is one without a value. */
export type Attributes = Readonly<Record<string, string | true>>;

export type Preset = {
  /** Attributes of the elements, by tag, in the order of the page. */
  elements: Readonly<Record<string, Attributes>>;
  /** Width of the page in the preview. */
  width: Width;
  /** Class of the preview with the place of the elements. */
  layout: 'header' | 'page' | 'phone';
};

export const WIDTHS = ['320', '375', '768', '1280'] as const;
export type Width = (typeof WIDTHS)[number];

/** The usual pages. */
export const PRESETS = {
  news: {
    elements: {
      'cntv-unread-badge': { href: '/account/message/subscribe' },
      'cntv-account': { unread: true },
    },
    width: '1280',
    layout: 'header',
  },
  login: { elements: { 'cntv-login': { standalone: true } }, width: '768', layout: 'page' },
  campaign: { elements: { 'cntv-apply-form': { form: 'poetry' } }, width: '768', layout: 'page' },
  member: { elements: { 'cntv-member-center': {} }, width: '1280', layout: 'page' },
  phone: { elements: { 'cntv-login': { variant: 'mobile' } }, width: '375', layout: 'phone' },
} as const satisfies Readonly<Record<string, Preset>>;

export type PresetName = keyof typeof PRESETS;

/** What is on the page: the elements of a usual page, or only one element. */
export type Selection = {
  preset: PresetName | 'single';
  /** Tag of the only element; empty for `FIRST_ELEMENT`. */
  element: string;
};

/** Who is signed in; empty for whoever it is now. */
export type Viewer = '' | 'nobody' | 'full' | 'few' | 'empty';

/** The viewer for whom an element is shown at first; an application form is the same for all of them. */
export const FIRST_VIEWERS: Readonly<Record<string, Viewer>> = {
  'cntv-account': 'full',
  'cntv-apply-form': '',
  'cntv-login': 'nobody',
  'cntv-member-center': 'full',
  'cntv-portal': 'nobody',
  'cntv-qr-login': 'nobody',
  'cntv-unread-badge': 'full',
};

export const FIRST_ELEMENT = 'cntv-login';

/** Returns a usual page, or a page with one element without attributes. */
export function presetOf({ preset, element }: Selection): Preset {
  if (preset !== 'single') return PRESETS[preset];
  return { elements: { [element || FIRST_ELEMENT]: {} }, width: '768', layout: 'page' };
}
