import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Listener } from './app';
import { GRACE_MS, SERVER_TIMES } from './config/settings';
import { ConnectionDropped } from './http/faults';

export type Served = { port: number; close(): Promise<void> };

type Address = { host: string; port: number; times?: Readonly<Record<keyof typeof SERVER_TIMES, number>> };

/**
 * Serves the portal or its second site. `close` accepts no more requests and waits for the open ones, but not for
 * longer than a moment; it does not close the portal.
 */
export async function serve(
  portal: Listener,
  { host, port, times = SERVER_TIMES }: Address,
): Promise<Served> {
  const server = createAdaptorServer({
    fetch: (request, env) => respond(portal, request, env as HttpBindings),
    // For requests without the header `Host`, as in HTTP/1.0, which load balancers use.
    hostname: host,
    serverOptions: times,
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        const ending = setTimeout(
          () => 'closeAllConnections' in server && server.closeAllConnections(),
          GRACE_MS,
        );
        server.close(() => {
          clearTimeout(ending);
          resolve();
        });
        if ('closeIdleConnections' in server) server.closeIdleConnections();
      }),
  };
}

async function respond(portal: Listener, request: Request, env: HttpBindings): Promise<Response> {
  try {
    return await portal.fetch(request, env);
  } catch (error) {
    if (!(error instanceof ConnectionDropped)) throw error;
    env.incoming.socket.destroy();
    return RESPONSE_ALREADY_SENT;
  }
}
