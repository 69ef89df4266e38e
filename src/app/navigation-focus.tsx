import { type RefObject, useEffect } from 'react';
import { sectionOf } from '#config/member-center/sections';
import type { RouteName } from '#config/paths';
import { setState } from '#lib/element-state';
import { focusTitle, titleIn } from '#ui/hooks/use-title-focus';
import { useHost } from '#ui/host';
import { restorePosition } from './history/position';
import type { Entry } from './history/route-history';
import type { RowMatch } from './route-table';

/** The screen whose title had the focus last; null before the first screen. */
export type Place = { name: RouteName | null; address: string };

/** Makes the next `NavigationFocus` focus the title. */
export const NOWHERE: Place = { name: null, address: '' };

export type NavigationFocusProps = {
  entry: Entry;
  last: RefObject<Place | null>;
  /** Live region that names the screen when the focus is not on its title. */
  status: RefObject<HTMLElement | null>;
};

/**
 * Focuses the title of a screen after a navigation; on the first screen the focus does not move. Within a section
 * of the member centre, for example between tabs or pages, it stays on an element that is still there. The back
 * and forward buttons restore the position that the viewer had.
 */
export function NavigationFocus({ match, entry, last, status }: NavigationFocusProps & { match: RowMatch }) {
  const { element } = useHost();
  const { name } = match.row;
  const { isTraversed, position } = entry;
  const address = entry.path + entry.search;

  function moveFocus(): void {
    const before = last.current;
    if (!before || before.address === address) return;
    const isWithin = before.name === name && sectionOf(name) && element.shadowRoot?.activeElement;
    const isRestored = isTraversed && position !== null && restorePosition(element, position);
    if (!isRestored && !isWithin) focusTitle(element, { scrolls: !isTraversed });
    // Screen readers announce the focused title anyway.
    if (status.current) status.current.textContent = isRestored ? (titleIn(element)?.textContent ?? '') : '';
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per address
  useEffect(() => {
    moveFocus();
    last.current = { name, address };
    setState(element, 'ready');
  }, [address]);
  return null;
}
