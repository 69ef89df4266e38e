import type { Part, RouteRow } from './route-table';

/**
 * Returns what a screen is loaded from: its own files, and those of one of its tabs.
 * @param tab name of a tab; any other text is none
 */
export function partsOf(screen: Pick<RouteRow, keyof Part | 'tabs'>, tab = ''): readonly Part[] {
  const content = screen.tabs?.[tab];
  return content ? [screen, content] : [screen];
}
