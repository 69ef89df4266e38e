import type { MiddlewareHandler } from 'hono';

export const CSP = 'Content-Security-Policy';

/**
 * The policy of every page, and so of every widget: nothing inline, nothing from elsewhere, no HTML sink, no trusted
 * type policy.
 * @param apiOrigin where the API is, for a page on another origin
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

/** Adds the headers of a page to every answer that does not set its own policy. */
export function securityHeaders(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (!c.res.headers.has(CSP)) c.header(CSP, policyOf());
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('X-Frame-Options', 'SAMEORIGIN');
    c.header('Referrer-Policy', 'strict-origin-when-cross-origin');
  };
}
