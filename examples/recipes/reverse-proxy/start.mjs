import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startSite } from '../nginx.mjs';

const folder = import.meta.dirname;
const page = readFileSync(join(folder, 'index.html'), 'utf8');
/** Each page has another `apiBase`. */
const BASES = { 'index.html': '', 'accounts.html': '/accounts', 'central.html': '/central' };

export function start({ portal, port, publicKey }) {
  const pages = Object.entries(BASES).map(([name, base]) => [
    `http://localhost:8090/${name}`,
    page.replace('"apiBase": ""', `"apiBase": "${base}"`),
  ]);
  return startSite({ folder, portal, port, publicKey, pages: Object.fromEntries(pages) });
}
