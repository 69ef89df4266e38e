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
  published,
  withoutTrustedTypes,
} from '../../../support/hosts/host-site';
import { hostJourneys } from '../../../support/hosts/journeys';

const HEAD = `${LOADER}<script src="/host/jquery.js"></script><script type="module" src="/host/app.js"></script>`;
const bodyOf = (content: string) => `<div id="app">${content}</div>`;

describe('jQuery 4 (jquery4)', () => {
  let site: HostSite;
  beforeAll(async () => {
    site = {
      files: {
        '/host/a': hostPage(HEAD, bodyOf(CONTENT)),
        '/host/b': hostPage(HEAD, bodyOf(ELSEWHERE)),
        '/host/jquery.js': published('jquery4/dist/jquery.js'),
        '/host/app.js': await bundle('jquery.js'),
      },
      policyFrom: withoutTrustedTypes,
    };
  });

  hostJourneys(() => site, { keepsFocus: false });

  describe('creates elements', () => {
    const newVisitor = setUpVisitors();

    it.each(['html', 'append', 'clone'])('by .%s(), which work once each', async (way) => {
      const visitor = await newVisitor();
      const { page } = await newHostTab(visitor, site);
      await page.goto(`${origin}/host/a`);
      await page.waitForSelector('cntv-login:state(ready)');
      await page.evaluate((name) => {
        const { $ } = window as unknown as {
          $: (selector: string) => Record<string, (value?: unknown) => unknown>;
        };
        // At the top, because elements below the window are not loaded.
        $('body').prepend?.('<div id="new"></div>');
        const content = name === 'clone' ? $('cntv-login').clone?.(true) : '<cntv-login></cntv-login>';
        $('#new')[name === 'html' ? 'html' : 'append']?.(content);
      }, way);
      await page.waitForFunction(() => document.querySelectorAll('cntv-login:state(ready)').length === 2);
      const forms = await page.evaluate(() =>
        [...document.querySelectorAll('cntv-login')].map(
          ({ shadowRoot }) => shadowRoot?.querySelectorAll('form').length,
        ),
      );
      expect(forms).toEqual([1, 1]);
      expect([visitor.record.consoleErrors, visitor.record.warnings]).toEqual([[], []]);
    });
  });
});
