import { beforeAll, describe } from 'vitest';
import {
  bundle,
  CONTENT,
  ELSEWHERE,
  type HostSite,
  hostPage,
  LOADER,
  printLogin,
  published,
  withoutTrustedTypes,
  withPrint,
} from '../../../support/hosts/host-site';
import { hostJourneys } from '../../../support/hosts/journeys';

// The styles of its indicators would need a nonce in `style-src`.
const HEAD = `<meta name="htmx-config" content='{"includeIndicatorStyles": false, "allowEval": false}'>
${LOADER}<script src="/host/htmx.js"></script><script src="/host/idiomorph.js"></script><script type="module" src="/host/app.js"></script>`;
const bodyOf = (content: string) => `<div id="whole" hx-boost="true" hx-ext="morph">${content}</div>`;
const AGAIN = 'id="again" hx-get="/host/a" hx-select="main" hx-target="main" hx-swap="morph:outerHTML"';

describe.each([
  ['', false],
  [', with the sign-in printed', true],
])('htmx (htmx.org) with idiomorph%s', (_, isPrinted) => {
  let site: HostSite;
  beforeAll(async () => {
    const plain: HostSite = {
      files: {
        '/host/a': hostPage(HEAD, bodyOf(CONTENT.replace('id="again"', AGAIN))),
        '/host/b': hostPage(HEAD, bodyOf(ELSEWHERE)),
        '/host/htmx.js': published('htmx.org/dist/htmx.js'),
        '/host/idiomorph.js': published('idiomorph/dist/idiomorph-ext.js'),
        '/host/app.js': await bundle('htmx.js'),
      },
      policyFrom: withoutTrustedTypes,
    };
    site = isPrinted ? withPrint(plain, await printLogin()) : plain;
  });

  hostJourneys(() => site);
});
