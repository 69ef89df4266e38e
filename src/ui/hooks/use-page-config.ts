import { useSyncExternalStore } from 'react';
import { DEFAULT_PAGE_CONFIG, getPageConfig, type PageConfig } from '#page-config/page-config';
import { onConfigChange } from '#page-config/scripts';

/** Returns one page-config value; during the prerender and hydration, its default. */
export function usePageConfig<Key extends keyof PageConfig>(key: Key): PageConfig[Key] {
  return useSyncExternalStore(
    onConfigChange,
    () => getPageConfig()[key],
    () => DEFAULT_PAGE_CONFIG[key],
  );
}
