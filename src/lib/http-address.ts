import { pageUrl } from './document/page-url';

/**
 * Returns an absolute http(s) URL, or the empty string for anything else, so that it never gets into `href` or `src`. A print
 * has the address as it was written, because the page is not known.
 * @param base URL that a relative one is resolved against; that of the page by default
 */
export function readHttpAddress(raw: unknown, base?: string): string {
  if (typeof raw !== 'string' || raw === '') return '';
  try {
    const isPage = typeof location === 'object';
    const url = new URL(raw, isPage ? (base ?? pageUrl()) : 'http://localhost');
    if (!/^https?:$/.test(url.protocol)) return '';
    return isPage ? url.href : raw;
  } catch {
    return '';
  }
}
