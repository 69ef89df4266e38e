import { pageUrl } from './document/page-url';
/** Returns an absolute http(s) URL, or the empty string for anything else, so that it never gets into `href` or `src`. */
export function readHttpAddress(raw: unknown): string {
  if (typeof raw !== 'string' || raw === '') return '';
  try {
    const url = new URL(raw, typeof location === 'undefined' ? undefined : pageUrl());
    return /^https?:$/.test(url.protocol) ? url.href : '';
  } catch {
    return '';
  }
}
