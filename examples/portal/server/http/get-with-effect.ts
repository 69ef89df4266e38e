import type { Context, Hono } from 'hono';

/**
 * Mounts a GET that changes state. A HEAD, which mail scanners send to every link, is answered without it;
 * otherwise the router would run the handler and drop the body. So is a request of a browser ahead of the viewer, with an
 * error, because the browser then requests the page again for the viewer.
 */
export function getWithEffect(
  app: Hono,
  path: string,
  handle: (c: Context) => Response | Promise<Response>,
): void {
  app.get(path, (c) => {
    if (c.req.method === 'HEAD') return c.body(null, 204);
    return isAhead(c) ? c.body(null, 503) : handle(c);
  });
}

/** Whether a browser prefetches or prerenders the page; `Purpose` and `X-Moz` are sent by older ones. */
function isAhead(c: Context): boolean {
  const purposes = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].map((name) => c.req.header(name) ?? '');
  return /prefetch|prerender|preview/i.test(purposes.join());
}
