import { createContext, useContext } from 'react';
import type { FindingLanguage } from '../../../widgets/diagnostics/markup/finding';
import { en } from './en';
import { type GalleryTexts, zhCN } from './zh-cn';

export const GALLERY_TEXTS: Readonly<Record<FindingLanguage, GalleryTexts>> = { 'zh-CN': zhCN, en };

const LanguageContext = createContext<FindingLanguage>('zh-CN');

export const GalleryLanguage = LanguageContext.Provider;

export function useGalleryLanguage(): FindingLanguage {
  return useContext(LanguageContext);
}

export function useGalleryTexts(): GalleryTexts {
  return GALLERY_TEXTS[useGalleryLanguage()];
}

/** Returns the first language of the visitor that the gallery has, or else that of the page. */
export function firstLanguage(wanted: readonly string[], ofPage: string): FindingLanguage {
  const known = [...wanted, ofPage].find((tag) => /^(zh|en)\b/i.test(tag)) ?? '';
  return /^en\b/i.test(known) ? 'en' : 'zh-CN';
}
