import { type ComponentProps, useEffect, useState } from 'react';
import { ApiError } from '#lib/api-error';
import { type Prove, proofs } from '#session/proofs';
import { LazyBoundary, useChunk } from '#ui/loading/lazy';
import type { IdentityDialog } from './identity-dialog';

/** A request that waits for the proof. */
export type Waiting = {
  request(): Promise<unknown>;
  signal: AbortSignal | undefined;
  resolve(result: never): void;
  reject(error: unknown): void;
};

/**
 * Dialog for calls that the server refuses until the viewer proves to own the account (-21003, OQ-92). What is typed into
 * the forms behind it stays.
 */
export function ProofDialog() {
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  useEffect(() => {
    const gone = new AbortController();
    const prove: Prove = (request, signal) =>
      new Promise((resolve, reject) => {
        gone.signal.addEventListener('abort', () => reject(cancelled()));
        setWaiting((all) => [...all, { request, signal, resolve, reject }]);
      });
    proofs.push(prove);
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

export function cancelled(): ApiError {
  return new ApiError({ kind: 'aborted', request: 'proof' });
}

export const loadIdentityDialog = () => import('./identity-dialog');

function LazyDialog(props: ComponentProps<typeof IdentityDialog>) {
  const { IdentityDialog: Dialog } = useChunk(loadIdentityDialog);
  return <Dialog {...props} />;
}
