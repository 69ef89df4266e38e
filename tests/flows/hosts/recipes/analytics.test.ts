import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { origin } from '../../../support/browser/test-environment';
import { setUpVisitors } from '../../../support/browser/visitor';
import { expectSound, openRecipe } from '../../../support/hosts/recipe';
import { ACCOUNT, PASSWORD } from '../../../support/portal/demo-account';
import { LoginWidget } from '../../../support/screen/login-widget';
import { Widget } from '../../../support/screen/widget';

const ADDRESS = `${origin}/examples/recipes/analytics/index.html`;
const POEM = { name: '李白', phone: '010-12345678', email: 'li@example.com', writing: '床前明月光' };
const newVisitor = setUpVisitors();

const queues = (page: Page) =>
  page.evaluate(() => ({ data: Reflect.get(window, 'dataLayer'), baidu: Reflect.get(window, '_hmt') }));

it('what a visitor does reaches both queues by names, without personal data', async () => {
  const visitor = await newVisitor();
  const page = await openRecipe(visitor, ADDRESS);
  const form = new Widget(page, 'cntv-apply-form');
  const login = await new LoginWidget(page).ready();
  await form.find('button[type=submit]');
  await expectSound(page, visitor);
  for (const [name, text] of Object.entries(POEM)) await form.type(name, text);
  await form.select('city', '西安');
  await form.press('button[type=submit]');
  await expect.poll(() => form.text('[data-testid~=confirmation]')).toBe('提交成功！');
  await page.evaluate(() => {
    // The page stops the redirect, and the event itself before it reaches other listeners.
    document.querySelector('cntv-login')?.addEventListener('cntv-login-success', (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    });
  });
  await login.signIn();
  await expect.poll(async () => (await queues(page)).data.length).toBe(2);
  const { data, baidu } = await queues(page);
  expect(data).toEqual([
    { event: 'cntv-submit', cntv_element: 'cntv-apply-form', cntv_label: 'poetry' },
    { event: 'cntv-login-success', cntv_element: 'cntv-login', cntv_label: '' },
  ]);
  expect(baidu).toEqual([
    ['_trackEvent', 'cntv-apply-form', 'cntv-submit', 'poetry'],
    ['_trackEvent', 'cntv-login', 'cntv-login-success', ''],
  ]);
});

it('of every event, the queues get no value of the visitor and no parameter, and `data` is not read', async () => {
  const page = await openRecipe(await newVisitor(), ADDRESS);
  await new LoginWidget(page).ready();
  const secrets = [...Object.values(POEM), ACCOUNT, PASSWORD];
  const reads = await page.evaluate((words) => {
    const text = words.join(' ');
    let reads = 0;
    const detail = { message: text, redirectTo: text, path: text, query: { text }, params: { text } };
    const own = { name: 'Login', form: 'poetry', state: 'done', code: -1 };
    const data = { get: () => ++reads };
    const login = document.querySelector('cntv-login');
    for (const name of 'login-success login-required logout navigate submit reset qr-state error'.split(
      ' ',
    )) {
      const event = new CustomEvent(`cntv-${name}`, {
        bubbles: true,
        detail: Object.defineProperty({ ...detail, ...own }, 'data', data),
      });
      // The page's own listeners get no events of this test.
      login?.addEventListener(event.type, (stopped) => stopped.stopPropagation());
      login?.dispatchEvent(event);
    }
    return reads;
  }, secrets);
  expect(reads).toBe(0);
  const { data, baidu } = await queues(page);
  expect([data.length, baidu.length]).toEqual([8, 8]);
  expect(secrets.filter((secret) => JSON.stringify([data, baidu]).includes(secret))).toEqual([]);
});
