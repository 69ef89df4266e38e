import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startSite } from '../nginx.mjs';

const folder = import.meta.dirname;
const page = readFileSync(join(folder, 'index.html'), 'utf8');

/** Serves the page with the widgets of its own origin, and with those of a CDN. */
export function start({ portal, port, publicKey }) {
  const pages = {
    'http://localhost:8090/index.html': page,
    'http://localhost:8091/cdn.html': page.replace('/widgets/', 'http://localhost:8092/widgets/'),
  };
  return startSite({ folder, portal, port, publicKey, pages });
}
