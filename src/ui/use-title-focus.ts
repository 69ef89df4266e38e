import { useEffect } from 'react';
import { useHost } from './host';

/** A view that takes the place of another begins at its title, for eyes and for voices. */
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
