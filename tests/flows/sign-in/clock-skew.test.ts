import { expect, it } from 'vitest';
import { origin } from '../support/environment/test-environment';
import { setUpVisitors } from '../support/environment/visitor';
import { ACCOUNT, devConsole, PASSWORD } from '../support/portal/dev-console';
import { LoginWidget } from '../support/screens/login-widget';

const newVisitor = setUpVisitors();
const MINUTE_MS = 60_000;

for (const minutes of [20, -20]) {
  it(`a clock that is ${minutes} minutes ahead is refused by the portal; an error is shown, and the form is kept (WIRE-09, ERR-05, OQ-33)`, async () => {
    const page = await (await newVisitor({ clockShiftMs: minutes * MINUTE_MS })).open('/login.html');
    const login = new LoginWidget(page);
    await login.signIn();
    await expect.poll(() => login.toasts()).toBe('参数错误');
    // The password is right.
    expect(await login.message('password')).toBe('');
    expect(await login.text('[data-testid~=form-message]')).toBe('参数错误');
    expect((await devConsole.log('/user/login')).map(({ code }) => code)).toEqual([-10003]);
    expect([await login.value('account'), await login.value('password')]).toEqual([ACCOUNT, PASSWORD]);
    expect(page.url()).toBe(`${origin}/login.html`);
  });
}

for (const minutes of [5, -5]) {
  it(`a clock that is ${minutes} minutes ahead is accepted (WIRE-09)`, async () => {
    const page = await (await newVisitor({ clockShiftMs: minutes * MINUTE_MS })).open('/login.html');
    await new LoginWidget(page).signIn();
    await expect.poll(() => page.url()).toBe(`${origin}/index.html`);
  });
}
