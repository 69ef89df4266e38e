import type { Context } from 'hono';
import { originOf } from './visit';

/**
 * Classifies the origin of a request by headers that browsers set and pages cannot. Other clients send none
 * of them; nor do browsers without Fetch Metadata, for reads and navigations from a page without Referer.
 */
export type Source = 'own' | 'foreign' | 'unknown';

/** @param allowed other origins treated as the portal's own */
export function sourceOf(c: Context, allowed: (origin: string) => boolean): Source {
  const judge = (origin: string) => (origin === originOf(c) || allowed(origin) ? 'own' : 'foreign');
  const origin = c.req.header('origin');
  if (origin !== undefined) return judge(origin);
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined) return SITES.get(site) ?? 'foreign';
  const page = c.req.header('referer');
  if (page === undefined) return 'unknown';
  return URL.canParse(page) ? judge(new URL(page).origin) : 'foreign';
}

/** `none` means that no page caused the request, such as a typed URL. */
const SITES: ReadonlyMap<string, Source> = new Map([
  ['same-origin', 'own'],
  ['none', 'unknown'],
]);

/** Whether the request is a navigation. Unknown for browsers without Fetch Metadata. */
export function isNavigation(c: Context): boolean {
  return c.req.header('sec-fetch-mode') === 'navigate';
}

/** Path of the portal's page that linked here; null for another site or without Referer. */
export function ownPageBefore(c: Context): string | null {
  const page = c.req.header('referer') ?? '';
  if (!URL.canParse(page)) return null;
  const { origin, pathname } = new URL(page);
  return origin === originOf(c) ? pathname : null;
}
