import { useSyncExternalStore } from 'react';
import { DEFAULT_PAGE_CONFIG, getPageConfig, type PageConfig } from '#page-config/page-config';
import { onConfigChange } from '#page-config/scripts';
import { usePrint } from '../print';

/** Returns one page-config value; during the prerender and hydration, its default or that of the print. */
export function usePageConfig<Key extends keyof PageConfig>(key: Key): PageConfig[Key] {
  const first = usePrint() ?? DEFAULT_PAGE_CONFIG;
  return useSyncExternalStore(
    onConfigChange,
    () => getPageConfig()[key],
    () => first[key],
  );
}
