import { useSyncExternalStore } from 'react';
import { type SessionState, session, UNKNOWN_SESSION, viewerEpoch } from './session';

/** Whether somebody is signed in; a view that only needs this is not rendered again for anything else. */
export function useIsSignedIn(): boolean {
  return useSyncExternalStore(
    session.subscribe,
    () => session.getState().status === 'signed-in',
    () => false,
  );
}

/** Who is signed in. What is rendered at build time, and its hydration, know nothing yet. */
export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.getState, () => UNKNOWN_SESSION);
}

/** Changes with the viewer: see `viewerEpoch`. */
export function useViewerEpoch(): number {
  return useSyncExternalStore(session.subscribe, viewerEpoch, () => 0);
}
