import { completeTexts } from '#i18n/all-texts';
import { type Catalogue, catalogueOf, type PageTexts } from '#i18n/catalogue';
import type { CoreFile, Language } from '#i18n/languages';

/** Returns the texts of a language, as views have them. */
export function catalogueIn(language: Language, own: PageTexts = {}): Catalogue {
  return catalogueOf(completeTexts('core', language) as CoreFile, language, own);
}
