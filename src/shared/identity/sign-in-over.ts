import { type ComponentType, createContext, useContext, useReducer, useRef, useState } from 'react';
import { ApiError, isSignedOut } from '#lib/api-error';
import type { Endpoint } from '#lib/transport/endpoint';
import { getPageConfig } from '#page-config/page-config';
import type { Prover } from '#session/proofs';
import { session } from '#session/session';
import { untilRepeated, type Waiting } from './waiting';

export type SignInOverProps = {
  /** Whether the dialog is open; otherwise the viewer has cancelled it. */
  isOpen: boolean;
  /** ID of the viewer whose session has ended; empty if it is not known. */
  viewer: string;
  waiting: readonly Waiting[];
  onWaiting(left: readonly Waiting[]): void;
  /** Number of sign-ins of other tabs. */
  heard: number;
  onEnd(isSignedIn: boolean): void;
  onOpen(): void;
};
export type LoadSignInOver = () => Promise<{ SignInOver: ComponentType<SignInOverProps> }>;

const LoadContext = createContext<LoadSignInOver | null>(null);

/** Provides the dialog, which consists of features. */
export const SignInOverProvider = LoadContext.Provider;

/**
 * Asks a viewer whose session has ended to sign in over the page, where the page wants it (`reauth`). Until the outcome is
 * known, the page keeps its session, so that nothing of its screens is lost.
 */
export function useSignInOver(viewer: string) {
  const load = useContext(LoadContext);
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const [wish, setWish] = useState<'none' | 'canceled' | 'opened'>('none');
  const [heard, hear] = useReducer((count: number) => count + 1, 0);
  const signIns = useRef(0);
  // Not `wish`, of which a request that is pending during the cancel has the old value.
  const isCanceled = useRef(false);
  const isOpen = waiting.length > 0 || wish === 'opened';
  const isWanted = () => load !== null && getPageConfig().reauth === 'dialog';

  /** Makes the request, and again after the sign-in. */
  async function prove<Result>(
    request: () => Promise<Result>,
    { endpoint, signal, gone }: { endpoint: Endpoint; signal: AbortSignal | undefined; gone: AbortSignal },
  ): Promise<Result> {
    const before = signIns.current;
    try {
      return await request();
    } catch (error) {
      const isOver = isSignedOut(error) && session.getState().status === 'signed-in' && isWanted();
      if (!isOver || gone.aborted) throw error;
      // The response came only after the viewer had signed in again.
      if (signIns.current !== before) return request();
      // After a cancel, what the page loads by itself does not ask again.
      if (endpoint.isSafe && isCanceled.current) throw new ApiError({ kind: 'aborted', request: '' });
      isCanceled.current = false;
      setWish('none');
      return untilRepeated(request, { signal, gone, setWaiting });
    }
  }
  const holds: Prover['holds'] = ({ status, hasExpired }) => {
    if (!isWanted()) return false;
    if (status !== 'signed-in') return status === 'unknown' || hasExpired;
    if (isOpen) hear();
    return isOpen;
  };
  function handleEnd(isSignedIn: boolean) {
    if (isSignedIn) signIns.current += 1;
    isCanceled.current = !isSignedIn;
    setWish(isSignedIn ? 'none' : 'canceled');
  }
  return {
    prove,
    holds,
    load: isOpen || wish === 'canceled' ? load : null,
    props: {
      isOpen,
      viewer,
      waiting,
      onWaiting: setWaiting,
      heard,
      onEnd: handleEnd,
      onOpen: () => setWish('opened'),
    } satisfies SignInOverProps,
  };
}
