import { basename, join } from 'node:path';
import type { Hono } from 'hono';
import type { Services } from '../http/services';
import { mountFolder, type StaticFiles } from '../http/static-files';
import { readConfiguredPage } from './configured-page';

/**
 * Serves the HTML files beside `dist/`, so that the snippet of the README can be tried with the API of this portal. Such a
 * file takes precedence over a page of the portal with the same name.
 */
export function mountOwnPages(app: Hono, services: Services, folder: string, widgets: StaticFiles): void {
  mountFolder(app, '/dist/', widgets);
  // Browsers request it for a page without an icon, and log the 404 as an error.
  app.get('/favicon.ico', (c) => c.redirect('/assets/favicon.svg'));
  app.get('/:page{[^/]+\\.html}', async (c, next) => {
    const page = await readConfiguredPage(services, join(folder, basename(c.req.param('page'))));
    if (page === null) return next();
    c.header('Cache-Control', 'no-cache');
    return c.html(page);
  });
}
