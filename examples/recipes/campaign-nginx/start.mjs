import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { campaignBackend } from '../campaign-backend/server.mjs';
import { startSite } from '../nginx.mjs';

const FOLDER = '.data/recipes';
const folder = import.meta.dirname;
const read = (name) => readFileSync(join(folder, name), 'utf8');

/** Serves the site with nginx, in front of the back end of another recipe. */
export async function start({ portal, port, publicKey }) {
  mkdirSync(FOLDER, { recursive: true });
  const backend = createServer(campaignBackend(`${FOLDER}/applications.csv`)).listen(0, '127.0.0.1');
  await once(backend, 'listening');
  const site = await startSite({
    folder,
    portal,
    port,
    publicKey,
    pages: {
      'http://localhost:8090/index.html': read('index.html'),
      'http://localhost:8090/privacy.html': read('privacy.html'),
    },
    servers: { 8091: backend.address().port },
  });
  return {
    addresses: site.addresses.slice(0, 1),
    async close() {
      await site.close();
      backend.close();
      await once(backend, 'close');
    },
  };
}
