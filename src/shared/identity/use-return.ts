import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Detects that the viewer returns to this window after opening a link in another one. Later returns are
 * reported too, because the viewer may switch windows before finishing there.
 * @param onReturn called once for each return
 * @returns a function to be called when the viewer opens such a link
 */
export function useReturn(onReturn: () => void): () => void {
  const hasLeft = useRef(false);
  const isAway = useRef(false);
  const look = useEffectEvent((isHere: boolean) => {
    if (!hasLeft.current || isAway.current !== isHere) return;
    isAway.current = !isHere;
    if (isHere) onReturn();
  });
  // A layout effect, so that it listens before a link can be clicked.
  useLayoutEffect(() => {
    // Both are needed: a second window may leave this one visible, and a second tab need not blur it.
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
