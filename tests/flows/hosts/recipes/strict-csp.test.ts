import { afterAll, beforeAll, expect, it } from 'vitest';
import { setUpVisitors } from '../../../support/browser/visitor';
import { expectSound, openRecipe, type RecipeSite, startRecipe } from '../../../support/hosts/recipe';
import { AccountWidget } from '../../../support/portal/account-widget';
import { LoginWidget } from '../../../support/screen/login-widget';

const newVisitor = setUpVisitors({ isFirstVisit: true });
let site: RecipeSite;
beforeAll(async () => {
  site = await startRecipe('strict-csp');
});
afterAll(() => site.close());

it.each([
  ['the origin of the page', 0, "script-src 'self'"],
  ['a CDN', 1, 'script-src http://localhost:'],
])('a visitor signs in under the policy for widgets from %s', async (_, index, rule) => {
  const visitor = await newVisitor();
  const address = `${site.addresses[index]}`;
  const page = await openRecipe(visitor, address);
  expect((await fetch(address)).headers.get('content-security-policy')).toContain(rule);
  const login = await new LoginWidget(page).ready();
  await expectSound(page, visitor);
  await login.signIn();
  await expect.poll(() => new AccountWidget(page).name()).toBe('山间来客');
});

it('the policy without the CDN blocks its scripts, so that the fallback is left', async () => {
  const visitor = await newVisitor();
  const page = await openRecipe(visitor, new URL('/cdn.html', site.addresses[0]).href);
  await expect.poll(() => visitor.record.violations.length).toBeGreaterThan(0);
  expect(await page.$('cntv-login:defined')).toBeNull();
  visitor.record.violations.length = 0;
});
