import type { SsoTicket } from '#api/sign-in/account';
import { SSO_TIMEOUT_MS } from '#config/limits';
import { pageUrl } from '#lib/document/page-url';
import { allowedUrl } from '#lib/redirect/allowed-url';
import { redirectRule } from '#lib/redirect/redirect-rule';
import { isBelow } from '#lib/url-prefix';
import { logMessage } from '#page-config/console-message';
import { getPageConfig } from '#page-config/page-config';

const TICKET_PARAMETER = 'ticket';

/**
 * SSO propagation: notifies the portal's other domains of a sign-in or sign-out with one credentialed GET per
 * endpoint, all in parallel (doc 2 § 7, OQ-32). Resolves when all have settled or after the timeout; never
 * rejects.
 * @param ssoTicket endpoints and ticket, from the server or from an untrusted URL
 */
export async function propagateSso({ sso, ticket }: SsoTicket, timeoutMs = SSO_TIMEOUT_MS): Promise<void> {
  if (!ticket) return;
  const calls = sso.flatMap((raw) => {
    const url = endpointUrl(raw);
    if (!url) return [];
    url.searchParams.append(TICKET_PARAMETER, ticket);
    return [
      fetch(url, { mode: 'no-cors', credentials: 'include', keepalive: true, referrerPolicy: 'no-referrer' }),
    ];
  });
  if (calls.length === 0) return;
  await Promise.race([Promise.allSettled(calls), timeout(timeoutMs)]);
}

/**
 * Returns the URL of an endpoint that the page-config lists in `ssoEndpoints`, or else null. Allowed domains
 * alone are not enough (SSO-03): a GET with the viewer's cookies could change state at any other path of
 * these hosts.
 */
function endpointUrl(raw: string): URL | null {
  const url = allowedUrl(raw, redirectRule());
  if (!url) return null;
  if (getPageConfig().ssoEndpoints.some((listed) => isBelow(url, new URL(listed, pageUrl())))) return url;
  logMessage(
    'warn',
    `cntv-widgets: the SSO endpoint ${url.origin}${url.pathname} is not listed in "ssoEndpoints"`,
  );
  return null;
}

function timeout(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
