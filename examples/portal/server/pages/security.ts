import type { Context, MiddlewareHandler } from 'hono';

const CSP = 'Content-Security-Policy';

/**
 * The policy which every page, and so every widget, has to live with: nothing inline, nothing from elsewhere, no
 * HTML sink, no trusted type policy.
 */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** Adds the headers of a page to every answer that does not set its own policy. */
export function securityHeaders(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (!c.res.headers.has(CSP)) c.header(CSP, CONTENT_SECURITY_POLICY);
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('X-Frame-Options', 'SAMEORIGIN');
    c.header('Referrer-Policy', 'strict-origin-when-cross-origin');
  };
}

/** Refuses a form that another site's page sent here; requests of programs carry no origin. */
export function ownFormsOnly(): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header('origin');
    const isForeign = origin !== undefined && !isOwn(origin, c.req.url);
    if (c.req.method !== 'GET' && isForeign) return c.text('403', 403);
    await next();
  };
}

/**
 * For a call by GET that changes something: an address that somebody was led to, or a picture of another site's page,
 * changes nothing.
 */
export function ownCallsOnly(): MiddlewareHandler {
  return async (c, next) => {
    const isLedTo = c.req.header('sec-fetch-mode') === 'navigate';
    if (isLedTo || c.req.header('sec-fetch-site') === 'cross-site') return c.text('403', 403);
    await next();
  };
}

/** The path of the page of this site that led here; null when it was another site's, or nobody knows. */
export function ownPageBefore(c: Context): string | null {
  const page = c.req.header('referer') ?? '';
  return isOwn(page, c.req.url) ? new URL(page).pathname : null;
}

function isOwn(origin: string, url: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === new URL(url).host;
}
