import type { Context } from 'hono';
import { originOf } from './visit';

/**
 * Which page sent a request, by the headers that browsers add and no page can choose. A program sends none of them;
 * neither does a page without Referer in a browser of before Fetch Metadata, when it reads or navigates.
 */
export type Source = 'own' | 'foreign' | 'unknown';

/** @param allowed other origins that count as the portal's own */
export function sourceOf(c: Context, allowed: (origin: string) => boolean): Source {
  const judge = (origin: string) => (origin === originOf(c) || allowed(origin) ? 'own' : 'foreign');
  const origin = c.req.header('origin');
  if (origin !== undefined) return judge(origin);
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined) return SITES[site] ?? 'foreign';
  const page = c.req.header('referer');
  if (page === undefined) return 'unknown';
  return URL.canParse(page) ? judge(new URL(page).origin) : 'foreign';
}

/** `none` is what the viewer did without any page, such as typing the address. */
const SITES: Readonly<Record<string, Source>> = { 'same-origin': 'own', none: 'unknown' };

/** Whether the browser leaves its page for the answer. Browsers of before Fetch Metadata do not say it. */
export function isNavigation(c: Context): boolean {
  return c.req.header('sec-fetch-mode') === 'navigate';
}

/** The path of the portal's own page that led here; null when it was another site's, or is unknown. */
export function ownPageBefore(c: Context): string | null {
  const page = c.req.header('referer') ?? '';
  if (!URL.canParse(page)) return null;
  const { origin, pathname } = new URL(page);
  return origin === originOf(c) ? pathname : null;
}
