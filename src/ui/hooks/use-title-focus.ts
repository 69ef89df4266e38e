import { useLayoutEffect } from 'react';
import { useHost } from '../host';

/**
 * Focuses and scrolls to the title when a view replaces another one, so that screen readers announce it. Before the browser
 * reports the focus, because React focuses the first control of the widget when it removes the focused one.
 */
export function useTitleFocus(isWanted = true): void {
  const { element } = useHost();
  useLayoutEffect(() => {
    if (isWanted) focusTitle(element);
  }, [element, isWanted]);
}

/** @param options `scrolls`: brings the title into view, too */
export function focusTitle(element: HTMLElement, { scrolls = true } = {}): void {
  const title = titleIn(element);
  title?.setAttribute('tabindex', '-1');
  title?.focus({ preventScroll: true });
  if (!scrolls) return;
  // In a widget higher than the viewport, the title may be above it.
  const isAbove = (title ?? element).getBoundingClientRect().top < 0;
  element.scrollIntoView?.({ block: isAbove ? 'start' : 'nearest' });
}

export function titleIn(element: HTMLElement): HTMLElement | null {
  return element.shadowRoot?.querySelector<HTMLElement>('[part~=title]') ?? null;
}
