import { use, useMemo } from 'react';
import { type Areas, areaLoader, areaWithOverrides } from '../i18n/areas';
import { once } from '../lib/once';
import { useLanguage } from './language';
import { usePageConfig } from './use-page-config';

/** The texts of an area, in the current language. Suspends while they are on their way. */
export function useAreaTexts<Area extends keyof Areas>(area: Area): Areas[Area] {
  const language = useLanguage();
  const own = usePageConfig('texts');
  const texts = use(once(areaLoader(area, language)));
  return useMemo(() => areaWithOverrides(texts, { texts: own }), [texts, own]);
}
