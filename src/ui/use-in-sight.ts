import { type RefObject, useLayoutEffect } from 'react';

/** So much of a neighbour stays in sight, which shows that there are more. */
const PEEK = 24;

/**
 * Scrolls a row sideways until one of its children is in sight, and no further: a row that was scrolled by hand stays.
 * Not `scrollIntoView`, which would also move the host's page.
 */
export function useInSight(row: RefObject<HTMLElement | null>, index: number): void {
  useLayoutEffect(() => {
    const box = row.current;
    const child = box?.children[index] as HTMLElement | undefined;
    if (!box || !child) return;
    const start = child.offsetLeft - PEEK;
    const end = child.offsetLeft + child.offsetWidth + PEEK - box.clientWidth;
    if (start < box.scrollLeft) box.scrollLeft = start;
    else if (end > box.scrollLeft) box.scrollLeft = end;
  }, [row, index]);
}
