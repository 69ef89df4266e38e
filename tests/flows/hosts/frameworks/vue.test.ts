import { beforeAll, describe } from 'vitest';
import { bundle, type HostSite, hostPage, LOADER, renderOnServer } from '../../../support/hosts/host-site';
import { hostJourneys, hydrationJourneys } from '../../../support/hosts/journeys';

describe('Vue 3 with server rendering (vue)', () => {
  let site: HostSite;
  beforeAll(async () => {
    const page = hostPage(
      `${LOADER}<script type="module" async src="/host/app.js"></script>`,
      `<div id="app">${renderOnServer('vue/server.js')}</div>`,
    );
    site = {
      files: { '/host/a': page, '/host/app.js': await bundle('vue/client.js') },
      policyFrom: (strict) => strict.replace("trusted-types 'none'", 'trusted-types vue'),
    };
  });

  hydrationJourneys(() => site);
  hostJourneys(() => site);
});
