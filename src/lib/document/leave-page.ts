import { pageUrl } from './page-url';

/** Whether a URL differs from that of the page at most by its fragment: the browser would only scroll. */
export function isSamePage(url: string): boolean {
  const [target, here] = [url, pageUrl()].map((address) => address.replace(/#.*/s, ''));
  return url.includes('#') && target === here;
}

/**
 * Leaves the page for an absolute URL. One of the page itself is requested again, with its fragment (OQ-109): what it shows
 * depends on who is signed in.
 */
export function leavePage(url: string): void {
  if (isSamePage(url)) {
    history.replaceState(history.state, '', url);
    location.reload();
  } else location.assign(url);
}
