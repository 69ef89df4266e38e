import { useSyncExternalStore } from 'react';
import { type SessionState, session, UNKNOWN_SESSION, viewerEpoch } from './session';

/** Whether the viewer is signed in. Rerenders only when this changes. */
export function useIsSignedIn(): boolean {
  return useSyncExternalStore(
    session.subscribe,
    () => session.getState().status === 'signed-in',
    () => false,
  );
}

/** The session state; unknown during the prerender and hydration. */
export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.getState, () => UNKNOWN_SESSION);
}

/** The current `viewerEpoch`; rerenders when the viewer changes. */
export function useViewerEpoch(): number {
  return useSyncExternalStore(session.subscribe, viewerEpoch, () => 0);
}
