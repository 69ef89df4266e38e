import { DEFAULT_LANGUAGE, type Language } from './languages';

/** Returns the language whose texts are shown where a language has none. The default one has all. */
export function fallbackLanguage(language: Language): Language {
  return /^(zh|en)\b/.test(language) ? DEFAULT_LANGUAGE : 'en';
}

/** Returns the path of the texts of an area in a language, from this folder. */
export function textFile(area: string, language: Language): string {
  return `./${language.toLowerCase()}/${area}.ts`;
}
