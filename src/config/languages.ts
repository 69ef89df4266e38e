/** Default of the attribute `lang`, and the language of overrides that name none. */
export const DEFAULT_LANGUAGE = 'zh-CN';

export const LANGUAGES = [DEFAULT_LANGUAGE, 'zh-Hant', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

export function isLanguage(name: string): name is Language {
  return LANGUAGES.some((language) => language === name);
}
