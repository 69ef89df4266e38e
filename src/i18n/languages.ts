import type * as core from './zh-cn/core';

export type CoreFile = typeof core;

/** Default of the attribute `lang`, and the language of overrides that name none. */
export const DEFAULT_LANGUAGE = 'zh-CN';

/**
 * The languages by their name in attributes and overrides: the language tags that they are for, of which the last row that
 * matches decides, and the texts that every view needs. All texts are in the folder with the name in lower case; what a language
 * lacks is shown in its fallback.
 */
export const LANGUAGES = {
  'zh-CN': { matches: /^zh\b/i, load: () => import('./zh-cn/core') },
  'zh-Hant': { matches: /^zh-(hant|tw|hk|mo)\b/i, load: () => import('./zh-hant/core') },
  en: { matches: /^en\b/i, load: () => import('./en/core') },
};

export type Language = keyof typeof LANGUAGES;

export const LANGUAGE_NAMES = Object.keys(LANGUAGES) as Language[];

export function isLanguage(name: string): name is Language {
  return LANGUAGE_NAMES.includes(name as Language);
}

/** Returns the language of a tag. */
export function languageFor(tag: string): Language | undefined {
  return LANGUAGE_NAMES.filter((language) => LANGUAGES[language].matches.test(tag)).pop();
}
