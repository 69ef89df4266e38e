import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Fields subscribe to each other's values in an effect. A select whose options depend on another field does not get them
 * before that, so work that sets values earlier has to be repeated.
 * @param fields whose effects run before those of the caller
 * @returns a function that does the work, and once more after the effects if they have not run yet
 */
export function useRepeatWhenSubscribed(fields: unknown): (work: () => void) => void {
  const repeated = useRef<(() => void)[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other fields subscribe anew
  useLayoutEffect(() => {
    repeated.current = [];
  }, [fields]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other fields subscribe anew
  useEffect(() => {
    for (const work of repeated.current ?? []) work();
    repeated.current = null;
  }, [fields]);
  return useCallback((work) => {
    work();
    repeated.current?.push(work);
  }, []);
}
