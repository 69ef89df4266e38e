import type { MiddlewareHandler } from 'hono';

const LOOPBACK = /^(localhost|([\w-]+\.)+localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i;

/** Whether a host name or address is a loopback one. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host);
}

/**
 * Refuses requests for any other host name. With DNS rebinding, another site can resolve its own name to this
 * machine, and its pages then share the portal's origin.
 */
export function loopbackHostsOnly(): MiddlewareHandler {
  return async (c, next) => {
    const { host, hostname } = new URL(c.req.url);
    if (isLoopback(hostname)) return next();
    console.warn(
      `403: the Host header is ${JSON.stringify(host)}, expected localhost. Behind a proxy, start without --dev.`,
    );
    return c.text('With the dev console the portal answers only as localhost.', 403);
  };
}
