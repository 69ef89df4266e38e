import { createContext, useContext } from 'react';
import { flushSync } from 'react-dom';

const HoldContext = createContext<() => void>(() => {});

export const HoldProvider = HoldContext.Provider;

/**
 * Freezes the screen of a viewer who is signing out, so that it does not show the signed-out notice before
 * the redirect.
 * @returns a function to be called before the session ends; it takes effect synchronously
 */
export function useViewerHold(): () => void {
  const hold = useContext(HoldContext);
  return () => flushSync(hold);
}
