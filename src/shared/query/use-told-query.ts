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
import { useToldFailure } from '../failure/use-told-failure';

type Options = Pick<QueryOptions, 'revalidatesOnFocus'>;

/** A query whose failures are told by the shared rules (ERR-02 to ERR-07), if the viewer waits for its answer. */
export function useToldQuery<Value>(
  key: QueryKey | null,
  load: (options: CallOptions) => Promise<Value>,
  options: Options = {},
): Query<Value> {
  const failure = useToldFailure();
  function onFailure({ error, isBackground, isUnmounted }: QueryFailure) {
    // That nobody is signed in is told even when this has been unmounted for just that.
    if (isSignedOut(error) || !(isBackground || isUnmounted)) failure(error);
  }
  return useQuery(key, load, { ...options, onFailure });
}

export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.code === ERROR_CODES.notLoggedIn;
}

/**
 * For lists, whose failures are only logged (ERR-08, LIST-04, OQ-60), except that nobody is signed in.
 */
export function useLoggedFailure(): (failure: QueryFailure) => void {
  const failure = useToldFailure();
  return ({ error }) => {
    if (isSignedOut(error)) failure(error);
    else console.warn('cntv-widgets: a list could not be loaded:', String(error));
  };
}
