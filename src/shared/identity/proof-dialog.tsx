import { type ComponentProps, useLayoutEffect, useSyncExternalStore } from 'react';
import type { KnownViewer } from '#api/member/viewer';
import { ProveProvider, unproved } from '#data/prove';
import { holdSession } from '#session/session';
import { LazyBoundary, useChunk } from '#ui/loading/lazy';
import type { IdentityDialog } from './identity-dialog';
import { type LoadSignIn, type SignInOverProps, useProofs } from './proof-scope';
import type { Question } from './question';

/**
 * Dialogs for calls that the server refuses until the viewer proves to own the account (-21003, OQ-92), or signs in again
 * (-10001, OQ-40). What is typed into the forms behind them stays. Without it, an element asks for nothing.
 * @param viewer what the page shows of the viewer
 */
export function ProofDialog({ viewer }: { viewer?: KnownViewer | undefined }) {
  const { signIn, identity, loadSignIn, holds } = useProofs();
  const isSignInShown = useQuestion(signIn, ({ waiting, isCanceled }) => waiting.length > 0 || isCanceled);
  const isIdentityShown = useQuestion(identity, ({ waiting }) => waiting.length > 0);
  // Before the screens inside send a request, which they do in such an effect, too.
  useLayoutEffect(() => {
    const ends = [signIn.show(), identity.show(), holdSession(holds)];
    return () => {
      for (const end of ends) end();
    };
  }, [signIn, identity, holds]);
  // Without a boundary at rest, of which a print would have comments.
  if (!isSignInShown && !isIdentityShown) return null;
  return (
    <LazyBoundary placeholder={null}>
      {isSignInShown && loadSignIn && (
        <ProveProvider value={unproved}>
          <LazySignInOver load={loadSignIn} question={signIn} viewer={viewer} />
        </ProveProvider>
      )}
      {isIdentityShown && (
        <ProveProvider value={signIn.prove}>
          <LazyDialog question={identity} viewer={viewer} />
        </ProveProvider>
      )}
    </LazyBoundary>
  );
}

/** Returns what a component shows of a question. */
export function useQuestion<Value>(
  { getState, subscribe }: Question,
  select: (state: ReturnType<Question['getState']>) => Value,
): Value {
  const read = () => select(getState());
  return useSyncExternalStore(subscribe, read, read);
}

export const loadIdentityDialog = () => import('./identity-dialog');

function LazyDialog(props: ComponentProps<typeof IdentityDialog>) {
  const { IdentityDialog: Dialog } = useChunk(loadIdentityDialog);
  return <Dialog {...props} />;
}

function LazySignInOver({ load, ...props }: SignInOverProps & { load: LoadSignIn }) {
  const { SignInOver } = useChunk(load);
  return <SignInOver {...props} />;
}
