import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy in front of a site, which changes the text of its JSON. */
export type ChangingProxy = { origin: string; close(): Promise<unknown> };

/** @param change gets the body of each JSON response */
export async function startChangingProxy(
  site: string,
  change: (body: string) => string,
): Promise<ChangingProxy> {
  const { hostname, port } = new URL(site);
  const server = createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    const onward = forward({ hostname, port, method, path, headers }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      const isJson = response.headers['content-type']?.startsWith('application/json');
      const { 'content-length': _length, 'transfer-encoding': _encoding, ...kept } = response.headers;
      outgoing.writeHead(response.statusCode ?? 502, kept);
      outgoing.end(isJson && path?.includes('/dev/') === false ? change(String(body)) : body);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
