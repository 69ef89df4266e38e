/**
 * Returns the URL against which addresses are resolved: not that of `<base>`, which may lead to another host. A frame with
 * `srcdoc`, and a page made of a blob, have the origin of the page that made them; in a sandbox only its base is known.
 */
export function pageUrl(): string {
  return [location.href, self.origin].find((url) => /^http/.test(url)) ?? baseUrl();
}

/** Returns an address as the browser must read it on this page: unchanged, or absolute where `<base>` leads to another origin. */
export function ownAddress(address: string): string {
  return typeof document === 'undefined' || baseUrl().startsWith(new URL('/', pageUrl()).href)
    ? address
    : new URL(address, pageUrl()).href;
}

/** Not of `document`, which an element may hide. */
function baseUrl(): string {
  return document.documentElement.baseURI;
}
