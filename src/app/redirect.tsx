import { useEffect } from 'react';
import { pageUrl } from '#lib/document/page-url';
import { getPageConfig } from '#page-config/page-config';
import { useRouter } from '#shared/navigation/route';
import { otherPage } from '#shared/navigation/route-url';
import type { RouteHistory } from './history/route-history';

type Props = { from: string; to: string; history: RouteHistory };

/** Redirects from one path to another; query and hash are kept (OQ-16). Renders nothing. */
export function Redirect({ from, to, history }: Props) {
  const router = useRouter();
  useEffect(() => {
    const { path, search, state } = history.entry();
    // The viewer may have navigated since the render.
    if (path !== from) return;
    const elsewhere = otherPage(to, router, getPageConfig());
    if (elsewhere) location.replace(withRest(elsewhere, search));
    else history.go(to + search + location.hash, { state, replaces: true });
  }, [from, to, history, router]);
  return null;
}

/** Returns a URL with the query and hash of the redirected address; a query of its own is kept too. */
function withRest(to: string, search: string): string {
  const url = new URL(to, pageUrl());
  if (search) url.search += (url.search && '&') + search.slice(1);
  if (location.hash) url.hash = location.hash;
  return url.href;
}
