import { useEffect, useMemo } from 'react';
import type { RouteName } from '#config/paths';
import { areaLoader } from '#i18n/areas';
import { loadChunk } from '#lib/chunk';
import { useCurrentPage } from '#shared/route-tabs/section-pages';
import { watchUnread } from '#shared/unread/poller';
import { useUnreadTitle } from '#shared/unread/use-unread-title';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { usePageConfig } from '#ui/hooks/use-page-config';
import { useHost } from '#ui/host';
import { useLanguage } from '#ui/language';
import { usePrint } from '#ui/print';
import { readPosition } from './history/position';
import { browserHistory, memoryHistory, printedHistory, type RouteHistory } from './history/route-history';
import { pageTitle } from './page-title';
import { portalPath } from './portal-path';
import { RouterView } from './router-view';
import { routes } from './routes';
import { useMobileLayout } from './use-mobile-layout';
import { useNavigations } from './use-navigations';
import { usePortalHandle } from './use-portal-handle';

type Props = {
  /** Base path of the routes (ROUTE-01). */
  base: string;
  /** Enables the login check, like the page-config's `loginCheck` (ROUTE-48, ROUTE-49, ROUTE-50). */
  loginCheck: boolean;
  /** Path of the page, in a print. */
  path?: string;
};

/**
 * The portal: the whole route table with the browser's history. It sets the page's title (OQ-24), which
 * blinks while there are unread messages, and polls their count on every screen (MSG-15, MSG-16).
 */
export function Portal({ base, loginCheck, path }: Props) {
  const { element } = useHost();
  const history = useMemo(
    () => (path === undefined ? historyAt(base, element) : printedHistory(base, path)),
    [base, element, path],
  );
  const checksLogin = usePageConfig('loginCheck') || loginCheck;
  useNavigations(routes, history);
  usePortalHandle(history);
  useMobileLayout(routes, history);
  useEffect(watchUnread, []);
  // Loads the titles in parallel with the first screen.
  void loadChunk(areaLoader('portal', useLanguage()));
  return (
    <RouterView
      rows={routes}
      history={history}
      loginCheck={checksLogin}
      isPrinted={usePrint() !== null}
      beside={(name) => <PageTitle of={name} />}
    />
  );
}

/** A frame with `srcdoc` has no URL that a history could change: its routes are in memory and begin at the home. */
function historyAt(base: string, element: HTMLElement): RouteHistory {
  const here = () => readPosition(element);
  return /^http/.test(location.href)
    ? browserHistory(base, here, portalPath)
    : memoryHistory('/', (to) => base + to, here);
}

function PageTitle({ of }: { of: RouteName }) {
  const { titles } = useAreaTexts('portal');
  const title = pageTitle(titles, of, useCurrentPage());
  useEffect(() => {
    document.title = title;
  }, [title]);
  useUnreadTitle('all', true);
  return null;
}
