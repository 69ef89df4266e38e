import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Call } from './call';
import { CODES, envelope, refuse } from './codes';
import { loopbackHostsOnly } from './loopback';
import type { Services } from './services';
import { BODY_MAX_BYTES } from './settings';

/** PostgreSQL takes no NUL in a text, and no address of the portal has one. */
const NUL = /%00/;

/**
 * What every request to either site has to pass before its route.
 * @param calls those among them that take an upload have a limit of their own, see read-upload.ts
 */
export function mountRequestChecks(app: Hono, { isDevConsoleOn }: Services, calls: readonly Call[]): void {
  if (isDevConsoleOn) app.use(loopbackHostsOnly());
  app.use(async (c, next) => (NUL.test(c.req.url) ? refuseRequest(c, 400) : next()));
  const limited = bodyLimit({ maxSize: BODY_MAX_BYTES, onError: (c) => refuseRequest(c, 413) });
  const isUpload = ({ req: { method, path } }: Context) =>
    calls.some((call) => call.uploadMaxBytes && call.method === method && call.path === path);
  app.use((c, next) => (isUpload(c) ? next() : limited(c, next)));
}

/** The API answers with an envelope, a page with its status alone. */
function refuseRequest(c: Context, status: 400 | 403 | 413): Response {
  if (!c.req.path.startsWith('/openapi/')) return c.text(String(status), status);
  c.header('Cache-Control', 'no-store');
  return c.json(envelope(refuse(CODES.badParameters)), status);
}
