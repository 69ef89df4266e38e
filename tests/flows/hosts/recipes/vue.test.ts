import { afterAll, beforeAll, expect, it } from 'vitest';
import { setUpVisitors } from '../../../support/browser/visitor';
import { expectSound, openRecipe, type RecipeSite, startRecipe, textOf } from '../../../support/hosts/recipe';
import { LoginWidget } from '../../../support/screen/login-widget';

const newVisitor = setUpVisitors({ isFirstVisit: true });
let site: RecipeSite;
beforeAll(async () => {
  site = await startRecipe('vue');
});
afterAll(() => site.close());

it('a visitor signs in on a page of Vue, and Vue shows its next screen', async () => {
  const visitor = await newVisitor();
  const page = await openRecipe(visitor, site.addresses[0]);
  const login = await new LoginWidget(page).ready();
  await expectSound(page, visitor);
  await login.signIn();
  await expect.poll(() => textOf(page, '[role=status]')).toBe('您已登录，有 12 条未读消息');
  await expectSound(page, visitor);
});
