import { fileURLToPath } from 'node:url';
import type { Hono } from 'hono';
import type { Services } from '../http/services';
import { readConfiguredPage } from './configured-page';

const FOLDER = new URL('../../../', import.meta.url);

/** Folder of the example pages and their assets. */
export const EXAMPLES_FOLDER = fileURLToPath(FOLDER).replace(/[\\/]$/, '');

/**
 * Serves the example pages with this portal's page configuration below their own, because its key is generated per
 * installation.
 */
export function mountExamples(app: Hono, services: Services): void {
  app.get('/examples/:page{[a-z-]+\\.html}', async (c, next) => {
    const page = await readConfiguredPage(services, new URL(c.req.param('page'), FOLDER));
    if (page === null) return next();
    c.header('Cache-Control', 'no-cache');
    return c.html(page);
  });
}
