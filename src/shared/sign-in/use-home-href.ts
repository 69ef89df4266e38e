import { useSyncExternalStore } from 'react';
import { DEFAULT_PAGE_CONFIG } from '#page-config/page-config';
import { onConfigChange } from '#page-config/scripts';
import { usePrint } from '#ui/print';
import { homeTarget } from './target';

/** Returns the URL of the portal home; in a print and during hydration, as it is configured. */
export function useHomeHref(): string {
  const { portalHome } = usePrint() ?? DEFAULT_PAGE_CONFIG;
  return useSyncExternalStore(onConfigChange, homeTarget, () => portalHome);
}
