import { beforeAll, describe } from 'vitest';
import { bundle, type HostSite, hostPage, withoutTrustedTypes } from '../../../support/hosts/host-site';
import { hostJourneys } from '../../../support/hosts/journeys';

const HEAD = '<script type="module" src="/host/app.js"></script>';
const LINKS = '<a id="away" href="/host/b">B</a> <button id="again" type="button">Again</button>';

describe('the late injection of a tag manager', () => {
  let site: HostSite;
  beforeAll(async () => {
    site = {
      files: {
        '/host/a': hostPage(HEAD, `<main>${LINKS}</main>`),
        '/host/app.js': await bundle('tag-manager.js'),
      },
      policyFrom: withoutTrustedTypes,
    };
  });

  hostJourneys(() => site, { goesBack: false });
});
