import { beforeAll, describe } from 'vitest';
import {
  bundle,
  CONTENT,
  ELSEWHERE,
  type HostSite,
  hostPage,
  LOADER,
  withoutTrustedTypes,
} from '../../../support/hosts/host-site';
import { hostJourneys } from '../../../support/hosts/journeys';

const HEAD = `${LOADER}<script type="module" src="/host/app.js"></script>`;

describe('swup (swup)', () => {
  let site: HostSite;
  beforeAll(async () => {
    site = {
      files: {
        '/host/a': hostPage(HEAD, CONTENT),
        '/host/b': hostPage(HEAD, ELSEWHERE),
        '/host/app.js': await bundle('swup.js'),
      },
      policyFrom: withoutTrustedTypes,
    };
  });

  hostJourneys(() => site, { keepsFocus: false });
});
