import { beforeAll, describe } from 'vitest';
import {
  bundle,
  type HostSite,
  hostPage,
  LOADER,
  printLogin,
  renderOnServer,
  withPrint,
} from '../../../support/hosts/host-site';
import { hostJourneys, hydrationJourneys } from '../../../support/hosts/journeys';

describe.each([
  ['', false],
  [', which prints the sign-in', true],
])('Vue 3 with server rendering (vue)%s', (_, isPrinted) => {
  let site: HostSite;
  beforeAll(async () => {
    const print = isPrinted ? await printLogin() : null;
    const page = hostPage(
      `${LOADER}<script type="module" async src="/host/app.js"></script>`,
      `<div id="app">${renderOnServer('vue/server.js', print?.html)}</div>`,
    );
    const files = { '/host/a': page, '/host/app.js': await bundle('vue/client.js', print?.html) };
    const policyFrom = (strict: string) => strict.replace("trusted-types 'none'", 'trusted-types vue');
    const plain = { files, policyFrom };
    site = print ? withPrint(plain, print) : plain;
  });

  hydrationJourneys(() => site);
  hostJourneys(() => site);
});
