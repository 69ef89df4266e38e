import { type RefObject, useLayoutEffect } from 'react';
import { sectionOf } from '#config/member-center/sections';
import type { RouteName } from '#config/paths';
import { setState } from '#lib/element-state';
import { focusTitle, titleIn } from '#ui/hooks/use-title-focus';
import { useHost } from '#ui/host';
import { restorePosition } from './history/position';
import type { Entry } from './history/route-history';
import type { RowMatch } from './route-table';

/** The screen that was shown last, with the text of its current tab; null before the first screen. */
export type Place = { name: RouteName | null; path: string; address: string; tab: string };

/** Makes the next `NavigationFocus` focus the title. */
export const NOWHERE: Place = { name: null, path: '', address: '', tab: '' };

export type NavigationFocusProps = {
  entry: Entry;
  last: RefObject<Place | null>;
  /** Live region that names the screen or the tab when the focus is not on its title. */
  status: RefObject<HTMLElement | null>;
};

/**
 * Focuses the title of a screen after a navigation; on the first screen the focus does not move. Within a section
 * of the member centre, for example between tabs or pages, it stays on an element that is still there, except in the
 * settings, where the title names the tab. The back and forward buttons restore the position that the viewer had.
 */
export function NavigationFocus({ match, entry, last, status }: NavigationFocusProps & { match: RowMatch }) {
  const { element } = useHost();
  const { name } = match.row;
  const { path, isTraversed, position } = entry;
  const address = path + entry.search;

  function moveFocus(now: Place): void {
    const before = last.current;
    if (!before || before.address === address) return;
    const isSamePage = before.name === name && (before.path === path || name !== 'UserSetting');
    const isWithin = isSamePage && sectionOf(name) && element.shadowRoot?.activeElement;
    const isRestored = isTraversed && position !== null && restorePosition(element, position);
    if (!isRestored && !isWithin) focusTitle(element, { scrolls: !isTraversed });
    // In the next frame, because the title of the settings follows its tab. Screen readers announce the focused title anyway.
    requestAnimationFrame(() => {
      const tab = isWithin && before.tab !== now.tab ? now.tab : '';
      if (status.current)
        status.current.textContent = isRestored ? (titleIn(element)?.textContent ?? '') : tab;
    });
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per address
  useLayoutEffect(() => {
    const now = {
      name,
      path,
      address,
      tab: element.shadowRoot?.querySelector('[part~=tab][aria-current]>:first-child')?.textContent ?? '',
    };
    moveFocus(now);
    last.current = now;
    setState(element, 'ready');
  }, [address]);
  return null;
}
