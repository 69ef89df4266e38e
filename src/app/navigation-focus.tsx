import { type RefObject, useEffect } from 'react';
import type { RouteName } from '../config/paths';
import { sectionOf } from '../config/sections';
import { focusTitle } from '../ui/hooks/use-title-focus';
import { useHost } from '../ui/host';
import type { RowMatch } from './route-table';

/** The screen whose title had the focus last; null before the first screen. */
export type Place = { name: RouteName | null; address: string };

/** Makes the next `NavigationFocus` focus the title. */
export const NOWHERE: Place = { name: null, address: '' };

export type NavigationFocusProps = {
  /** Path and query. */
  address: string;
  last: RefObject<Place | null>;
};

/**
 * Focuses the title of a screen after a navigation; on the first screen the focus does not move. Within a section
 * of the member centre, for example between tabs or pages, it stays on an element that is still there.
 */
export function NavigationFocus({ match, address, last }: NavigationFocusProps & { match: RowMatch }) {
  const { element } = useHost();
  const { name } = match.row;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per address
  useEffect(() => {
    const before = last.current;
    const isWithin = before?.name === name && sectionOf(name) && element.shadowRoot?.activeElement;
    if (before && before.address !== address && !isWithin) focusTitle(element);
    last.current = { name, address };
    element.dataset.state = 'ready';
  }, [address]);
  return null;
}
