import { pageUrl } from '#lib/document/page-url';
import { getPageConfig } from '#page-config/page-config';

/**
 * Returns the address of the attribute `action`: of the page's own origin, or of one in `formOrigins` (OQ-81); null for any
 * other address.
 */
export function actionAddress(action: string): URL | null {
  const page = new URL(pageUrl());
  try {
    const { href, origin, username, password } = new URL(action, page);
    const isAllowed = origin === page.origin || getPageConfig().formOrigins.includes(origin);
    return isAllowed && !username && !password ? new URL(href) : null;
  } catch {
    return null;
  }
}
