import { type RefObject, useLayoutEffect, useRef } from 'react';
import { scrollTo } from './geometry';

/**
 * Zoomed on a small screen only a part of the picture is in sight: the part where the work is done.
 * @param x the place that has to be in sight, in picture pixels
 * @returns for the pane that scrolls
 */
export function usePaneAt(x: number, isZoomed: boolean): RefObject<HTMLDivElement | null> {
  const pane = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = pane.current;
    if (box) box.scrollLeft = isZoomed ? scrollTo(x, box.scrollWidth, box.clientWidth) : 0;
  }, [x, isZoomed]);
  return pane;
}
