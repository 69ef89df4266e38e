import { type ComponentType, createContext, useContext, useState } from 'react';
import type { KnownViewer } from '#api/member/viewer';
import { type Prove, ProveProvider } from '#data/prove';
import { isProofWanted, isSignedOut } from '#lib/api-error';
import { getPageConfig } from '#page-config/page-config';
import { type SessionState, session } from '#session/session';
import type { Elements } from '#ui/elements';
import { newQuestion, type Question } from './question';

export type SignInOverProps = {
  question: Question;
  /** What the page shows of the viewer whose session has ended. */
  viewer: KnownViewer | undefined;
};
export type LoadSignIn = () => Promise<{ SignInOver: ComponentType<SignInOverProps> }>;

type Proofs = ReturnType<typeof newProofs>;

const ProofsContext = createContext<Proofs | null>(null);

type Props = {
  /** The dialog for another sign-in, which consists of features; null without one. */
  loadSignIn: LoadSignIn | null;
  children: Elements;
};

/** Owns what one element asks its viewer: the requests of the components in it wait here, and `ProofDialog` shows what for. */
export function ProofScope({ loadSignIn, children }: Props) {
  const [proofs] = useState(() => newProofs(loadSignIn));
  return (
    <ProofsContext value={proofs}>
      <ProveProvider value={proofs.prove}>{children}</ProveProvider>
    </ProofsContext>
  );
}

export function useProofs(): Proofs {
  const proofs = useContext(ProofsContext);
  if (!proofs) throw new Error('useProofs() is used outside a proof scope');
  return proofs;
}

function newProofs(loadSignIn: LoadSignIn | null) {
  const isInDialog = () => loadSignIn !== null && getPageConfig().reauth === 'dialog';
  const signIn = newQuestion(
    (error) => isSignedOut(error) && session.getState().status === 'signed-in' && isInDialog(),
  );
  const identity = newQuestion(isProofWanted);
  const prove: Prove = (request, origin) => signIn.prove(() => identity.prove(request, origin), origin);
  return {
    signIn,
    identity,
    prove,
    loadSignIn,
    /** Keeps the session until it is known who signs in again, so that nothing of the screens is lost. */
    holds({ status, hasExpired }: SessionState): boolean {
      if (!isInDialog()) return false;
      if (status === 'signed-in') return signIn.getState().waiting.length > 0;
      return status === 'unknown' || hasExpired;
    },
  };
}
