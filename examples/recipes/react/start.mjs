import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { POLICY, serveWithPortal } from '../portal.mjs';

const FOLDER = import.meta.dirname;
const bundle = {
  absWorkingDir: FOLDER,
  bundle: true,
  outdir: 'dist',
  format: 'esm',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
};

/** Bundles the application, and serves it beside the portal. */
export async function start({ portal, port, publicKey }) {
  await build({ ...bundle, entryPoints: ['client.jsx'], minify: true });
  await build({ ...bundle, entryPoints: ['server.jsx'], platform: 'node', packages: 'external' });
  const { renderPage } = await import('./dist/server.js');
  const site = await serveWithPortal(
    { portal, port },
    {
      '/app/client.js': async (_, response) =>
        response
          .writeHead(200, { 'content-type': 'text/javascript' })
          .end(await readFile(join(FOLDER, 'dist/client.js'))),
      '/app': (_, response) =>
        response
          .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY })
          .end(renderPage({ appid: 'demo', signing: { publicKey } })),
    },
  );
  return { addresses: [`${site.origin}/app`], close: site.close };
}
