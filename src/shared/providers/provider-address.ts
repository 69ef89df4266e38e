import { PROVIDER_PATH, PROVIDERS, type Provider } from '../../config/providers';
import { getPageConfig } from '../../page-config/page-config';

/** What the viewer goes to a third party for (doc 1 § 7, doc 2 § 7). */
export type ProviderMethod = 'login' | 'binding';

/**
 * Where a third party is met: an address to go to, not a call (OAUTH-01, OAUTH-03, API-34).
 * @param backurl where the provider sends the viewer back to; left out when there is none (OAUTH-02)
 * @param nowMs written in seconds; the address counts for some minutes
 */
export function providerAddress(
  provider: Provider,
  method: ProviderMethod,
  backurl: string | null,
  nowMs = Date.now(),
): string {
  const { registrationHost, appid } = getPageConfig();
  const query = new URLSearchParams({ appid, method });
  if (backurl) query.set('backurl', backurl);
  query.set('timestamp', String(Math.floor(nowMs / 1000)));
  return `${registrationHost}${PROVIDER_PATH}${PROVIDERS[provider].slug}?${query}`;
}
