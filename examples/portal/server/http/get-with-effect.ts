import type { Context, Hono } from 'hono';

/**
 * Mounts a GET that changes state. A HEAD, which mail scanners send to every link, is answered without it;
 * otherwise the router would run the handler and drop the body.
 */
export function getWithEffect(
  app: Hono,
  path: string,
  handle: (c: Context) => Response | Promise<Response>,
): void {
  app.get(path, (c) => (c.req.method === 'HEAD' ? c.body(null, 204) : handle(c)));
}
