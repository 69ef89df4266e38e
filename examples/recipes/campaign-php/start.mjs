import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { startPhp, stop } from '../php.mjs';
import { forward, serveWithPortal } from '../portal.mjs';

const FOLDER = '.data/recipes';

/** Serves the PHP file beside the portal, which has the page and the widgets. */
export async function start({ portal, port }) {
  mkdirSync(FOLDER, { recursive: true });
  const file = resolve(FOLDER, 'applications.csv');
  const php = await startPhp(import.meta.dirname, { APPLICATIONS_FILE: file });
  const site = await serveWithPortal(
    { portal, port },
    { '/campaign/': (incoming, response) => forward(php.origin, incoming, response) },
  );
  return {
    addresses: [`${site.origin}/examples/recipes/campaign-php/index.html`],
    async close() {
      await site.close();
      await stop(php.process);
    },
  };
}
