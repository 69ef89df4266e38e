import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { root } from '../source/text';
import { forward } from './forward';
import { origin } from './test-environment';

/** Starts for each test a site on another host than the portal, with one page, and the API behind a proxy. */
export function setUpOwnSite() {
  let server: Server;
  let portalPage: string;
  const site = {
    origin: '',
    html: '',
    /** The files and folders that are uploaded: those of `dist/` that step 2 names. */
    uploaded: [] as string[],
    /** What they are uploaded from. */
    source: root,
    /** The paths of the requests that found nothing, and of all `HEAD` requests. */
    missing: [] as string[],
    heads: [] as string[],
    /** Does step 2 of a README: returns the page, for a portal on another host if there is one. */
    pasted(file: string, portal?: string): string {
      const key = /"publicKey":"([^"]+)"/;
      const readme = readFileSync(resolve(root, file), 'utf8');
      const [, step2 = ''] = /^2\. (.*)$/m.exec(readme) ?? [];
      site.uploaded = [...step2.matchAll(/`(dist\/[^`]+)`/g)].map(([, path]) => `/${path}`);
      const [, snippet = ''] = /```html\n([\s\S]*?)```/.exec(readme) ?? [];
      const [, publicKey = ''] = key.exec(portalPage) ?? [];
      const filled = snippet.replace('MIIBIjANBg…', publicKey);
      if (!portal) return filled;
      return filled
        .replace(/"portalHome": "[^"]*"/, `"portalBase": "${portal}", "portalHome": "/after.html"`)
        .replaceAll('href="/', `href="${portal}/`);
    },
  };

  beforeEach(async () => {
    Object.assign(site, { source: root, missing: [], heads: [] });
    portalPage = await (await fetch(`${origin}/login.html`)).text();
    server = createServer((incoming, response) => {
      const { method = '', url = '' } = incoming;
      const [path = ''] = url.split('?');
      if (method === 'HEAD') site.heads.push(`${path}${incoming.headers.cookie ? ' with cookies' : ''}`);
      const send = (type: string, body: string | Buffer) =>
        response.writeHead(200, { 'content-type': type }).end(body);
      if (path.startsWith('/openapi/')) forward(incoming, response);
      else if (path === '/page.html') send('text/html', site.html);
      else if (site.uploaded.some((part) => path.startsWith(part)))
        send('text/javascript', readFileSync(resolve(site.source, `.${path}`)));
      else {
        site.missing.push(path);
        response.writeHead(404).end();
      }
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    site.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });
  return site;
}
