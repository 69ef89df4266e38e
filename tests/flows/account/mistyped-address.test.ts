import { expect, it } from 'vitest';
import { axeFindings, carryAxe } from '../../support/browser/checks/axe-findings';
import { focusedStop, tabTo } from '../../support/browser/checks/keyboard';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors } from '../../support/browser/visitor';
import { LoginWidget } from '../../support/screen/login-widget';
import { Registration } from '../../support/screen/registration';

const newVisitor = setUpVisitors();
const TYPED = 'someone@gmial.com';
const MEANT = 'someone@gmail.com';
const SUGGESTION = `改为 ${MEANT}`;

it('a viewer takes the suggestion for a mistyped address by keyboard alone', async () => {
  const page = await (await newVisitor()).newTab();
  await carryAxe(page);
  await page.goto(`${origin}/login.html`);
  const login = await new LoginWidget(page).ready();
  await tabTo(page, 'account');
  await page.keyboard.type(TYPED);
  await login.live();
  await page.keyboard.press('Tab');
  await login.find('[data-testid~=mail-suggestion]');
  expect((await focusedStop(page)).name).toBe('password');
  expect(await axeFindings(page)).toEqual([]);

  await page.keyboard.down('Shift');
  await page.keyboard.press('Tab');
  await page.keyboard.up('Shift');
  expect(await focusedStop(page)).toEqual({ name: SUGGESTION, isVisible: true });
  await page.keyboard.press('Enter');
  await expect.poll(() => login.value('account')).toBe(MEANT);
  expect((await focusedStop(page)).name).toBe('account');
  expect(await login.texts('[data-testid~=mail-suggestion]')).toEqual([]);
});

it('the suggestion moves no button that is being pressed, and does not prevent its press', async () => {
  const page = await (await newVisitor()).open('/regist.html');
  const form = await new Registration(page).ready();
  await form.press('#tab-email');
  await form.type('email', TYPED);
  const chunk = page.waitForResponse((response) => response.url().includes('mail-suggestion'));
  await form.hover('form:not([hidden] form) button[type=submit]');
  await page.mouse.down();
  await chunk;
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await form.texts('[data-testid~=mail-suggestion]')).toEqual([]);
  await page.mouse.up();
  await expect.poll(() => form.message('emailPassword')).toBe('请输入密码');
  expect(await form.message('email')).toBe('');
  await form.press('[data-testid~=mail-suggestion]');
  await expect.poll(() => form.value('email')).toBe(MEANT);
});
