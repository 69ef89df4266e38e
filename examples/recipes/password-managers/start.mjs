import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startSite } from '../nginx.mjs';

const folder = import.meta.dirname;

export function start({ portal, port, publicKey }) {
  const pages = ['password.html', 'login.html'].map((name) => [
    `http://localhost:8090/${name}`,
    readFileSync(join(folder, name), 'utf8'),
  ]);
  return startSite({ folder, portal, port, publicKey, pages: Object.fromEntries(pages) });
}
