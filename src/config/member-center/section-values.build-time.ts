import { bySectionRoute, SECTION_NAMES, SECTIONS, type Section } from './sections';

type TabOf = (typeof SECTIONS)[Section]['tabs'][number];

/** Names of the sections; the first is the default of the attribute `section`. */
export const SECTION_VALUES = SECTION_NAMES;

/** Names of the tabs of all sections; the empty one is the first tab of each. */
export const TAB_VALUES = ['', ...SECTION_NAMES.flatMap((section) => SECTIONS[section].tabs)] as [
  '',
  ...TabOf[],
];

/** Paths of the sections, by route. */
export const SECTION_PATHS = bySectionRoute((section) => SECTIONS[section].path);
