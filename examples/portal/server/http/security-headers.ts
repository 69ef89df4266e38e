import type { MiddlewareHandler } from 'hono';

export const CSP = 'Content-Security-Policy';

/**
 * Content Security Policy of every page, which also applies to the widgets: no inline code, no other origins,
 * no HTML sinks, no Trusted Types policies.
 * @param apiOrigin origin of the API, for a page on another origin
 */
export function policyOf(apiOrigin = ''): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    `connect-src 'self' ${apiOrigin}`.trim(),
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** A URL with a reset code or with the ticket of a single sign-on. Forms still need the origin in their requests. */
const SECRET = /[?&](code|data|ticket)=/;

/** Adds the security headers to every response that does not set its own policy. */
export function securityHeaders(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (!c.res.headers.has(CSP)) c.header(CSP, policyOf());
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('X-Frame-Options', 'SAMEORIGIN');
    const policy = SECRET.test(c.req.url) ? 'strict-origin' : 'strict-origin-when-cross-origin';
    c.header('Referrer-Policy', policy);
  };
}
