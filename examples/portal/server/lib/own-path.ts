/**
 * Validates `backurl`: only http(s) URLs of the portal's origin. Resolves the URL first, so that `//host` and
 * backslashes are checked by their target.
 * @returns path, query and fragment; null for another origin
 */
export function ownPath(raw: string | undefined, origin: string): string | null {
  if (!raw || !URL.canParse(raw, origin)) return null;
  const url = new URL(raw, origin);
  if (url.origin !== origin || url.username || url.password) return null;
  return url.pathname.startsWith('//') ? null : url.pathname + url.search + url.hash;
}
