import { areaFile } from '#i18n/area-files';
import type { Language } from '#i18n/languages';
import { preloadImports } from '#lib/chunks/import-chunk';
import { hostOf } from '../host';
import type { Connection } from '../types';

/** Preloads the texts of the forms. */
export function preload(connection: Connection): void {
  const { lang } = hostOf(connection).values();
  preloadImports([areaFile('application', lang as Language)]);
}
