import { appendFileSync, mkdirSync } from 'node:fs';
import { serveWithPortal } from '../portal.mjs';

const FOLDER = '.data/recipes';
const MAX_BYTES = 4096;

/** Serves an address that receives the figures, beside the portal, which has the page and the widgets. */
export async function start({ portal, port }) {
  mkdirSync(FOLDER, { recursive: true });
  const site = await serveWithPortal({ portal, port }, { '/figures': receive });
  return { addresses: [`${site.origin}/examples/recipes/beacon/index.html`], close: site.close };
}

/** Stores each report as one line. */
async function receive(request, response) {
  let text = '';
  for await (const chunk of request) {
    text += chunk;
    if (text.length > MAX_BYTES) return request.destroy();
  }
  appendFileSync(`${FOLDER}/figures.jsonl`, `${text.replace(/\s/g, ' ')}\n`);
  response.writeHead(204).end();
}
