import { beforeAll, describe } from 'vitest';
import {
  bundle,
  type HostSite,
  hostPage,
  LOADER,
  withoutTrustedTypes,
} from '../../../support/hosts/host-site';
import { hostJourneys } from '../../../support/hosts/journeys';

describe('Angular (@angular/core), compiled in the browser', () => {
  let site: HostSite;
  beforeAll(async () => {
    const page = hostPage(
      `${LOADER}<script type="module" src="/host/app.js"></script>`,
      '<app-root></app-root>',
    );
    site = {
      files: { '/host/a': page, '/host/app.js': await bundle('angular.js') },
      // Its compiler creates functions from texts.
      policyFrom: (strict) =>
        withoutTrustedTypes(strict).replace("script-src 'self'", "script-src 'self' 'unsafe-eval'"),
    };
  });

  hostJourneys(() => site);
});
