import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors } from '../../support/browser/visitor';
import { devConsole } from '../../support/portal/dev-console';
import { LoginWidget } from '../../support/screen/login-widget';

const newVisitor = setUpVisitors();

/** Adds the attribute to every page of the portal. */
async function withLoginCheck(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    new MutationObserver(() => {
      document.querySelector('cntv-portal')?.setAttribute('login-check', '');
    }).observe(document, { subtree: true, childList: true });
  });
}

it('a signed-out viewer of the settings is redirected to the sign-in at once, and back (ROUTE-48, OQ-20)', async () => {
  const visitor = await newVisitor();
  const page = await visitor.newTab();
  await withLoginCheck(page);
  await page.goto(`${origin}/news/1.html`);
  await devConsole.clearLog();
  await page.goto(`${origin}/account/baseMessage`);
  const portal = new LoginWidget(page, 'cntv-portal');
  await expect.poll(() => portal.text('[part=title]')).toBe('登录');
  expect(page.url()).toBe(
    `${origin}/login.html?backurl=${encodeURIComponent(`${origin}/account/baseMessage`)}`,
  );
  expect(await devConsole.log('/user/info')).toEqual([]);
  await portal.signIn();
  await expect.poll(() => page.url()).toBe(`${origin}/account/baseMessage`);
  await portal.find('[data-testid~=file]');
});
