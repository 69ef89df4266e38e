import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Hono } from 'hono';
import type { Services } from '../http/services';
import { configuration } from './layout';

const FOLDER = new URL('../../../', import.meta.url);
const CONFIGURATION = /(<script[^>]+data-cntv-config>)([^<]*)/;

/** Folder of the example pages and their assets. */
export const EXAMPLES_FOLDER = fileURLToPath(FOLDER).replace(/[\\/]$/, '');

/**
 * Serves the example pages with this portal's page configuration below their own, because its key is generated per
 * installation.
 */
export function mountExamples(app: Hono, services: Services): void {
  app.get('/examples/:page{[a-z-]+\\.html}', async (c, next) => {
    const text = await readFile(new URL(c.req.param('page'), FOLDER), 'utf8').catch(() => null);
    if (text === null) return next();
    c.header('Cache-Control', 'no-cache');
    const configured = text.replace(
      CONFIGURATION,
      (_, tag: string, own: string) => tag + configuration(services, JSON.parse(own)),
    );
    return c.html(configured);
  });
}
