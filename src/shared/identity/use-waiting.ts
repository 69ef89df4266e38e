import { useEffect, useEffectEvent } from 'react';
import { CURRENT_PASSWORD_WRONG } from '#config/error-codes';
import { codeOf } from '#lib/api-error';
import { countProof } from '#session/proofs';
import type { Waiting } from './waiting';

/** How the viewer has proved to own the account. */
export type Proof = 'password' | 'third-party';

/**
 * Makes the waiting requests after the proof, each once, or aborts them when the viewer cancels or when one of their forms
 * is gone.
 */
export function useWaiting(waiting: readonly Waiting[], onWaiting: (left: readonly Waiting[]) => void) {
  async function retry(proof: Proof): Promise<void> {
    countProof();
    if (proof === 'password') onWaiting([]);
    const left = await Promise.all(waiting.map((one) => leftAfter(proof, one)));
    // Only the server knows whether the viewer has finished at the third party; until then the dialog stays.
    if (proof === 'third-party') onWaiting(left.flatMap((one) => one ?? []));
  }
  function cancel() {
    for (const one of waiting) one.cancel();
    onWaiting([]);
  }
  const leave = useEffectEvent(cancel);
  useEffect(() => {
    const gone = new AbortController();
    for (const { signal } of waiting)
      signal?.addEventListener('abort', () => leave(), { signal: gone.signal });
    return () => gone.abort();
  }, [waiting]);
  return { retry, cancel };
}

/** Makes the request. @returns it again if it is refused until the viewer has finished at the third party */
async function leftAfter(proof: Proof, waiting: Waiting): Promise<Waiting | null> {
  try {
    waiting.resolve((await waiting.request()) as never);
  } catch (error) {
    if (proof === 'third-party' && codeOf(error) === CURRENT_PASSWORD_WRONG) return waiting;
    waiting.reject(error);
  }
  return null;
}
