import { expect, it } from 'vitest';
import { origin } from '../../../support/browser/test-environment';
import { setUpVisitors } from '../../../support/browser/visitor';
import { expectSound, openRecipe, textOf } from '../../../support/hosts/recipe';
import { devConsole } from '../../../support/portal/dev-console';
import { press } from '../../../support/screen/act';
import { LoginWidget } from '../../../support/screen/login-widget';
import { badgeText } from '../../../support/screen/unread-badge';

const ADDRESS = `${origin}/examples/recipes/jquery/index.html`;
const newVisitor = setUpVisitors();

it('a page with jQuery opens the sign-in and shows the unread messages afterwards', async () => {
  const visitor = await newVisitor();
  const page = await openRecipe(visitor, ADDRESS);
  await press(page, '#open');
  const login = await new LoginWidget(page).ready();
  await expectSound(page, visitor);
  await login.signIn();
  await expect.poll(() => textOf(page, '#greeting')).toBe('您已登录');
  await expect.poll(() => badgeText(page)).toBe('12');
  await expectSound(page, visitor);
});

it('a page with jQuery shows the reason of a failure by its own handler', async () => {
  const page = await openRecipe(await newVisitor(), ADDRESS);
  await press(page, '#open');
  await devConsole.setFault('POST /openapi/v2/user/login', { effect: 'http-500' });
  await new LoginWidget(page).signIn();
  await expect.poll(() => textOf(page, '#greeting')).toMatch(/系统|服务|稍后/);
});
