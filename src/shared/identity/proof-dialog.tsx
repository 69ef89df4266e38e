import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import { CURRENT_PASSWORD_WRONG } from '#config/error-codes';
import { codeOf } from '#lib/api-error';
import { type Prover, provers } from '#session/proofs';
import { LazyBoundary, useChunk } from '#ui/loading/lazy';
import type { IdentityDialog } from './identity-dialog';
import { type LoadSignInOver, type SignInOverProps, useSignInOver } from './sign-in-over';
import { untilRepeated, type Waiting } from './waiting';

/**
 * Dialogs for calls that the server refuses until the viewer proves to own the account (-21003, OQ-92), or signs in again
 * (-10001, OQ-40). What is typed into the forms behind them stays.
 * @param viewer ID of the viewer; empty if it is not known
 */
export function ProofDialog({ viewer = '' }: { viewer?: string | undefined }) {
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const { prove, holds, load, props } = useSignInOver(viewer);
  const proveSignIn = useEffectEvent(prove);
  const holdsNow = useEffectEvent(holds);
  useEffect(() => {
    const gone = new AbortController();
    const prover: Prover = {
      prove(request, { endpoint, fields, options: { signal } }) {
        const proved = () =>
          request().catch((error) => {
            // A call that carries a password is refused because it is wrong.
            if (codeOf(error) !== CURRENT_PASSWORD_WRONG || /password/.test(`${Object.keys(fields)}`))
              throw error;
            return untilRepeated(request, { signal, gone: gone.signal, setWaiting });
          });
        return proveSignIn(proved, { endpoint, signal, gone: gone.signal });
      },
      holds: (next) => holdsNow(next),
    };
    provers.unshift(prover);
    return () => {
      provers.splice(provers.indexOf(prover), 1);
      gone.abort();
    };
  }, []);
  // Without a boundary at rest, of which a print would have comments.
  if (!load && waiting.length === 0) return null;
  return (
    <LazyBoundary placeholder={null}>
      {load && <LazySignInOver load={load} {...props} />}
      {waiting.length > 0 && <LazyDialog waiting={waiting} onWaiting={setWaiting} />}
    </LazyBoundary>
  );
}

export const loadIdentityDialog = () => import('./identity-dialog');

function LazyDialog(props: ComponentProps<typeof IdentityDialog>) {
  const { IdentityDialog: Dialog } = useChunk(loadIdentityDialog);
  return <Dialog {...props} />;
}

function LazySignInOver({ load, ...props }: SignInOverProps & { load: LoadSignInOver }) {
  const { SignInOver } = useChunk(load);
  return <SignInOver {...props} />;
}
