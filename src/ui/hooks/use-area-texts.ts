import { useMemo } from 'react';
import { areaWithOverrides } from '#i18n/area-overrides';
import { type Areas, areaLoader } from '#i18n/areas';
import { useLanguage } from '../language';
import { useChunk } from '../loading/lazy';
import { usePageConfig } from './use-page-config';

/** Returns the texts of an area in the current language. Suspends while they are loading. */
export function useAreaTexts<Area extends keyof Areas>(area: Area): Areas[Area] {
  const language = useLanguage();
  const own = usePageConfig('texts');
  const texts = useChunk(areaLoader(area, language));
  return useMemo(() => areaWithOverrides(area, texts, own, language), [area, texts, own, language]);
}
