import { expect, it } from 'vitest';
import { origin } from '../../../support/browser/test-environment';
import { setUpVisitors } from '../../../support/browser/visitor';
import { ACCOUNT, PASSWORD } from '../../../support/portal/demo-account';
import { devConsole } from '../../../support/portal/dev-console';
import { LoginWidget } from '../../../support/screen/login-widget';
import { badgeText } from '../../../support/screen/unread-badge';

const newVisitor = setUpVisitors();
const MINUTE_MS = 60_000;

const HOUR = 60;
const YEAR = 365 * 24 * HOUR;

for (const minutes of [5, -5, HOUR, -HOUR, YEAR, -YEAR]) {
  it(`signs in while the clock of the device is ${minutes} minutes ahead (WIRE-09)`, async () => {
    const page = await (await newVisitor({ clockShiftMs: minutes * MINUTE_MS })).open('/login.html');
    await new LoginWidget(page).signIn();
    await expect.poll(() => page.url()).toBe(`${origin}/index.html`);
    await expect.poll(() => badgeText(page)).toBe('12');
  });
}

it('a refused time is shown as an error, and the form is kept (ERR-05, OQ-33)', async () => {
  const page = await (await newVisitor()).open('/login.html');
  const login = new LoginWidget(page);
  await devConsole.setFault('POST /openapi/v2/user/login', { effect: 'code', code: -10003 });
  await login.signIn();
  await expect.poll(() => login.toasts()).toBe('提交的信息有误，请刷新页面后重试');
  // The password is right.
  expect(await login.message('password')).toBe('');
  expect(await login.text('[data-testid~=form-message]')).toBe('提交的信息有误，请刷新页面后重试');
  expect([await login.value('account'), await login.value('password')]).toEqual([ACCOUNT, PASSWORD]);
  expect(page.url()).toBe(`${origin}/login.html`);
});
