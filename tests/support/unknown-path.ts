import fc from 'fast-check';
import { ALIASES, REDIRECTS } from '#config/aliases';
import { PATHS } from '#config/paths';

/** All paths of the route table, including those that redirect. */
const KNOWN: readonly string[] = [
  ...Object.values(PATHS),
  ...Object.values(ALIASES).flat(),
  ...Object.keys(REDIRECTS),
];

/** One or more characters of a segment. A browser resolves `.` and `..` before the portal sees them. */
const segment = () =>
  fc
    .string({ unit: fc.constantFrom(...'abcXYZ019-_~.=+%25中🙂 &\'"<'), minLength: 1, maxLength: 12 })
    .filter((text) => !/^\.+$/.test(text))
    .map(encodeURIComponent);

const known = () =>
  fc
    .constantFrom(...KNOWN.filter((path) => path !== '/'))
    .map((path) => path.replace(/\{\w+\}/g, 'subscribe'));

/** Changes that turn a known path into another one. */
const CHANGES: readonly ((path: string, more: string) => string)[] = [
  (path, more) => `${path}/${more}`,
  (path, more) => `/${more}${path}`,
  (path, more) => path + more,
  (path) => path.slice(0, -1),
  (path) => `${path}//`,
  (path) => path.toUpperCase(),
  (path) => path.replace('/', '//'),
  (path) => path.replace(/(.)\//, '$1//'),
];

/** Generates paths that are not in the route table; half of them are similar to known ones. */
export function unknownPath(): fc.Arbitrary<string> {
  const free = fc.array(segment(), { minLength: 1, maxLength: 4 }).map((parts) => `/${parts.join('/')}`);
  const near = fc
    .tuple(known(), segment(), fc.constantFrom(...CHANGES))
    .map(([path, more, change]) => change(path, more));
  return fc.oneof(free, near).filter((path) => !isKnown(path));
}

/** Does not use the router: a parameter is one segment, and a trailing slash is ignored. */
function isKnown(path: string): boolean {
  const wanted = decodeURIComponent(path).replace(/\/$/, '');
  return KNOWN.some((pattern) => {
    const parts = pattern
      .replace(/\/$/, '')
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${parts.join('[^/]+')}$`).test(wanted);
  });
}
