import { createContext, useCallback, useContext } from 'react';
import { EVENTS } from '../../config/events';
import { ApiError } from '../../lib/api-error';
import { useHost } from '../../ui/host';
import { useErrorText, useIsListed, useTexts } from '../../ui/language';
import { useToast } from '../../ui/toast/toast';
import { reactionTo } from './reaction';
import { useSignInRequest } from './use-sign-in-request';

export type Failure = {
  error: ApiError;
  /** Text of the failure. */
  text: string;
  /** Whether the error dictionary has a text for the code. */
  isListed: boolean;
  /** Text for the form to show; null when the failure is not shown inline. */
  inlineText: string | null;
  /** Whether the viewer is about to be redirected to the sign-in; the form then shows nothing. */
  leaves: boolean;
};

type Report = (error: unknown, inlineCodes?: readonly number[]) => Failure | null;

const ReportContext = createContext<Report | null>(null);

/**
 * Makes the components of a screen report failures through the screen's `useReportFailure`, so that the redirect to
 * the sign-in still happens when a component is unmounted because the session has ended.
 */
export const FailureProvider = ReportContext.Provider;

/**
 * Reports a failed request to the viewer (toast or inline text) and to the page (`cntv-error`).
 * @returns the failure and its inline text; null when the request was aborted
 */
export function useReportFailure(): Report {
  const outer = useContext(ReportContext);
  const host = useHost();
  const toast = useToast();
  const errorText = useErrorText();
  const isListed = useIsListed();
  const { common } = useTexts();
  const requestSignIn = useSignInRequest();

  const report: Report = useCallback(
    (cause, inlineCodes) => {
      const error = cause instanceof ApiError ? cause : unexpected(cause);
      const reaction = reactionTo(error, inlineCodes);
      if (reaction.kind === 'none') return null;
      const text = reaction.text === 'code' ? errorText(error) : common[reaction.text];
      host.emit(EVENTS.error, { code: error.code, message: text });
      if (reaction.kind !== 'inline') {
        const offersRestart = reaction.kind === 'toast' && reaction.offersRestart;
        const action = offersRestart ? { label: common.reload, onPress: host.restart } : undefined;
        toast.show({ text, tone: 'error', durationMs: reaction.durationMs, closable: true, action });
      }
      const leaves = reaction.kind === 'sign-in';
      if (leaves) requestSignIn(reaction.durationMs);
      const inlineText = reaction.kind === 'inline' ? text : null;
      return { error, text, isListed: isListed(error), inlineText, leaves };
    },
    [host, toast, errorText, isListed, common, requestSignIn],
  );
  return outer ?? report;
}

/** Wraps an unexpected exception: it is logged, and the viewer sees that the service is busy. */
function unexpected(cause: unknown): ApiError {
  console.error(cause);
  return new ApiError({ kind: 'malformed', request: '', cause });
}
