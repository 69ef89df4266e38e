import { createContext, useContext } from 'react';
import type { RouteName } from '#config/paths';

/** The current route: path parameters, query and history state. */
export type Route = {
  readonly name: RouteName;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** History state set by the previous screen. Not validated. */
  readonly state: unknown;
};

/** The interface of the router for screens and shared components. */
export type Router = {
  readonly route: Route;
  /** Whether the widget itself shows the sign-in, wherever the page-config puts its page. */
  readonly signsInPlace?: boolean;
  /** @returns false for a path that the router does not handle */
  go(to: string, options: { state: unknown; replaces: boolean }): boolean;
  /** @returns null for a path that the router does not handle */
  hrefOf(to: string): string | null;
};

const RouterContext = createContext<Router | null>(null);

export const RouterProvider = RouterContext.Provider;

/** Returns the router around a screen; null in a widget that is used without one. */
export function useRouter(): Router | null {
  return useContext(RouterContext);
}

/** Returns the current route. Throws outside a router. */
export function useRoute(): Route {
  const router = useRouter();
  if (!router) throw new Error('useRoute() is used outside a router');
  return router.route;
}
