import { type RefObject, useEffect } from 'react';
import type { Round } from './use-round';

/** Moves the focus from the dialog itself to the target once the captcha is ready. */
export function useFirstFocus(target: RefObject<HTMLElement | null>, { phase }: Round): void {
  useEffect(() => {
    const element = target.current;
    if (phase !== 'ready' || !element) return;
    const { activeElement } = element.getRootNode() as ShadowRoot;
    if (activeElement === element.closest('dialog')) element.focus({ preventScroll: true });
  }, [phase, target]);
}
