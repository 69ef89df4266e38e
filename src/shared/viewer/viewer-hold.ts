import { createContext, useContext } from 'react';
import { flushSync } from 'react-dom';

const HoldContext = createContext<() => void>(() => {});

export const HoldProvider = HoldContext.Provider;

/**
 * Keeps a screen as it is, although its viewer's session is about to end by their own will: they leave in a moment,
 * and until then nobody wants to be told that they are signed out.
 * @returns takes effect at once, before the session says that it is over
 */
export function useViewerHold(): () => void {
  const hold = useContext(HoldContext);
  return () => flushSync(hold);
}
