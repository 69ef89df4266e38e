import { useEffect } from 'react';
import { useHost } from './host';

/** A view that takes the place of another begins at its title, for eyes and for voices. */
export function useTitleFocus(isWanted = true): void {
  const { element } = useHost();
  useEffect(() => {
    if (!isWanted) return;
    const title = element.shadowRoot?.querySelector<HTMLElement>('[part~=title]');
    title?.setAttribute('tabindex', '-1');
    title?.focus({ preventScroll: true });
    element.scrollIntoView?.({ block: 'nearest' });
  }, [element, isWanted]);
}
