import { use, useMemo } from 'react';
import { once } from '../lib/once';
import { type Areas, areaLoader, areaWithOverrides } from '../messages/areas';
import { useLanguage } from './language';
import { useSetting } from './use-setting';

/** The texts of an area, in the current language. Suspends while they are on their way. */
export function useAreaTexts<Area extends keyof Areas>(area: Area): Areas[Area] {
  const language = useLanguage();
  const own = useSetting('texts');
  const texts = use(once(areaLoader(area, language)));
  return useMemo(() => areaWithOverrides(texts, { texts: own }), [texts, own]);
}
