import { pageUrl } from '#lib/document/page-url';
import { allowedUrl, firstAllowed } from '#lib/redirect/allowed-url';
import { redirectRule } from '#lib/redirect/redirect-rule';
import { asBytes, readQuery } from '#lib/text/query-bytes';
import { getPageConfig } from '#page-config/page-config';

/**
 * Returns the requested redirect target: the first allowed URL of `backurl` and `service` in the page's query
 * and the widget's attribute (OQ-30). Null when there is none.
 */
export function wantedTarget(attribute: string): string | null {
  const query = readQuery(location.search);
  const wanted = [query.get('backurl'), query.get('service')].map((url) => url && asBytes(url));
  return firstAllowed([...wanted, attribute], redirectRule())?.href ?? null;
}

/**
 * Returns the default target after sign-in, `portalHome`. The page-config is trusted, so it may be on any
 * domain.
 */
export function homeTarget(): string {
  const { portalHome } = getPageConfig();
  return allowedUrl(portalHome, redirectRule())?.href ?? new URL(portalHome, pageUrl()).href;
}
