import { createContext, useContext, useSyncExternalStore } from 'react';

const HydratedContext = createContext(true);

/** Provides the result of `useHydration` to a widget: one store instead of one for each component. */
export const HydratedProvider = HydratedContext.Provider;

/** Returns false during the prerender and hydration, then true. Use it for content that is not prerendered. */
export function useIsHydrated(): boolean {
  return useContext(HydratedContext);
}

export function useHydration(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

const never = () => () => {};
