import { useLayoutEffect } from 'react';
import { PATHS, type RouteName } from '#config/paths';
import { ownAddress } from '#lib/document/page-url';
import { logMessage } from '#page-config/console-message';
import { getPageConfig } from '#page-config/page-config';
import { type NavigateTarget, routeAddress } from '#shared/navigation/address';
import { otherPage } from '#shared/navigation/route-url';
import { useHost } from '#ui/host';
import { publishHandle } from '#ui/view-handle';
import type { RouteHistory } from './history/route-history';

/** The handle for the methods of `<cntv-portal>`. */
export type PortalHandle = { navigate(target: NavigateTarget): void };

/** The name of the home in the documents' not-found page (OQ-21). */
const HOME_ALIAS = 'Index';

/** Publishes the method `navigate`. A wrong call is logged, because it must not stop the script of the page. */
export function usePortalHandle(history: RouteHistory): void {
  const { element } = useHost();
  useLayoutEffect(() => {
    function navigate(target: NavigateTarget) {
      try {
        const to = pathOf(target);
        const elsewhere = otherPage(to, history, getPageConfig());
        if (elsewhere) location.assign(ownAddress(elsewhere));
        else history.go(to);
      } catch (error) {
        logMessage('error', `<cntv-portal> navigate: ${(error as Error).message}`);
      }
    }
    return publishHandle<PortalHandle>(element, { navigate });
  }, [element, history]);
}

/** @throws TypeError for an unknown name or a missing parameter */
function pathOf(target: NavigateTarget): string {
  const { name, params, query } = Object(target) as NavigateTarget;
  const route = name === HOME_ALIAS ? 'UserHome' : name;
  const names = Object.keys(PATHS);
  if (!names.includes(route))
    throw new TypeError(`unknown route "${name}"; expected ${[...names, HOME_ALIAS].join(', ')}`);
  return routeAddress(route as RouteName, params ?? {}, query ?? {});
}
