import { useEffect, useState } from 'react';
import { pageUrl } from '#lib/document/page-url';
import { allowedUrl } from '#lib/redirect/allowed-url';
import { redirectRule } from '#lib/redirect/redirect-rule';
import { readQuery, writeQuery } from '#lib/text/query-bytes';
import { resetSession } from '#session/session';
import { recordRedirect } from '#shared/navigation/redirect-chain';
import { useRoute } from '#shared/navigation/route';
import { propagateSso } from '#shared/sign-in/propagate-sso';
import { homeTarget } from '#shared/sign-in/target';
import { readSsoData } from './sso-data';

const PARAMETER = 'data';

/**
 * Propagates a sign-in to the portal's other domains, then goes to the next URL (SSO-01 to SSO-03). The
 * ticket is removed from the URL first. Malformed data redirects to the portal home without a request; a next
 * URL that is not allowed redirects there after the propagation.
 */
export function useSso(): void {
  const { query } = useRoute();
  // Read once, because it is then removed from the URL.
  const [data] = useState(() => readSsoData(query.get(PARAMETER)));

  useEffect(() => {
    const leaving = new AbortController();
    removeFromAddress();
    void propagate().then((target) => {
      if (leaving.signal.aborted) return;
      // The session must be checked again by the server.
      resetSession();
      recordRedirect(target);
      location.replace(target);
    });
    return () => leaving.abort();

    async function propagate(): Promise<string> {
      if (!data) return homeTarget();
      await propagateSso(data);
      return allowedUrl(data.nextUrl, redirectRule())?.href ?? homeTarget();
    }
  }, [data]);
}

/** Removes this parameter without a new history entry. The URL is absolute, because `<base>` may lead to another host. */
function removeFromAddress(): void {
  const query = readQuery(location.search);
  if (!query.has(PARAMETER)) return;
  query.delete(PARAMETER);
  const url = new URL(pageUrl());
  url.search = writeQuery(query);
  history.replaceState(history.state, '', url.href);
}
