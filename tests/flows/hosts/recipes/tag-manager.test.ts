import { expect, it } from 'vitest';
import { origin } from '../../../support/browser/test-environment';
import { setUpVisitors } from '../../../support/browser/visitor';
import { expectSound, openRecipe } from '../../../support/hosts/recipe';
import { LoginWidget } from '../../../support/screen/login-widget';

const ADDRESS = `${origin}/examples/recipes/tag-manager/index.html`;
const newVisitor = setUpVisitors();

it('a tag inserts the sign-in once, however often it fires, with the content of its place as the fallback', async () => {
  const visitor = await newVisitor();
  const page = await openRecipe(visitor, ADDRESS);
  const login = await new LoginWidget(page).ready();
  await page.evaluate(() => {
    location.hash = 'again';
  });
  await page.waitForNetworkIdle();
  expect(await page.$$eval('cntv-login', (all) => all.map(({ textContent }) => textContent))).toEqual([
    '登录',
  ]);
  expect(visitor.record.requests.filter(({ url }) => url.endsWith('/cntv-widgets.js'))).toHaveLength(1);
  await expectSound(page, visitor);
  await login.signIn();
  await page.waitForFunction(() => location.pathname === '/index.html');
});
