/**
 * The portal's own rule for `backurl`: an http(s) address of its own origin, resolved first, so that `//host` and
 * backslashes are judged by where they lead.
 * @returns path, query and fragment; null when the address leads elsewhere
 */
export function ownPath(raw: string | undefined, origin: string): string | null {
  if (!raw || !URL.canParse(raw, origin)) return null;
  const url = new URL(raw, origin);
  if (url.origin !== origin || url.username || url.password) return null;
  return url.pathname.startsWith('//') ? null : url.pathname + url.search + url.hash;
}
