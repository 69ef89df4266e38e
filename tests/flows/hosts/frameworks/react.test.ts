import { beforeAll, describe } from 'vitest';
import { bundle, type HostSite, hostPage, LOADER, renderOnServer } from '../../../support/hosts/host-site';
import { hostJourneys, hydrationJourneys } from '../../../support/hosts/journeys';

describe('React 19 with server rendering (react-dom)', () => {
  let site: HostSite;
  beforeAll(async () => {
    const page = hostPage(
      `${LOADER}<script type="module" async src="/host/app.js"></script>`,
      `<div id="app">${renderOnServer('react/server.js')}</div>`,
    );
    site = { files: { '/host/a': page, '/host/app.js': await bundle('react/client.js') } };
  });

  hydrationJourneys(() => site);
  hostJourneys(() => site);
});
