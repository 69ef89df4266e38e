import type { Language } from '#config/languages';
import type { Catalogue } from './catalogue';

type Load = () => Promise<{ catalogue: Catalogue }>;

const CATALOGUES: Readonly<Record<Language, Load>> = {
  'zh-CN': () => import('./catalogue/zh-cn'),
  'zh-Hant': () => import('./catalogue/zh-hant'),
  en: () => import('./catalogue/en'),
};

/** Returns the function that loads the file of a language, the same one each time. */
export function catalogueLoader(language: Language): Load {
  return CATALOGUES[language];
}

/** Loads a language; rejects when its file cannot be fetched. */
export async function loadCatalogue(language: Language): Promise<Catalogue> {
  // Not loadChunk, to keep the loader small: requested once for each connection or change of the language.
  return (await CATALOGUES[language]()).catalogue;
}
