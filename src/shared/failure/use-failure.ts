import { createContext, useCallback, useContext } from 'react';
import { EVENTS } from '../../config/events';
import { ApiError } from '../../lib/api-error';
import { useHost } from '../../ui/host';
import { useErrorText, useTexts } from '../../ui/language';
import { useToast } from '../../ui/toast';
import { reactionTo } from './reaction';
import { useSignInRequest } from './use-sign-in-request';

export type Failure = {
  error: ApiError;
  /** The words for the form, when it is the form that shows this failure. */
  inlineText: string | null;
  /** Whether the viewer is about to be sent to sign in, so that the form has nothing to add. */
  leaves: boolean;
};

type Report = (error: unknown, inlineCodes?: readonly number[]) => Failure | null;

const ReportContext = createContext<Report | null>(null);

/**
 * Lets a part of a screen report by the screen's own `useFailure`: a part that is taken away because the session is
 * over has still said so, and the viewer is sent to sign in for as long as the screen is there.
 */
export const FailureScope = ReportContext.Provider;

/**
 * Reports a failed call to the viewer (toast, or words for the form) and to the page (`cntv-error`).
 * @returns what the form itself has to show; null when the call was cancelled by the screen that made it
 */
export function useFailure(): Report {
  const outer = useContext(ReportContext);
  const host = useHost();
  const toast = useToast();
  const errorText = useErrorText();
  const { common } = useTexts();
  const requestSignIn = useSignInRequest();

  const report: Report = useCallback(
    (cause, inlineCodes) => {
      const error = cause instanceof ApiError ? cause : unexpected(cause);
      const reaction = reactionTo(error, inlineCodes);
      if (reaction.kind === 'none') return null;
      const text = reaction.text === 'busy' ? common.busy : errorText(error);
      host.emit(EVENTS.error, { code: error.code, message: text });
      if (reaction.kind !== 'inline') {
        const offersReload = reaction.kind === 'toast' && reaction.offersReload;
        const action = offersReload ? { label: common.reload, onPress: () => location.reload() } : undefined;
        toast.show({ text, tone: 'error', durationMs: reaction.durationMs, closable: true, action });
      }
      const leaves = reaction.kind === 'sign-in';
      if (leaves) requestSignIn(reaction.durationMs);
      return { error, inlineText: reaction.kind === 'inline' ? text : null, leaves };
    },
    [host, toast, errorText, common, requestSignIn],
  );
  return outer ?? report;
}

/** A fault of ours: the viewer is told that the service is busy, the console gets the cause. */
function unexpected(cause: unknown): ApiError {
  console.error(cause);
  return new ApiError({ kind: 'malformed', request: '', cause });
}
