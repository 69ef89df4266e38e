import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Tells when the viewer is back in this window after having left it for another one.
 * @param onReturn called once for each time they left
 * @returns to be called when they leave
 */
export function useReturn(onReturn: () => void): () => void {
  const hasLeft = useRef(false);
  const look = useEffectEvent(() => {
    if (!hasLeft.current || document.visibilityState !== 'visible') return;
    hasLeft.current = false;
    onReturn();
  });
  // As soon as there is a link to press.
  useLayoutEffect(() => {
    // A window beside this one leaves it visible; another tab in front of it need not take its focus.
    const handleReturn = () => look();
    document.addEventListener('visibilitychange', handleReturn);
    addEventListener('focus', handleReturn);
    return () => {
      document.removeEventListener('visibilitychange', handleReturn);
      removeEventListener('focus', handleReturn);
    };
  }, []);
  return () => {
    hasLeft.current = true;
  };
}
