import { useState } from 'react';
import { useIsSignedIn, useViewerEpoch } from '#session/use-session';

/**
 * Returns a key that changes when another viewer has signed in. The end of a session is no change: the form then still has
 * to redirect to the sign-in.
 */
export function useViewerKey(): number {
  const epoch = useViewerEpoch();
  const isSignedIn = useIsSignedIn();
  const [key, setKey] = useState(epoch);
  if (isSignedIn && key !== epoch) setKey(epoch);
  return key;
}
