import type { CallOptions } from '#api/call';
import { type Query, type QueryFailure, type QueryKey, type QueryOptions, useQuery } from '#data/use-query';
import { logMessage } from '#page-config/console-message';
import { type ReportFailure, useReportFailure } from '../failure/use-report-failure';

type Options = Pick<QueryOptions, 'revalidatesOnFocus' | 'freshMs' | 'isPublic'> & {
  /** Replaces the function of `useReportFailure`. */
  report?: ReportFailure;
};

/**
 * A query that reports failures by the shared rules (ERR-02 to ERR-07), except those of background
 * revalidations.
 */
export function useReportedQuery<Value>(
  key: QueryKey | null,
  load: (options: CallOptions) => Promise<Value>,
  { report, ...options }: Options = {},
): Query<Value> {
  const reportByDefault = useReportFailure();
  const reportFailure = report ?? reportByDefault;
  function onFailure({ error, isBackground, isUnmounted }: QueryFailure) {
    // The end of the session may itself have unmounted this component.
    reportFailure(error, isBackground || isUnmounted ? { instead: 'nothing' } : {});
  }
  return useQuery(key, load, { ...options, onFailure });
}

/** Failure handler for lists, which show a notice: the failure is only logged (ERR-08, LIST-04, OQ-60). */
export function useLogFailure(): (failure: QueryFailure) => void {
  const reportFailure = useReportFailure();
  return ({ error }) => {
    if (reportFailure(error, { instead: 'notice' })?.shownAs === 'notice')
      logMessage('warn', 'cntv-widgets: a list could not be loaded:', String(error));
  };
}
