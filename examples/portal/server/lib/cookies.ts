import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

/** Prefix of a name with which browsers accept a cookie only over https, for this host alone, from this host alone. */
const HOST = '__Host-';

/**
 * Returns a cookie of the portal. Null also when the browser sends two of the name: over http another host of the domain
 * can set one with `Domain`, and nothing tells which one is the portal's.
 */
export function readCookie(c: Context, name: string, isHttps: boolean): string | null {
  if (countOf(c, isHttps ? HOST + name : name) > 1) return null;
  return getCookie(c, name, isHttps ? 'host' : undefined) ?? null;
}

/** @param lifeMs without it, the cookie lasts until the browser is closed */
export function writeCookie(
  c: Context,
  name: string,
  value: string,
  { isHttps, lifeMs }: { isHttps: boolean; lifeMs?: number | undefined },
): void {
  const lifetime = lifeMs === undefined ? {} : { maxAge: lifeMs / 1000 };
  setCookie(c, name, value, { ...rules(isHttps), ...lifetime });
}

export function dropCookie(c: Context, name: string, isHttps: boolean): void {
  deleteCookie(c, name, rules(isHttps));
}

function rules(isHttps: boolean) {
  const common = { httpOnly: true, sameSite: 'Lax', path: '/' } as const;
  return isHttps ? ({ ...common, secure: true, prefix: 'host' } as const) : common;
}

/**
 * Deletes what other hosts of the domain have set under the name of a cookie of the portal, so that the next sign-in is
 * the only one. A response cannot ask for all of a name: it names each domain and path that this request has matched. The
 * portal's own cookie, of this host and of the path `/`, is not among them.
 */
export function deleteForeignCookies(names: readonly string[]): MiddlewareHandler {
  return (c, next) => {
    const { hostname, pathname } = new URL(c.req.url);
    for (const name of names.filter((each) => countOf(c, each) > 1))
      for (const domain of [undefined, ...domainsOf(hostname)])
        for (const path of pathsOf(pathname))
          if (domain || path !== '/') deleteCookie(c, name, { path, ...(domain && { domain }) });
    return next();
  };
}

function countOf(c: Context, name: string): number {
  const pairs = (c.req.header('cookie') ?? '').split(';');
  return pairs.filter((pair) => pair.split('=', 1)[0]?.trim() === name).length;
}

/** The host and the domains above it, without the top one, for which no browser accepts a cookie. */
function domainsOf(hostname: string): string[] {
  const labels = hostname.split('.');
  const isAddress = /^[\d.]+$|:/.test(hostname);
  return isAddress ? [] : labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

/** The path and the folders above it, with and without the slash at their end. */
function pathsOf(pathname: string): string[] {
  const parts = pathname.split('/').filter(Boolean);
  const folders = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
  return ['/', ...folders.flatMap((folder) => [folder, `${folder}/`])];
}
