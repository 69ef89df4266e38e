import type { ApplicationField } from '#config/application-field';
import { APPLICATION_FORMS, type ApplicationName } from '#config/application-forms';
import { areaLoader } from '#i18n/areas';
import type { Language } from '#i18n/languages';
import { loadRegionFields } from './application-fields';

/** Returns the functions that load what a form would suspend for. */
export function applicationChunks(form: ApplicationName, language: Language): (() => Promise<unknown>)[] {
  const fields: readonly ApplicationField[] = APPLICATION_FORMS[form].fields;
  const hasRegion = fields.some(({ kind }) => kind === 'region');
  return [areaLoader('application', language), ...(hasRegion ? [loadRegionFields] : [])];
}
