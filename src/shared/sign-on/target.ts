import { allowedUrl, firstAllowed, type RedirectRule } from '../../lib/redirect';
import { getPageConfig } from '../../page-config/page-config';

/** The domains a redirect may lead to: the page's own origin and those configured (doc 2 § 5, OQ-29). */
export function redirectRule(): RedirectRule {
  return { base: location.href, allowedDomains: getPageConfig().allowedDomains };
}

/**
 * Where the page's address or its editor wants the viewer to go: `backurl`, then `service` of the query, then the
 * widget's own attribute; the first allowed one counts (OQ-30). Null when there is none.
 */
export function wantedTarget(attribute: string): string | null {
  const query = new URLSearchParams(location.search);
  return firstAllowed([query.get('backurl'), query.get('service'), attribute], redirectRule())?.href ?? null;
}

/** The default after signing in, `portalHome`; the deployer's own setting, so any http(s) address is followed. */
export function homeTarget(): string {
  const { portalHome } = getPageConfig();
  return allowedUrl(portalHome, redirectRule())?.href ?? new URL(portalHome, location.href).href;
}
