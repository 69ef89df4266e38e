import { getPageConfig } from '#page-config/page-config';
import { pageUrl } from '../document/page-url';
import type { RedirectRule } from './allowed-url';

/** Allowed redirect targets: the page's origin and the configured domains (doc 2 § 5, OQ-29). */
export function redirectRule(): RedirectRule {
  return { base: pageUrl(), allowedDomains: getPageConfig().allowedDomains };
}
