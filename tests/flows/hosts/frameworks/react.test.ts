import { beforeAll, describe } from 'vitest';
import {
  bundle,
  type HostSite,
  hostPage,
  LOADER,
  printLogin,
  renderOnServer,
  withoutTrustedTypes,
  withPrint,
} from '../../../support/hosts/host-site';
import { hostJourneys, hydrationJourneys } from '../../../support/hosts/journeys';

describe.each([
  ['', false],
  [', which prints the sign-in', true],
])('React 19 with server rendering (react-dom)%s', (_, isPrinted) => {
  let site: HostSite;
  beforeAll(async () => {
    const print = isPrinted ? await printLogin() : null;
    const page = hostPage(
      `${LOADER}<script type="module" async src="/host/app.js"></script>`,
      `<div id="app">${renderOnServer('react/server.js', print?.html)}</div>`,
    );
    const files = { '/host/a': page, '/host/app.js': await bundle('react/client.js', print?.html) };
    // React writes the HTML of a page that it renders itself.
    site = print ? withPrint({ files, policyFrom: withoutTrustedTypes }, print) : { files };
  });

  hydrationJourneys(() => site);
  hostJourneys(() => site);
});
