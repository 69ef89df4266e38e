import { useEffect, useEffectEvent, useRef } from 'react';
import useSWR, { type SWRConfiguration } from 'swr';
import type { CallOptions } from '../api/call';
import { useViewerEpoch } from '../session/use-session';
import { viewerSignal } from './viewer-cache';

export type QueryKey = string | readonly (string | number)[];

export type Query<Value> = {
  /** The last known value: kept while a newer one is loaded, and when that fails. */
  value: Value | undefined;
  /** Why the last attempt failed; undefined while another one is under way. */
  error: unknown;
  isLoading: boolean;
  /** Loads again, unless that is under way; the value stays meanwhile. */
  retry(): void;
  /**
   * Loads again, and drops an answer that is under way: it is older than what the viewer has done since.
   * @param meanwhile shown until the new answer is there
   */
  refresh(meanwhile?: Value): void;
  /**
   * Makes a call that changes the value. The new value is shown at once and taken back when the call fails.
   * @throws what the call throws
   */
  mutate(next: Value, call: () => Promise<void>): Promise<void>;
  /** Replaces the value by what a call has changed it to. */
  set(value: Value): void;
};

export type QueryFailure = {
  error: unknown;
  /** Nobody asked for this attempt, and there is a value to show. */
  isBackground: boolean;
  /** The component that made the call is no longer there. */
  isUnmounted: boolean;
};

export type QueryOptions = {
  onFailure?(failure: QueryFailure): void;
  /** Loads again, at most every 5 s, when the viewer comes back to the page. */
  revalidatesOnFocus?: boolean;
  /** Shows the value of the key before until there is one of this key. */
  keepsPrevious?: boolean;
};

/** The transport repeats what is safe to repeat; anything more is for the viewer to ask. */
const OPTIONS: SWRConfiguration = { shouldRetryOnError: false, revalidateOnReconnect: false };

/**
 * What the server said, cached for the present viewer: shown at once where it was loaded before, and then loaded again.
 * @param key names the value among all that is cached; null loads nothing
 * @param load makes the calls; its signal aborts when the viewer changes
 */
export function useQuery<Value>(
  key: QueryKey | null,
  load: (options: CallOptions) => Promise<Value>,
  { onFailure, revalidatesOnFocus = false, keepsPrevious = false }: QueryOptions = {},
): Query<Value> {
  const epoch = useViewerEpoch();
  const isUnmounted = useRef(false);
  const isAsked = useRef(false);

  async function fetcher(): Promise<Value> {
    const isBackground = !isAsked.current && value !== undefined;
    isAsked.current = false;
    try {
      return await load({ signal: viewerSignal() });
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
  } = useSWR<Value>(key && [epoch, key], fetcher, {
    ...OPTIONS,
    revalidateOnFocus: revalidatesOnFocus,
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
