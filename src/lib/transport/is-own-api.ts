import { getPageConfig } from '#page-config/page-config';
import { pageUrl } from '../document/page-url';

/** Whether the API is on the origin of the page. */
export function isOwnApi(): boolean {
  const { origin } = new URL(pageUrl());
  return new URL(getPageConfig().apiBase, pageUrl()).origin === origin;
}
