import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Hono } from 'hono';
import type { Services } from '../services';
import { configuration } from './layout';

const FOLDER = new URL('../../../', import.meta.url);
const CONFIGURATION = /(<script[^>]+data-cntv-config>)[^<]*/;

/** Where the example pages and what belongs to them are kept. */
export const EXAMPLES_FOLDER = fileURLToPath(FOLDER).replace(/[\\/]$/, '');

/** The example pages as they stand in the repository, with the configuration of this portal: its key is made anew. */
export function mountExamples(app: Hono, services: Services): void {
  app.get('/examples/:page{[a-z-]+\\.html}', async (c, next) => {
    const text = await readFile(new URL(c.req.param('page'), FOLDER), 'utf8').catch(() => null);
    if (text === null) return next();
    c.header('Cache-Control', 'no-cache');
    return c.html(text.replace(CONFIGURATION, (_, tag: string) => tag + configuration(services)));
  });
}
