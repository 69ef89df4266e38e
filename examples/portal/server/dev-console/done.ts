import type { Context } from 'hono';

/** Redirects a form back to its page; responds with JSON to other clients. */
export function done(c: Context, page: string): Response {
  return c.req.header('accept')?.includes('text/html') ? c.redirect(page, 303) : c.json({ ok: true });
}
