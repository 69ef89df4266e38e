import { expect, it } from 'vitest';
import { recordShifts, shiftsOf, slowDown } from '../../support/browser/checks/layout-shifts';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors } from '../../support/browser/visitor';
import { AccountWidget } from '../../support/portal/account-widget';
import { LoginWidget } from '../../support/screen/login-widget';

const newVisitor = setUpVisitors();

it('the header does not move while the account of a stored session is loaded and confirmed', async () => {
  const visitor = await newVisitor();
  await visitor.startSession();
  const account = new AccountWidget(await visitor.open('/examples/account.html'));
  await expect.poll(() => account.text('[part=badge]')).toBe('12');
  for (const path of ['/news/1.html', '/examples/account.html']) {
    const page = await visitor.newTab();
    await recordShifts(page);
    await slowDown(page);
    await page.goto(origin + path, { waitUntil: 'domcontentloaded' });
    await expect.poll(() => new AccountWidget(page).name()).toBe('山间来客');
    await page.waitForNetworkIdle();
    expect(await shiftsOf(page), path).toEqual([]);
  }
});

it.each([1280, 375])(
  'a tag moves nothing at %i px, because its place has the size of the element',
  async (width) => {
    const page = await (await newVisitor()).newTab();
    await page.setViewport({ width, height: 900 });
    await recordShifts(page);
    await page.goto(`${origin}/examples/recipes/tag-manager/index.html`);
    await new LoginWidget(page).find('#account');
    await page.waitForNetworkIdle();
    expect(await shiftsOf(page)).toEqual([]);
  },
);
