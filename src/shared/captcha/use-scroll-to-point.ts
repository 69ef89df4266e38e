import { type RefObject, useLayoutEffect, useRef } from 'react';
import { scrollTo } from './geometry';

/**
 * Scrolls a zoomed picture so that a given point stays visible.
 * @param x horizontal position of the point, in picture pixels
 * @returns ref for the scrolling pane
 */
export function useScrollToPoint(x: number, isZoomed: boolean): RefObject<HTMLDivElement | null> {
  const pane = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = pane.current;
    if (box) box.scrollLeft = isZoomed ? scrollTo(x, box.scrollWidth, box.clientWidth) : 0;
  }, [x, isZoomed]);
  return pane;
}
