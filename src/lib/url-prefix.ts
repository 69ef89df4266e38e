/** Segments that every server reads alike: no escapes, no `;` parameters, no empty ones. Dots are resolved already. */
const PLAIN_SEGMENTS = /^(?:\/[\w.~-]+)*\/?$/;

/**
 * Whether a URL has the origin and the path of another one, or further segments below that path. Below it, only plain
 * segments count: servers differ in how they read `%2f`, `%5c` or `..;`, and one of them could leave the path.
 * @param prefix its query and hash are ignored
 */
export function isBelow({ origin, pathname }: URL, prefix: URL): boolean {
  const path = prefix.pathname.replace(/\/$/, '');
  return (
    origin === prefix.origin && pathname.startsWith(path) && PLAIN_SEGMENTS.test(pathname.slice(path.length))
  );
}
