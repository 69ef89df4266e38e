import type { MiddlewareHandler } from 'hono';

const LOOPBACK = /^(localhost|([\w-]+\.)+localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i;

/** Whether a host name or an address leads to this machine alone. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host);
}

/**
 * Refuses a request for any other name. Another site can resolve its own name to this machine (DNS rebinding), and its
 * pages then have the portal's origin.
 */
export function loopbackHostsOnly(): MiddlewareHandler {
  return async (c, next) => {
    if (isLoopback(new URL(c.req.url).hostname)) return next();
    return c.text('With the dev console the portal answers only as localhost.', 403);
  };
}
