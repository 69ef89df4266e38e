import { fileURLToPath } from 'node:url';
import type { Hono } from 'hono';
import { approveProfile } from '../accounts/avatars';
import type { Services } from '../http/services';
import { mountFolder, staticFiles } from '../http/static-files';
import { mountApplicationsPage } from './applications-page';
import { mountDevConsoleApi } from './dev-console-api';
import { type CallName, mountDevConsolePages } from './dev-console-pages';
import { done } from './done';
import { readInput, reviewInput } from './inputs';
import { mountPhoneApi } from './phone-api';

/** Apart from the assets of the portal, which are served in production. */
const ASSETS_FOLDER = fileURLToPath(new URL('../../dev-assets', import.meta.url));

/**
 * Mounts the dev console: pages under /dev, and calls for tests under /dev/api. Development only.
 * @param calls the calls that have a fault switch
 */
export function mountDevConsole(app: Hono, services: Services, calls: readonly CallName[]): void {
  // A page whose address was typed with a slash at its end.
  app.get('/dev/*', async (c, next) =>
    c.req.path.endsWith('/') ? c.redirect(c.req.path.slice(0, -1)) : next(),
  );
  mountFolder(app, '/dev/assets/', staticFiles(ASSETS_FOLDER));
  mountDevConsoleApi(app, services);
  mountPhoneApi(app, services);
  mountReview(app, services);
  mountDevConsolePages(app, services, calls);
  mountApplicationsPage(app, services);
}

/** Simulates the editors who approve nicknames and avatars. */
function mountReview(app: Hono, { db }: Services): void {
  app.post('/dev/api/review', async (c) => {
    const input = await readInput(c, reviewInput);
    const [account] = await db.query<{ id: number }>(
      'select id from accounts where email = $1 or mobile = $1 or id::text = $1',
      [input?.account ?? ''],
    );
    if (!account) return c.json({ error: 'Expected an account: address, number or id.' }, 400);
    await approveProfile(db, account.id);
    return done(c, '/dev');
  });
}
