import { afterAll, beforeAll, expect, it } from 'vitest';
import { setUpVisitors } from '../../../support/browser/visitor';
import { expectSound, openRecipe, type RecipeSite, startRecipe } from '../../../support/hosts/recipe';
import { AccountWidget } from '../../../support/portal/account-widget';
import { LoginWidget } from '../../../support/screen/login-widget';

const newVisitor = setUpVisitors({ isFirstVisit: true });
let site: RecipeSite;
beforeAll(async () => {
  site = await startRecipe('reverse-proxy');
});
afterAll(() => site.close());
const origin = () => new URL(`${site.addresses[0]}`).origin;

it.each(['index', 'accounts', 'central'])('a visitor signs in on %s.html by the proxy', async (name) => {
  const visitor = await newVisitor();
  const page = await openRecipe(visitor, `${origin()}/${name}.html?backurl=/${name}.html`);
  const login = await new LoginWidget(page).ready();
  await expectSound(page, visitor);
  await login.signIn();
  await expect.poll(() => new AccountWidget(page).name()).toBe('山间来客');
  const calls = visitor.record.requests.filter(({ url }) => url.includes('/openapi/'));
  expect(calls.filter(({ url }) => !url.startsWith(origin()))).toEqual([]);
});

it.each(['/openapi', '/accounts/openapi', '/central/openapi'])(
  'the API behind %s refuses pages of other sites',
  async (path) => {
    const call = (from: string) =>
      fetch(`${origin()}${path}/v2/user/login`, { method: 'POST', headers: { origin: from } });
    expect((await call(origin())).status).toBe(200);
    expect((await call('https://attacker.example')).status).toBe(403);
  },
);
