import type * as core from './zh-cn/core';

export type CoreFile = typeof core;

/** Default of the attribute `lang`, and the language of overrides that name none. */
export const DEFAULT_LANGUAGE = 'zh-CN';

/** Chinese and the languages that ISO 639-3 groups in it, alone or as an extended language. */
const CHINESE = '(zh|zho|chi|c(do|jy|mn|np|px|sp|zh|zo)|gan|hak|hnm|hsn|luh|lzh|mnp|nan|sjc|wuu|yue)';
/** Written in Traditional: by the script, else by the region, else Cantonese. CHT is of .NET. */
const TRADITIONAL = `^${CHINESE}(-(?!hans)[a-z]{3,4})*-(han[tb]|cht|tw|hk|mo)\\b|^(zh-)?yue(?!-(hans|cn)\\b)\\b`;

/**
 * The languages by their name in attributes and overrides: the language tags that they are for, in lower case, of which the last
 * row that matches decides, and the texts that every view needs. All texts are in the folder with the name in lower case; what a language
 * lacks is shown in its fallback.
 */
export const LANGUAGES = {
  'zh-CN': { matches: `^${CHINESE}\\b`, load: () => import('./zh-cn/core') },
  'zh-Hant': { matches: TRADITIONAL, load: () => import('./zh-hant/core') },
  en: { matches: '^en(g)?\\b', load: () => import('./en/core') },
};

export type Language = keyof typeof LANGUAGES;

export const LANGUAGE_NAMES = Object.keys(LANGUAGES) as Language[];

export function isLanguage(name: string): name is Language {
  return LANGUAGE_NAMES.includes(name as Language);
}

/** Returns a language tag as BCP 47 writes it, of one that may be a POSIX locale such as `zh_TW.UTF-8`. */
export function normalTag(tag: string): string {
  return tag
    .trim()
    .replace(/_/g, '-')
    .replace(/[.@].*/, '');
}

/** Returns the language of a tag. */
export function languageFor(tag: string): Language | undefined {
  const text = normalTag(tag).toLowerCase();
  return LANGUAGE_NAMES.filter((language) => text.match(LANGUAGES[language].matches)).pop();
}
