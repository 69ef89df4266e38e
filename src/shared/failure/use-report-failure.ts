import { createContext, useCallback, useContext } from 'react';
import { EVENTS } from '#config/events';
import { ApiError } from '#lib/api-error';
import { logMessage, readable } from '#page-config/console-message';
import { useHost } from '#ui/host';
import { useCatalogue } from '#ui/language';
import { useToast } from '#ui/toast/toast';
import { failureCause } from './failure-cause';
import { type FailureRules, type Reaction, reactionTo } from './reaction';
import { useSignInRedirect } from './use-sign-in-redirect';

export type ReportFailure = (cause: unknown, rules?: FailureRules) => Reaction | null;

const ReportContext = createContext<ReportFailure | null>(null);

/**
 * Makes the components of a screen report failures through the screen's `useReportFailure`, so that the redirect to
 * the sign-in still happens when a component is unmounted because the session has ended.
 */
export const FailureProvider = ReportContext.Provider;

/**
 * Reports a failed request to the viewer (toast) and to the page (`cntv-error`), and redirects to the sign-in when the
 * session has ended. The field and the notice of a reaction are shown by the caller.
 * @returns the reaction; null when the failure is not shown
 */
export function useReportFailure(): ReportFailure {
  const outer = useContext(ReportContext);
  const host = useHost();
  const toast = useToast();
  const catalogue = useCatalogue();
  const redirectToSignIn = useSignInRedirect();

  const report: ReportFailure = useCallback(
    (cause, rules) => {
      const error = cause instanceof ApiError ? cause : unexpected(cause);
      const reaction = reactionTo(error, catalogue, rules);
      const { text, shownAs, toastMs, consequence } = reaction;
      if (shownAs === 'nothing') return null;
      if (shownAs === 'notice') return reaction;
      host.emit(EVENTS.error, { code: error.code, message: text, cause: failureCause(cause) });
      if (shownAs === 'toast') {
        const action =
          consequence === 'restart'
            ? { label: catalogue.texts.common.reload, onPress: host.restart }
            : undefined;
        toast.show({
          text,
          tone: 'error',
          durationMs: toastMs,
          closable: true,
          isStanding: rules?.isNoticed,
          action,
        });
      }
      if (consequence === 'sign-in') redirectToSignIn(toastMs);
      return reaction;
    },
    [host, toast, catalogue, redirectToSignIn],
  );
  return outer ?? report;
}

/** Wraps an unexpected exception: it is logged, and the viewer sees that the service is busy. */
function unexpected(cause: unknown): ApiError {
  logMessage('error', 'cntv-widgets:', readable(cause));
  return new ApiError({ kind: 'malformed', request: '', cause });
}
