import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors } from '../../support/browser/visitor';
import { LoginWidget } from '../../support/screen/login-widget';

const newVisitor = setUpVisitors();

/** Whether the page's header and footer are in sight. */
const desktopParts = (page: Page) =>
  page.$$eval('#head, #foot', (parts) => parts.map((part) => part.getClientRects().length > 0));
const at = (page: Page, path: string) => expect.poll(() => page.url()).toBe(origin + path);

it('the mobile site has a sign-in, a registration by phone and a personal centre, without the header and footer of the desktop (SCOPE-08, LAYOUT-04, ROUTE-28)', async () => {
  const page = await (await newVisitor({ device: 'phone' })).open('/site/m?backurl=%2Fsite%2Fm%2Findex.html');
  const portal = new LoginWidget(page, 'cntv-portal');
  await portal.find('#autoLogin');
  await at(page, '/site/mobile/new/login.html?backurl=%2Fsite%2Fm%2Findex.html');
  expect(await desktopParts(page)).toEqual([false, false]);

  await portal.press('a[href*="/mobile/new/regist.html"]');
  await portal.find('#smsCode');
  expect(await portal.text('[part=title]')).toBe('注册');
  expect(await desktopParts(page)).toEqual([false, false]);
  await page.goBack();

  await portal.find('#autoLogin');
  await portal.signIn({ by: 'touch' });
  await at(page, '/site/m/index.html');
  await expect.poll(() => portal.text('[data-testid~=nickname]')).toBe('山间来客');
  expect(await desktopParts(page)).toEqual([false, false]);
});

it('the desktop site has its header and footer, also after a visit to the mobile site (SCOPE-08, LAYOUT-04)', async () => {
  const page = await (await newVisitor()).open('/site/login.html');
  const portal = new LoginWidget(page, 'cntv-portal');
  await portal.find('a[href*="/qrcode"]');
  expect(await desktopParts(page)).toEqual([true, true]);
  await page.evaluate(() => {
    const detail = { name: 'MRegister', path: '/mobile/new/regist.html', params: {}, query: {} };
    dispatchEvent(new CustomEvent('cntv-navigate', { cancelable: true, detail }));
  });
  await portal.find('#smsCode');
  expect(await desktopParts(page)).toEqual([false, false]);
  await page.goBack();
  await portal.find('a[href*="/qrcode"]');
  expect(await desktopParts(page)).toEqual([true, true]);
});
