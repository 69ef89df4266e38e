import type { SignOn } from '../../api/account';
import { SSO_TIMEOUT_MS } from '../../config/limits';
import { allowedUrl, type RedirectRule } from '../../lib/redirect';

const TICKET_PARAMETER = 'ticket';

/**
 * Carries a sign-in, or the end of one, over to the portal's other domains: one credentialed GET per allowed endpoint,
 * all at once (doc 2 § 7, OQ-32). Resolves when all have settled, or when the time is over; it never rejects.
 * @param signOn endpoints and ticket of the answer
 * @param rule the domains that are followed
 */
export async function handOff(
  { sso, ticket }: SignOn,
  rule: RedirectRule,
  timeoutMs = SSO_TIMEOUT_MS,
): Promise<void> {
  if (!ticket) return;
  const calls = sso.flatMap((endpoint) => {
    const url = allowedUrl(endpoint, rule);
    if (!url) return [];
    url.searchParams.append(TICKET_PARAMETER, ticket);
    return [
      fetch(url, { mode: 'no-cors', credentials: 'include', keepalive: true, referrerPolicy: 'no-referrer' }),
    ];
  });
  if (calls.length === 0) return;
  await Promise.race([Promise.allSettled(calls), timeout(timeoutMs)]);
}

function timeout(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
