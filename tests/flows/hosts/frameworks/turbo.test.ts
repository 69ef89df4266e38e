import { beforeAll, describe, expect, it } from 'vitest';
import { origin } from '../../../support/browser/test-environment';
import { setUpVisitors } from '../../../support/browser/visitor';
import {
  bundle,
  CONTENT,
  ELSEWHERE,
  type HostSite,
  hostPage,
  LOADER,
  newHostTab,
  printLogin,
  withoutTrustedTypes,
  withPrint,
} from '../../../support/hosts/host-site';
import { hostJourneys } from '../../../support/hosts/journeys';
import { Widget } from '../../../support/screen/widget';

const NONCE = 'bmV2ZXIgYSBjb25zdGFudA';
const HEAD = `<meta name="csp-nonce" content="${NONCE}"><meta name="turbo-refresh-method" content="morph"><meta name="turbo-refresh-scroll" content="preserve">
${LOADER}<script type="module" src="/host/app.js"></script>`;

describe.each([
  ['', false],
  [', with the sign-in printed', true],
])('Turbo (@hotwired/turbo), with visits and morphs%s', (_, isPrinted) => {
  let site: HostSite;
  beforeAll(async () => {
    const plain: HostSite = {
      files: {
        '/host/a': hostPage(HEAD, CONTENT),
        '/host/b': hostPage(HEAD, ELSEWHERE),
        '/host/settings': hostPage(
          HEAD,
          `<main><a id="away" href="/host/b">B</a><cntv-member-center section="settings" bare></cntv-member-center></main>`,
        ),
        '/host/app.js': await bundle('turbo.js'),
      },
      // It inserts the style of its progress bar.
      policyFrom: (strict) =>
        withoutTrustedTypes(strict).replace("style-src 'self'", `style-src 'self' 'nonce-${NONCE}'`),
    };
    site = isPrinted ? withPrint(plain, await printLogin()) : plain;
  });

  hostJourneys(() => site);

  describe('with a form of a signed-in viewer, whose fields appear after their data', () => {
    const newVisitor = setUpVisitors();

    it('has what was typed again after Back', async () => {
      const visitor = await newVisitor();
      await visitor.startSession();
      const { page } = await newHostTab(visitor, site);
      await page.goto(`${origin}/host/settings`);
      const settings = new Widget(page, 'cntv-member-center');
      await settings.type('nickName', '韩梅梅');
      await page.$eval('#away', (link) => (link as HTMLElement).click());
      await page.waitForSelector('#elsewhere');
      await page.evaluate(() => history.back());
      await settings.find('#nickName');
      await expect.poll(() => settings.value('nickName')).toBe('韩梅梅');
      expect([visitor.record.consoleErrors, visitor.record.warnings]).toEqual([[], []]);
    });
  });
});
