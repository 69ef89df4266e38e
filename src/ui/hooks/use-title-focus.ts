import { useEffect } from 'react';
import { useHost } from '../host';

/** Focuses and scrolls to the title when a view replaces another one, so that screen readers announce it. */
export function useTitleFocus(isWanted = true): void {
  const { element } = useHost();
  useEffect(() => {
    if (isWanted) focusTitle(element);
  }, [element, isWanted]);
}

export function focusTitle(element: HTMLElement): void {
  const title = element.shadowRoot?.querySelector<HTMLElement>('[part~=title]');
  title?.setAttribute('tabindex', '-1');
  title?.focus({ preventScroll: true });
  element.scrollIntoView?.({ block: 'nearest' });
}
