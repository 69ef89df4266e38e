import { makeFirstCalls } from '#app/first-calls';
import { partsOf } from '#app/parts-of';
import { routes } from '#app/routes';
import { loadShell } from '#app/shell/load-shell';
import { sectionOf } from '#config/member-center/sections';
import { areaFile } from '#i18n/area-files';
import type { Language } from '#i18n/languages';
import { preloadImports } from '#lib/chunks/import-chunk';
import { pageUrl } from '#lib/document/page-url';
import { readDateData } from '#lib/time/read-date-data';
import { getPageConfig } from '#page-config/page-config';
import { hostOf } from '../host';
import type { Connection } from '../types';
import { routeOf } from './portal-print';

/** Preloads the screen that the address of the page shows, its texts and its data. */
export function preload(connection: Connection): void {
  const values = hostOf(connection).values();
  const route = routeOf(values);
  const row = routes.find(({ name }) => name === route?.name);
  if (!row) return;
  const language = values.lang as Language;
  const section = sectionOf(row.name);
  const parts = partsOf(row, route?.params.tabName);
  const areas = [...parts.flatMap(({ areas = [] }) => areas), 'portal'] as const;
  preloadImports([
    ...(section ? [loadShell] : []),
    ...parts.map(({ load }) => load),
    ...areas.map((area) => areaFile(area, language)),
  ]);
  if (!section) return;
  const needsSession = Boolean(values.loginCheck) || getPageConfig().loginCheck;
  makeFirstCalls(section, new URL(pageUrl()).searchParams, needsSession);
  readDateData(language);
}
