import { afterAll, beforeAll, expect, it } from 'vitest';
import { setUpVisitors } from '../../../support/browser/visitor';
import { expectSound, openRecipe, type RecipeSite, startRecipe } from '../../../support/hosts/recipe';
import { LoginWidget } from '../../../support/screen/login-widget';
import { Widget } from '../../../support/screen/widget';

const newVisitor = setUpVisitors();
let site: RecipeSite;
beforeAll(async () => {
  site = await startRecipe('password-managers');
});
afterAll(() => site.close());
const origin = () => new URL(`${site.addresses[0]}`).origin;

it('a password manager leads a viewer to the change of the password, through the sign-in', async () => {
  const visitor = await newVisitor();
  const page = await openRecipe(visitor, `${origin()}/.well-known/change-password`);
  await expect.poll(() => page.url()).toContain(`${origin()}/login.html?backurl=`);
  await (await new LoginWidget(page).ready()).signIn();
  await expect.poll(() => page.url()).toBe(`${origin()}/password.html`);
  await new Widget(page, 'cntv-member-center').find('#newPassword');
  await expectSound(page, visitor);
});

it('the site answers 404 to other paths, without which browsers ignore the redirect', async () => {
  const { status } = await fetch(
    `${origin()}/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200`,
  );
  expect(status).toBe(404);
});
