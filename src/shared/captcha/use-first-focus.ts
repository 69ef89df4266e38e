import { type RefObject, useEffect } from 'react';
import type { Round } from './use-round';

/** Brings a focus that rests on the dialog itself to where the work is done, as soon as there is work. */
export function useFirstFocus(target: RefObject<HTMLElement | null>, { phase }: Round): void {
  useEffect(() => {
    const element = target.current;
    if (phase !== 'ready' || !element) return;
    const { activeElement } = element.getRootNode() as ShadowRoot;
    if (activeElement === element.closest('dialog')) element.focus({ preventScroll: true });
  }, [phase, target]);
}
