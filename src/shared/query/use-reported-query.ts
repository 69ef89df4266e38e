import type { CallOptions } from '../../api/call';
import { ERROR_CODES } from '../../config/error-codes';
import {
  type Query,
  type QueryFailure,
  type QueryKey,
  type QueryOptions,
  useQuery,
} from '../../data/use-query';
import { ApiError } from '../../lib/api-error';
import { useFailureToast } from '../failure/use-failure-toast';

type Options = Pick<QueryOptions, 'revalidatesOnFocus' | 'freshMs'>;

/**
 * A query that reports failures by the shared rules (ERR-02 to ERR-07), except those of background
 * revalidations.
 */
export function useReportedQuery<Value>(
  key: QueryKey | null,
  load: (options: CallOptions) => Promise<Value>,
  options: Options = {},
): Query<Value> {
  const reportFailure = useFailureToast();
  function onFailure({ error, isBackground, isUnmounted }: QueryFailure) {
    // -10001 is always reported: it may itself have unmounted this component.
    if (isSignedOut(error) || !(isBackground || isUnmounted)) reportFailure(error);
  }
  return useQuery(key, load, { ...options, onFailure });
}

export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.code === ERROR_CODES.notLoggedIn;
}

/**
 * Failure handler for lists: logs failures without showing them (ERR-08, LIST-04, OQ-60), but reports -10001.
 */
export function useLogFailure(): (failure: QueryFailure) => void {
  const reportFailure = useFailureToast();
  return ({ error }) => {
    if (isSignedOut(error)) reportFailure(error);
    else console.warn('cntv-widgets: a list could not be loaded:', String(error));
  };
}
