import { type ComponentProps, useEffect, useState } from 'react';
import { CURRENT_PASSWORD_WRONG } from '#config/error-codes';
import { ApiError, codeOf } from '#lib/api-error';
import { type Prove, proofs } from '#session/proofs';
import { LazyBoundary, useChunk } from '#ui/loading/lazy';
import type { IdentityDialog } from './identity-dialog';
import type { Waiting } from './waiting';

/**
 * Dialog for calls that the server refuses until the viewer proves to own the account (-21003, OQ-92). What is typed into
 * the forms behind it stays.
 */
export function ProofDialog() {
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  useEffect(() => {
    const gone = new AbortController();
    const prove: Prove = (request, fields, signal) =>
      request().catch((error) => {
        // A call that carries a password is refused because it is wrong.
        if (codeOf(error) !== CURRENT_PASSWORD_WRONG || /password/.test(`${Object.keys(fields)}`))
          throw error;
        return new Promise((resolve, reject) => {
          const cancel = () => reject(new ApiError({ kind: 'aborted', request: '' }));
          gone.signal.addEventListener('abort', cancel);
          setWaiting((all) => [...all, { request, signal, resolve, reject, cancel }]);
        });
      });
    proofs.unshift(prove);
    return () => {
      proofs.splice(proofs.indexOf(prove), 1);
      gone.abort();
    };
  }, []);
  return (
    waiting.length > 0 && (
      <LazyBoundary placeholder={null}>
        <LazyDialog waiting={waiting} onWaiting={setWaiting} />
      </LazyBoundary>
    )
  );
}

export const loadIdentityDialog = () => import('./identity-dialog');

function LazyDialog(props: ComponentProps<typeof IdentityDialog>) {
  const { IdentityDialog: Dialog } = useChunk(loadIdentityDialog);
  return <Dialog {...props} />;
}
