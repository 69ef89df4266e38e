/** Segments that all servers parse alike: no escapes, no `;` parameters, not empty. `URL` has resolved the dots. */
const PLAIN_SEGMENTS = /^(?:\/[\w.~-]+)*\/?$/;

/**
 * Whether a URL has the same origin as another one, and the same path or one below it. Below the path only plain segments
 * match, because servers decode `%2f`, `%5c` and `..;` differently, and some would leave the path.
 * @param prefix query and hash are ignored
 */
export function isBelow({ origin, pathname }: URL, prefix: URL): boolean {
  const path = prefix.pathname.replace(/\/$/, '');
  return (
    origin === prefix.origin && pathname.startsWith(path) && PLAIN_SEGMENTS.test(pathname.slice(path.length))
  );
}
