import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Tells when the viewer is back in this window after having left it for another one by a link of it. They may look in
 * before they are done there, so each further return is told too.
 * @param onReturn called once for each return
 * @returns to be called when they leave by such a link
 */
export function useReturn(onReturn: () => void): () => void {
  const hasLeft = useRef(false);
  const isAway = useRef(false);
  const look = useEffectEvent((isHere: boolean) => {
    if (!hasLeft.current || isAway.current !== isHere) return;
    isAway.current = !isHere;
    if (isHere) onReturn();
  });
  // As soon as there is a link to press.
  useLayoutEffect(() => {
    // A window beside this one leaves it visible; another tab in front of it need not take its focus.
    const isVisible = () => document.visibilityState === 'visible';
    const handleVisibility = () => look(isVisible());
    const handleFocus = () => isVisible() && look(true);
    const handleBlur = () => look(false);
    document.addEventListener('visibilitychange', handleVisibility);
    addEventListener('focus', handleFocus);
    addEventListener('blur', handleBlur);
    return () => {
      document.removeEventListener('visibilitychange', handleVisibility);
      removeEventListener('focus', handleFocus);
      removeEventListener('blur', handleBlur);
    };
  }, []);
  return () => {
    hasLeft.current = true;
    isAway.current = true;
  };
}
