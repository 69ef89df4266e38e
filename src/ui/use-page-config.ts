import { useSyncExternalStore } from 'react';
import { DEFAULT_PAGE_CONFIG, getPageConfig, type PageConfig } from '../page-config/page-config';
import { onConfigChange } from '../page-config/scripts';

/** One setting of the page. A prerendered view first sees the default it was rendered with, then the page's own. */
export function usePageConfig<Key extends keyof PageConfig>(key: Key): PageConfig[Key] {
  return useSyncExternalStore(
    onConfigChange,
    () => getPageConfig()[key],
    () => DEFAULT_PAGE_CONFIG[key],
  );
}
