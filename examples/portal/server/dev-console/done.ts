import type { Context } from 'hono';

/** A form of the dev console goes back to its page; a program gets JSON. */
export function done(c: Context, page: string, result: object = { ok: true }): Response {
  return c.req.header('accept')?.includes('text/html') ? c.redirect(page, 303) : c.json(result);
}
