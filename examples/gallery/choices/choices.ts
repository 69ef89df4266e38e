import type { Elements, Written } from '../../../.build/snippet/lines';
import type { FindingLanguage } from '../../../widgets/diagnostics/markup/finding';
import type { Effect } from '../../portal/server/http/faults';
import type { Contract, Control } from '../manifest';
import { FIRST_VIEWERS, presetOf, type Selection, type Viewer, type Width } from './presets';

/** Where the portal receives applications, see `applications/applications.ts` there. */
const APPLICATIONS = '/applications';

/** What is chosen of one element. An attribute that is an empty text or false is not written. */
export type ElementChoices = {
  attributes: Readonly<Record<string, string | boolean>>;
  text: string;
  href: string;
};

/** The values of the form, by the names of its fields. */
export type Choices = Selection & {
  own: Readonly<Record<string, ElementChoices>>;
  /** The attributes of every element. */
  shared: Readonly<Record<string, string>>;
  /** A theme of `dist/themes/`. */
  sheet: '' | 'portal' | 'campaign' | 'high-contrast';
  isLarge: boolean;
  width: Width;
  viewer: Viewer;
  effect: '' | Effect;
  call: string;
  code: string;
  isScriptless: boolean;
  folder: string;
  appid: string;
  apiBase: string;
  publicKey: string;
  portalHome: string;
  portalBase: string;
  /** Writes the elements as links, which become elements with `embedLinks`. */
  hasLinks: boolean;
  hasPreloads: boolean;
  /** Shows the command that prints the elements for the template of a page. */
  isPrinted: boolean;
  hasIntegrity: boolean;
};

/** What the page is built from. */
export type GalleryData = {
  /** By language of the descriptions. */
  contracts: Readonly<Record<FindingLanguage, Contract>>;
  /** Fallback and files of each element. */
  usual: Elements;
  /** Configuration of this page. */
  config: {
    appid?: string;
    apiBase?: string;
    portalHome?: string;
    portalBase?: string;
    signing?: { publicKey?: string };
  };
  /** Configuration of the site in the loader of this release, so that pages need none; null without one. */
  site: object | null;
  /** URL of the folder with the built widgets. */
  folder: string;
  /** The calls of the portal that have a fault switch; null without the portal. */
  calls: readonly string[] | null;
  /** Whether the gallery is shown on a phone, where the preview of a wide page could not be read. */
  isNarrow: boolean;
};

/** Returns the choices with which a page begins. */
export function defaultChoices(
  selection: Selection,
  { usual, config, folder, calls, isNarrow }: GalleryData,
): Choices {
  const { elements, width } = presetOf(selection);
  const own = Object.entries(elements).map(([tag, attributes]) => {
    const { text = '', href = '' } = usual[tag]?.fallback ?? {};
    // The portal stores what a form sends, so that the line can be tried there.
    const action = calls && tag === 'cntv-apply-form' && { action: APPLICATIONS };
    return [tag, { attributes: { ...attributes, ...action }, text, href }];
  });
  return {
    ...selection,
    own: Object.fromEntries(own),
    shared: {},
    sheet: '',
    isLarge: false,
    width: isNarrow ? '375' : width,
    viewer: FIRST_VIEWERS[Object.keys(elements)[0] ?? ''] ?? '',
    effect: '',
    call: '',
    code: '-1',
    isScriptless: false,
    folder,
    appid: config.appid ?? '',
    apiBase: config.apiBase ?? '',
    publicKey: oneLine(config.signing?.publicKey ?? ''),
    portalHome: config.portalHome ?? '',
    portalBase: config.portalBase ?? '',
    hasLinks: false,
    hasPreloads: false,
    isPrinted: false,
    hasIntegrity: false,
  };
}

/** Returns a key in PEM without its frame: a text field has one line. */
function oneLine(key: string): string {
  return key.replace(/-----[A-Z ]+-----|\s/g, '');
}

/** Returns the values with the defaults of those that are missing, because their fields have not been shown yet. */
export function withDefaults<Kind>(defaults: Kind, values: unknown): Kind {
  if (!isRecord(defaults) || !isRecord(values)) return (values ?? defaults) as Kind;
  const names = new Set([...Object.keys(defaults), ...Object.keys(values)]);
  return Object.fromEntries(
    [...names].map((name) => [name, withDefaults(defaults[name], values[name])]),
  ) as Kind;
}

/** Returns the elements with the attributes to write, in the order of the manifest. */
export function writtenElements(choices: Choices, { contracts: { en: contract } }: GalleryData): Written[] {
  const { own, shared } = choices;
  return Object.keys(presetOf(choices).elements).map((tag) => {
    const { attributes = {}, text = '', href = '' } = own[tag] ?? {};
    const controls = contract.elements.find((known) => known.tag === tag)?.controls ?? [];
    return {
      tag,
      attributes: [...written(controls, attributes), ...written(contract.shared, shared)],
      fallback: { text, href },
    };
  });
}

function written(
  controls: readonly Control[],
  values: Readonly<Record<string, string | boolean>>,
): [string, string][] {
  return controls
    .filter(({ name }) => values[name])
    .map(({ name, kind }) => [name, kind === 'flag' ? '' : String(values[name])]);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
