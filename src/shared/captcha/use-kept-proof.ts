import { useMemo, useRef } from 'react';
import type { PassedCaptcha } from '#api/sign-in/captcha';
import { PROOF_REFUSED_CODES } from '#config/error-codes';
import { codeOf, hasNoResponse, isProofWanted, isSignedOut } from '#lib/api-error';

/** Makes a request with the proof of a passed captcha. */
export type ProvedRequest<Result> = (passed: PassedCaptcha) => Promise<Result>;

/**
 * Keeps the proof that the server may not have consumed, because it gave no response, or refused the request until the viewer
 * has signed in again: the request is next sent without another captcha.
 */
export function useKeptProof() {
  const kept = useRef<PassedCaptcha>(undefined);
  return useMemo(() => {
    async function send<Result>(request: ProvedRequest<Result>, passed: PassedCaptcha): Promise<Result> {
      kept.current = undefined;
      try {
        return await request(passed);
      } catch (error) {
        if (hasNoResponse(error) || isSignedOut(error) || isProofWanted(error)) kept.current = passed;
        throw error;
      }
    }
    /** Resolves to null without a kept proof, and if the server has consumed it or it has expired. */
    async function sendWithKept<Result>(request: ProvedRequest<Result>): Promise<{ result: Result } | null> {
      if (!kept.current) return null;
      try {
        return { result: await send(request, kept.current) };
      } catch (error) {
        if (PROOF_REFUSED_CODES.includes(codeOf(error) ?? 0)) return null;
        throw error;
      }
    }
    return { send, sendWithKept };
  }, []);
}
