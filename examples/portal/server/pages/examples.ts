import { createPublicKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Hono } from 'hono';
import type { Services } from '../http/services';
import { mountFolder, type StaticFiles, staticFiles } from '../http/static-files';
import { fileInside } from '../lib/file-inside';
import { configuration } from './layout';

const CONFIGURATION = /(<script[^>]+data-cntv-config>)([^<]*)/;

const EXAMPLES_FOLDER = fileURLToPath(new URL('../../..', import.meta.url));

/** The jQuery of the recipe for pages with it, below the address of the recipe. */
const JQUERY = { path: '/examples/recipes/jquery/lib/', folder: 'node_modules/jquery/dist' };

/** Serves the example pages and their assets. Recipes with a server of their own read the key in one line from `public-key.txt`. */
export function mountExamples(app: Hono, services: Services): void {
  app.get('/examples/public-key.txt', (c) => {
    const key = createPublicKey(services.publicKey).export({ type: 'spki', format: 'der' });
    return c.text(key.toString('base64'));
  });
  mountFolder(app, '/examples/', staticFiles(EXAMPLES_FOLDER));
  mountFolder(app, JQUERY.path, staticFiles(join(EXAMPLES_FOLDER, '..', JQUERY.folder)));
  app.get('/examples/:page{[a-z/-]+\\.html}', async (c, next) => {
    const page = await configuredPage(services, EXAMPLES_FOLDER, c.req.param('page'));
    if (page === null) return next();
    c.header('Cache-Control', 'no-cache');
    return c.html(page);
  });
}

/**
 * Serves the HTML files beside `dist/`, so that the snippet of the README can be tried with the API of this portal. Such a
 * file takes precedence over a page of the portal with the same name.
 */
export function mountOwnPages(app: Hono, services: Services, folder: string, widgets: StaticFiles): void {
  mountFolder(app, '/dist/', widgets);
  // Browsers request it for a page without an icon, and log the 404 as an error.
  app.get('/favicon.ico', (c) => c.redirect('/assets/favicon.svg'));
  app.get('/:page{[^/]+\\.html}', async (c, next) => {
    const page = await configuredPage(services, folder, c.req.param('page'));
    if (page === null) return next();
    c.header('Cache-Control', 'no-cache');
    return c.html(page);
  });
}

/** Reads a page with this portal's page configuration below its own; null if there is no such page. */
async function configuredPage(services: Services, folder: string, path: string): Promise<string | null> {
  const file = fileInside(folder, path);
  const text = file && (await readFile(file, 'utf8').catch(() => null));
  return text === null ? null : withConfiguration(text, services);
}

/** Adds this portal's page configuration to that of a page. */
export function withConfiguration(text: string, services: Services): string {
  return text.replace(CONFIGURATION, (_, tag: string, own: string) => tag + configured(services, own));
}

/**
 * Adds the portal's configuration. The key is always that of the portal, because it is generated per installation. Invalid
 * JSON stays, for the console message of the widgets.
 */
function configured(services: Services, own: string): string {
  try {
    const config = JSON.parse(own);
    const signing = { ...config.signing, publicKey: services.publicKey };
    return configuration(services, { ...config, signing });
  } catch {
    return own;
  }
}
