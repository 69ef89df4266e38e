import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Returns false during the prerender and hydration, then true. Use it for content that is not prerendered. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
