import { useEffect, useEffectEvent, useRef } from 'react';
import useSWR, { type SWRConfiguration } from 'swr';
import type { CallOptions } from '#api/call';
import { QUERY_FRESH_MS } from '#config/limits';
import { useViewerEpoch } from '#session/use-session';
import { useProve } from './prove';
import { cacheKey, viewerSignal } from './viewer-cache';

export type QueryKey = string | readonly (string | number)[];

export type Query<Value> = {
  /** The last value. It stays while a newer one is loading, and after that has failed. */
  value: Value | undefined;
  /** Error of the last request; undefined while another one is pending. */
  error: unknown;
  isLoading: boolean;
  /** Revalidates, unless a request is pending. */
  retry(): void;
  /**
   * Revalidates and drops the response of a pending request, which may be older than the viewer's last change.
   * @param meanwhile shown until the new value is loaded
   */
  refresh(meanwhile?: Value): void;
  /**
   * Changes the value on the server with an optimistic update, which is rolled back when the call fails.
   * @throws the error of the call
   */
  mutate(next: Value, call: () => Promise<void>): Promise<void>;
  /** Replaces the cached value without revalidation. */
  set(value: Value): void;
};

export type QueryFailure = {
  error: unknown;
  /** An automatic revalidation failed while a value is shown. */
  isBackground: boolean;
  /** The component has unmounted since it sent the request. */
  isUnmounted: boolean;
};

export type QueryOptions = {
  onFailure?(failure: QueryFailure): void;
  /** Revalidates a value that is no longer fresh when the window gets focus, at most every 5 s. */
  revalidatesOnFocus?: boolean;
  /** How long a value is fresh. */
  freshMs?: number;
  /** Returns the value of the previous key until the new key has one. */
  keepsPrevious?: boolean;
  /** The value is the same for every viewer. It is kept when the page learns that nobody is signed in. */
  isPublic?: boolean;
};

/** SWR does not retry: the transport retries safe requests, and the viewer can retry the others. */
const OPTIONS: SWRConfiguration = { shouldRetryOnError: false, revalidateOnReconnect: false };

/**
 * Loads a value and caches it for the current viewer. A cached value is returned immediately, and revalidated
 * when it is no longer fresh.
 * @param key cache key; null loads nothing
 * @param load sends the requests; its signal aborts when the viewer changes
 */
export function useQuery<Value>(
  key: QueryKey | null,
  load: (options: CallOptions) => Promise<Value>,
  {
    onFailure,
    revalidatesOnFocus = false,
    freshMs = QUERY_FRESH_MS,
    keepsPrevious = false,
    isPublic = false,
  }: QueryOptions = {},
): Query<Value> {
  const epoch = useViewerEpoch();
  const prove = useProve();
  const isUnmounted = useRef(false);
  const isAsked = useRef(false);

  async function fetcher(): Promise<Value> {
    const wasAsked = isAsked.current;
    const isBackground = !wasAsked && value !== undefined;
    isAsked.current = false;
    try {
      const signal = viewerSignal();
      // What a screen asks first, it may have asked before it was loaded.
      const takesKept = !wasAsked && value === undefined;
      return await prove(() => load({ signal, takesKept }), { signal, isBackground: !wasAsked });
    } catch (error) {
      report({ error, isBackground, isUnmounted: isUnmounted.current });
      throw error;
    }
  }
  const {
    data: value,
    error,
    isValidating,
    mutate,
  } = useSWR<Value>(key && cacheKey(key, epoch, isPublic), fetcher, {
    ...OPTIONS,
    revalidateOnFocus: revalidatesOnFocus,
    dedupingInterval: freshMs,
    keepPreviousData: keepsPrevious,
  });
  const report = useEffectEvent((failure: QueryFailure) => onFailure?.(failure));
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);

  function refresh(meanwhile = value) {
    isAsked.current = true;
    void mutate(meanwhile);
  }
  return {
    value,
    error: isValidating ? undefined : error,
    isLoading: isValidating,
    retry: () => {
      if (!isValidating) refresh();
    },
    refresh,
    mutate: async (next, call) => {
      await mutate(
        async () => {
          await call();
          return next;
        },
        { optimisticData: next, rollbackOnError: true, revalidate: false },
      );
    },
    set: (next) => void mutate(next, { revalidate: false }),
  };
}
