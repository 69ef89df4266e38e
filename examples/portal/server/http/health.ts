import type { Hono } from 'hono';
import type { Queries } from '../db/database';

/** How long a check waits for the database, shorter than the time that load balancers wait for the response. */
const HEALTH_MS = 2000;

/**
 * Serves `GET /healthz` for load balancers: 200 while the database answers, otherwise 503. Comes before the checks of
 * requests, because a load balancer sends any `Host`, and writes no log. All requests of a moment share one query, so that
 * they cannot queue up while the database hangs.
 */
export function mountHealth(app: Hono, db: Queries): void {
  let asked: Promise<boolean> | undefined;
  function ask(): Promise<boolean> {
    asked ??= db
      .query('select 1')
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asked = undefined;
      });
    return asked;
  }
  app.get('/healthz', async (c) => {
    const isAlive = await Promise.race([ask(), falseLater()]);
    c.header('Cache-Control', 'no-store');
    return isAlive ? c.text('ok') : c.text('The database does not answer.', 503);
  });
}

function falseLater(): Promise<false> {
  return new Promise((resolve) => setTimeout(() => resolve(false), HEALTH_MS).unref());
}
