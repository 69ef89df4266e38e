import { expect, it } from 'vitest';
import { origin, secondOrigin } from '../../support/browser/test-environment';
import { setUpVisitors } from '../../support/browser/visitor';
import { ACCOUNT } from '../../support/portal/demo-account';
import { devConsole } from '../../support/portal/dev-console';
import { LoginWidget } from '../../support/screen/login-widget';

const newVisitor = setUpVisitors();

it('signs in from a page whose API is on another origin, under a policy that names it in connect-src', async () => {
  const visitor = await newVisitor();
  const page = await visitor.newTab();
  const response = await page.goto(`${secondOrigin}/login.html`);
  expect(response?.headers()['content-security-policy']).toContain(`connect-src 'self' ${origin};`);
  const widget = new LoginWidget(page);
  await devConsole.setFault('POST /openapi/v2/user/login', { effect: 'code', code: -21018, times: 1 });
  await widget.signIn();
  await expect.poll(() => widget.message('account')).toBe('账号或密码错误，请重新输入。');
  await widget.signIn();
  await expect.poll(() => page.$eval('h1', (title) => title.textContent)).toBe('山间来客，您好');
  expect(page.url()).toBe(`${secondOrigin}/`);

  const calls = visitor.record.requests.filter(({ url }) => url.includes('/openapi/'));
  expect(calls.length).toBeGreaterThan(3);
  expect(calls.filter(({ url }) => !url.startsWith(origin))).toEqual([]);
});

it('says in the form that the browser blocks the cookie of the API', async () => {
  const visitor = await newVisitor();
  const page = await visitor.newTab();
  // The response to a request without the cookie.
  await devConsole.setFault('GET /openapi/v2/user/checkLogin', { effect: 'code', code: -10001 });
  await page.goto(`${secondOrigin}/login.html`);
  const widget = new LoginWidget(page);
  await widget.signIn();
  await expect.poll(() => widget.text('[data-testid~=form-message]')).toContain('第三方 Cookie');
  expect(page.url()).toBe(`${secondOrigin}/login.html`);
  expect(await widget.value('account')).toBe(ACCOUNT);
  expect(visitor.record.events.filter((event) => event.startsWith('cntv-login-success'))).toEqual([]);
});
