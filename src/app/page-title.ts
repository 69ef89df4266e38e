import type { RouteName } from '#config/paths';
import type { Areas } from '#i18n/area-files';
import { fill } from '#i18n/fill';

type Titles = Areas['portal']['titles'];

/**
 * Returns the title of the page while a route is shown (OQ-24).
 * @param tab name of its page of a section, which the title has instead of that of the section
 */
export function pageTitle({ pages, pattern, site }: Titles, route: RouteName, tab?: string): string {
  const page = tab ?? pages[route as keyof typeof pages];
  return page ? fill(pattern, { page }) : site;
}
