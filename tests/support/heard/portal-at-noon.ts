import { createPortal, type Listener } from '../../../examples/portal/server/app';
import { serve } from '../../../examples/portal/server/serve';
import type { Sites } from '../browser/test-environments';
import { NOON } from './held-clock';

/** Starts a portal whose clock stands still, in this process. */
export async function startPortalAtNoon(databaseUrl?: string): Promise<Sites> {
  const portal = await createPortal({
    ...(databaseUrl && { databaseUrl }),
    clock: () => NOON,
    isDevConsoleOn: true,
  });
  const [site, second] = await Promise.all([serveAtNoon(portal), serveAtNoon(portal.second)]);
  portal.setSites({ portalPort: site.port, secondPort: second.port, hosts: ['localhost'] });
  return {
    origin: `http://localhost:${site.port}`,
    secondOrigin: `http://localhost:${second.port}`,
    async stop() {
      await Promise.all([site.close(), second.close()]);
      await portal.close();
    },
  };
}

/** Sends the time that pages take from the responses. */
function serveAtNoon(site: Listener) {
  const fetch: Listener['fetch'] = async (request, bindings) => {
    const response = await site.fetch(request, bindings);
    response.headers.set('date', new Date(NOON).toUTCString());
    return response;
  };
  return serve({ fetch }, { host: '127.0.0.1', port: 0 });
}
