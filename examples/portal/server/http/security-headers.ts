import type { MiddlewareHandler } from 'hono';
import { isHttps } from './visit';

export const CSP = 'Content-Security-Policy';

/**
 * Content Security Policy of every page, which also applies to the widgets: no inline code, no other origins,
 * no HTML sinks, no Trusted Types policies.
 * @param apiOrigin origin of the API, for a page on another origin
 * @param styles hashes of the styles that a page has
 */
export function policyOf({
  apiOrigin = '',
  styles = [],
}: {
  apiOrigin?: string;
  styles?: string[];
} = {}): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...styles].join(' '),
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

/** Pages that a link with a secret opens: no cache keeps them. */
const UNCACHED = /^\/(activate|activate-email|reset|sso\/accept)$/;

/** Which pages may include a response, by path: the widgets' files all, what a sign-on needs those of this site. */
const INCLUDED_BY: readonly (readonly [path: RegExp, policy: string])[] = [
  [/^\/widgets\//, 'cross-origin'],
  [/^\/(avatars\/|assets\/|sso\/accept$)/, 'same-site'],
];

const YEAR_SECONDS = 31_536_000;

/** Adds the security headers to every response that does not set its own policy. */
export function securityHeaders(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { path } = c.req;
    if (UNCACHED.test(path)) c.header('Cache-Control', 'no-store');
    c.header('Cross-Origin-Opener-Policy', 'same-origin');
    const [, included = 'same-origin'] = INCLUDED_BY.find(([pattern]) => pattern.test(path)) ?? [];
    c.header('Cross-Origin-Resource-Policy', included);
    if (isHttps(c)) c.header('Strict-Transport-Security', `max-age=${YEAR_SECONDS}`);
    if (!c.res.headers.has(CSP)) c.header(CSP, policyOf());
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('X-Frame-Options', 'SAMEORIGIN');
    const policy = SECRET.test(c.req.url) ? 'strict-origin' : 'strict-origin-when-cross-origin';
    c.header('Referrer-Policy', policy);
  };
}
