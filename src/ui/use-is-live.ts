import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while a view is rendered by the build and while it is hydrated, then true: for what the prerender leaves out. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
