import { beforeAll, describe } from 'vitest';
import {
  bundle,
  CONTENT,
  ELSEWHERE,
  type HostSite,
  hostPage,
  LOADER,
  withoutTrustedTypes,
} from '../../support/hosts/host-site';
import { hostJourneys } from '../../support/hosts/journeys';

const NONCE = 'bmV2ZXIgYSBjb25zdGFudA';
const HEAD = `<meta name="csp-nonce" content="${NONCE}"><meta name="turbo-refresh-method" content="morph"><meta name="turbo-refresh-scroll" content="preserve">
${LOADER}<script type="module" src="/host/app.js"></script>`;

describe('Turbo (@hotwired/turbo), with visits and morphs', () => {
  let site: HostSite;
  beforeAll(async () => {
    site = {
      files: {
        '/host/a': hostPage(HEAD, CONTENT),
        '/host/b': hostPage(HEAD, ELSEWHERE),
        '/host/app.js': await bundle('turbo.js'),
      },
      // It inserts the style of its progress bar.
      policyFrom: (strict) =>
        withoutTrustedTypes(strict).replace("style-src 'self'", `style-src 'self' 'nonce-${NONCE}'`),
    };
  });

  hostJourneys(() => site);
});
