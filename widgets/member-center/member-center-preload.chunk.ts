import { SECTION_SCREENS } from '#app/section-screens';
import type { Section } from '#config/member-center/sections';
import { areaFile } from '#i18n/area-files';
import type { Language } from '#i18n/languages';
import { preloadImports } from '#lib/chunks/import-chunk';
import { hostOf } from '../host';
import type { Connection } from '../types';

/** Preloads the screen of the section that is shown first, and its texts. */
export function preload(connection: Connection): void {
  const { section, lang } = hostOf(connection).values();
  const { load, areas = [] } = SECTION_SCREENS[section as Section];
  preloadImports([load, ...areas.map((area) => areaFile(area, lang as Language))]);
}
