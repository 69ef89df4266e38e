import { makeFirstCalls } from '#app/first-calls';
import { partsOf } from '#app/parts-of';
import { SECTION_SCREENS } from '#app/section-screens';
import { loadShell } from '#app/shell/load-shell';
import { type Section, sectionRoute } from '#config/member-center/sections';
import { areaFile } from '#i18n/area-files';
import type { Language } from '#i18n/languages';
import { preloadImports } from '#lib/chunks/import-chunk';
import { readDateData } from '#lib/time/read-date-data';
import { hostOf } from '../host';
import type { Connection } from '../types';

/** Preloads the screen of the section that is shown first, its texts and its data. */
export function preload(connection: Connection): void {
  const { section, tab, lang } = hostOf(connection).values();
  const { params, query } = sectionRoute(section as Section, `${tab}`);
  const parts = partsOf(SECTION_SCREENS[section as Section], params?.tabName);
  preloadImports([
    loadShell,
    ...parts.flatMap(({ load, areas = [] }) => [
      load,
      ...areas.map((area) => areaFile(area, lang as Language)),
    ]),
  ]);
  makeFirstCalls(section as Section, new URLSearchParams(query), false);
  readDateData(`${lang}`);
}
