import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startSite } from '../nginx.mjs';

const folder = import.meta.dirname;
const page = readFileSync(join(folder, 'index.html'), 'utf8');

/** Serves the channels in `release/` of the working directory. */
export function start({ portal, port, publicKey }) {
  const widgets = resolve('release');
  if (!existsSync(join(widgets, '0/cntv-widgets.js')))
    throw new Error(
      'There is no channel: run npm run release, and npm run promote -- <version> stable, first.',
    );
  return startSite({
    folder,
    portal,
    port,
    publicKey,
    widgets,
    pages: { 'http://localhost:8090/index.html': page },
  });
}
