import type { Language } from '#config/languages';
import { areaLoader } from '#i18n/areas';
import { preloadModules } from '#lib/chunks/import-chunk';
import { hostOf } from '../host';
import type { Connection } from '../types';

/** Preloads the texts of the forms. */
export function preload(connection: Connection): void {
  const { lang } = hostOf(connection).values();
  preloadModules([areaLoader('application', lang as Language)]);
}
