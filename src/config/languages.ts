export const LANGUAGES = ['zh-CN', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Default of the attribute `lang`, and the language of overrides that name none. */
export const [DEFAULT_LANGUAGE] = LANGUAGES;

export function isLanguage(name: string): name is Language {
  return LANGUAGES.some((language) => language === name);
}
