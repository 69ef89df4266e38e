import { PROVIDER_PATH, PROVIDERS, type Provider } from '#config/providers';
import { ownAddress } from '#lib/document/page-url';
import { serverNow } from '#lib/server-time';
import { getPageConfig } from '#page-config/page-config';

/** Purpose of the third-party authorization (doc 1 § 7, doc 2 § 7). */
export type ProviderMethod = 'login' | 'binding';

/**
 * Returns the URL of a third party's authorization page; the browser navigates to it (OAUTH-01, OAUTH-03,
 * API-34).
 * @param backurl URL to return to; omitted when null (OAUTH-02)
 */
export function providerAddress(provider: Provider, method: ProviderMethod, backurl: string | null): string {
  const { registrationHost, appid } = getPageConfig();
  const query = new URLSearchParams({ appid, method });
  if (backurl) query.set('backurl', backurl);
  // In seconds; the URL is valid for a few minutes.
  query.set('timestamp', String(Math.floor(serverNow() / 1000)));
  return ownAddress(`${registrationHost}${PROVIDER_PATH}${PROVIDERS[provider].slug}?${query}`);
}
