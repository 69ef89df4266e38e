import { DEFAULT_LANGUAGE, LANGUAGE_NAMES, languageFor } from '#i18n/languages';
import { type Finding, finding } from './finding';
import { type Markup, startTag } from './markup';

/** A language of the page that no texts are in, or that cannot be read: its elements show those of the default one. */
export function languageMistakes({ tags, language }: Markup): Finding[] {
  if (!language || languageFor(language) || tags.every(({ attributes }) => attributes.has('lang'))) return [];
  const where = startTag('html', [['lang', language]]);
  const values = { language, shown: DEFAULT_LANGUAGE, expected: LANGUAGE_NAMES.join(' | ') };
  return [finding('noTexts', { where, instead: '' }, values)];
}
