import { allowedUrl, firstAllowed } from '#lib/redirect/allowed-url';
import { redirectRule } from '#lib/redirect/redirect-rule';
import { getPageConfig } from '#page-config/page-config';

/**
 * Returns the requested redirect target: the first allowed URL of `backurl` and `service` in the page's query
 * and the widget's attribute (OQ-30). Null when there is none.
 */
export function wantedTarget(attribute: string): string | null {
  const query = new URLSearchParams(location.search);
  return firstAllowed([query.get('backurl'), query.get('service'), attribute], redirectRule())?.href ?? null;
}

/**
 * Returns the default target after sign-in, `portalHome`. The page-config is trusted, so it may be on any
 * domain.
 */
export function homeTarget(): string {
  const { portalHome } = getPageConfig();
  return allowedUrl(portalHome, redirectRule())?.href ?? new URL(portalHome, location.href).href;
}
