import { type RefObject, useLayoutEffect } from 'react';

/** Visible width of the next item, which shows that the row scrolls. */
const PEEK = 24;

/**
 * Scrolls a row horizontally until the child at `index` is visible. `scrollIntoView` would also scroll the page.
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
