import { once } from 'node:events';
import { createServer, request } from 'node:http';

/** The policy of the portal's pages, for pages that a recipe serves itself. */
export const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

/** Passes a request on with its `Host`, as a reverse proxy does; the portal compares it with the origin of the page. */
export function forward(target, incoming, response) {
  const { method, headers, url } = incoming;
  const sent = request(target + url, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode, answer.headers);
    answer.pipe(response);
  });
  sent.on('error', () => response.destroy());
  incoming.pipe(sent);
}

/**
 * Serves a site at one address with the reference portal, which has the API, the widgets and everything else.
 * @param routes handlers of the site by the beginning of a path; the first that matches is used
 */
export async function serveWithPortal({ portal, port }, routes) {
  const server = createServer((incoming, response) => {
    const [, handle] = Object.entries(routes).find(([start]) => incoming.url.startsWith(start)) ?? [];
    if (handle) handle(incoming, response);
    else forward(portal, incoming, response);
  }).listen(port, 'localhost');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${server.address().port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
