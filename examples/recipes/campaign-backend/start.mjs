import { mkdirSync } from 'node:fs';
import { serveWithPortal } from '../portal.mjs';
import { campaignBackend } from './server.mjs';

const FOLDER = '.data/recipes';

/** Serves the back end beside the portal, which has the page and the widgets. */
export async function start({ portal, port }) {
  mkdirSync(FOLDER, { recursive: true });
  const backend = campaignBackend(`${FOLDER}/applications.csv`);
  const site = await serveWithPortal({ portal, port }, { '/campaign/applications': backend });
  return { addresses: [`${site.origin}/examples/recipes/campaign-backend/index.html`], close: site.close };
}
