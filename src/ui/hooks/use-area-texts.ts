import { useMemo } from 'react';
import type { Areas } from '#i18n/area-files';
import { areaLoader } from '#i18n/areas';
import { overridden } from '#i18n/overrides';
import { useLanguage } from '../language';
import { useChunk } from '../loading/lazy';
import { usePageConfig } from './use-page-config';

/** Returns the texts of an area in the current language. Suspends while they are loading. */
export function useAreaTexts<Area extends keyof Areas>(area: Area): Areas[Area] {
  const language = useLanguage();
  const own = usePageConfig('texts');
  const { [area]: texts } = useChunk(areaLoader(area, language));
  return useMemo(
    () => overridden({ [area]: texts }, language, own)[area],
    [area, texts, own, language],
  ) as Areas[Area];
}
