import { expect, it } from 'vitest';
import { origin, secondOrigin } from '../../support/browser/test-environment';
import { setUpVisitors } from '../../support/browser/visitor';

const newVisitor = setUpVisitors();
const HOSTS = [origin, origin.replace('localhost', 'www.portal.localhost'), secondOrigin];

it.each(['first', 'second'])(
  'the %s visitor finds nothing stored by an earlier one, at any host',
  async (name) => {
    const page = await (await newVisitor()).newTab();
    for (const host of HOSTS) {
      await page.goto(`${host}/login.html`);
      expect(await page.evaluate(() => localStorage.getItem('visitor')), host).toBeNull();
      await page.evaluate((value) => localStorage.setItem('visitor', value), name);
    }
  },
);
