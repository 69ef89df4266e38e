import { createContext, useContext } from 'react';

/** Where a screen stands: what its path, its address and the step that led to it say. */
export type Route = {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** Handed over by the screen before; whatever else the browser kept there. Not checked. */
  readonly state: unknown;
};

/** The router around a screen, as far as blocks and screens know it. */
export type Router = {
  readonly route: Route;
  /** @returns false for a path that is not the router's */
  go(to: string, options: { state: unknown; replaces: boolean }): boolean;
  /** @returns null for a path that is not the router's */
  hrefOf(to: string): string | null;
};

const RouterContext = createContext<Router | null>(null);

export const RouterProvider = RouterContext.Provider;

/** The router around a screen; null for a widget that stands alone. */
export function useRouter(): Router | null {
  return useContext(RouterContext);
}

/** The place in the route table at which the current screen is shown. */
export function useRoute(): Route {
  const router = useRouter();
  if (!router) throw new Error('useRoute() is used outside a router');
  return router.route;
}
