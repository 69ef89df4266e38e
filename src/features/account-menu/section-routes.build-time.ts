import { SECTION_NAMES, type Section, sectionRoute } from '#config/member-center/sections';

/** Routes of the sections with their first tabs, written by the build, because the menu needs nothing else of their table. */
export const SECTION_ROUTES = Object.fromEntries(
  SECTION_NAMES.map((section) => [section, sectionRoute(section)]),
) as Record<Section, ReturnType<typeof sectionRoute>>;
