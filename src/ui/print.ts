import { createContext, useContext } from 'react';
import type { PageConfig } from '#page-config/types';
import { useIsHydrated } from './hooks/use-is-hydrated';

const PrintContext = createContext<PageConfig | null>(null);

/**
 * Provides the page configuration of a print: the tree of a view in the page's own HTML. The print is rendered with it, and the
 * view hydrates it with the same values.
 */
export const PrintProvider = PrintContext.Provider;

/** Returns the page configuration of the print that the view hydrates; null if the loader has drawn its tree, or nothing. */
export function usePrint(): PageConfig | null {
  return useContext(PrintContext);
}

/** Returns false for the tree of the loader, which has only what is needed for typing, and until it is hydrated. */
export function useIsWhole(): boolean {
  const isHydrated = useIsHydrated();
  return usePrint() !== null || isHydrated;
}
