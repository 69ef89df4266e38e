import { ADDRESSES } from '#app/addresses.build-time';
import { findRoute } from '#app/find-route';
import { isBelow, pathBelow, prefixOf } from '#app/history/base-path';
import { isScreen } from '#app/portal-path';

export { isBelow, prefixOf };

/** Whether a portal with this prefix has a screen or a redirect at a path. */
export function isKnown(prefix: string, path: string): boolean {
  return isBelow(prefix, path) && findRoute(ADDRESSES, pathBelow(prefix, path)) !== undefined;
}

/** Returns the base with which a path is that of a screen, or of the folder of all screens; undefined if there is none. */
export function baseFor(path: string): string | undefined {
  const segments = path.split('/').slice(1);
  const bases = segments.map((_, index) =>
    segments
      .slice(0, index)
      .map((name) => `/${name}`)
      .join(''),
  );
  return (
    bases.find((base) => isScreen(pathBelow(base, path))) ?? (path.endsWith('/') ? bases.pop() : undefined)
  );
}
