import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setUpVisitors } from '../../../support/browser/visitor';
import { expectSound, openRecipe, type RecipeSite, startRecipe } from '../../../support/hosts/recipe';
import { LoginWidget } from '../../../support/screen/login-widget';

const SECRETS = ['visitor@example.com', 'Hidden2468!'];
const BUSY_MS = 150;
const folder = mkdtempSync(join(tmpdir(), 'beacon-'));
const file = join(folder, '.data/recipes/figures.jsonl');
const newVisitor = setUpVisitors();

let site: RecipeSite;
beforeAll(async () => {
  site = await startRecipe('beacon', folder);
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

it('a page view sends the steps and failures of its element and its slowest part, and nothing of the visitor', async () => {
  const visitor = await newVisitor();
  const page = await openRecipe(visitor, site.addresses[0]);
  const login = await new LoginWidget(page).ready();
  await expectSound(page, visitor);
  const [account, password] = SECRETS;
  await login.type('account', `${account}`);
  await login.type('password', `${password}`);
  // Browsers tell of an interaction only after some time, by default 104 ms.
  await page.evaluate((busyMs) => {
    const block = () => {
      const end = performance.now() + busyMs;
      while (performance.now() < end);
    };
    addEventListener('keydown', block, true);
    const tell = () => {
      document.documentElement.dataset.measured = '';
    };
    new PerformanceObserver(tell).observe({ type: 'event' });
  }, BUSY_MS);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.measured)).toBeDefined();
  const live = () => page.evaluate(() => performance.getEntriesByName('cntv-login:live').length);
  await expect.poll(live).toBe(1);
  await page.goto('about:blank');
  await expect.poll(() => existsSync(file) && readFileSync(file, 'utf8').length).toBeGreaterThan(0);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  expect(lines).toHaveLength(1);
  const { steps, slowest } = JSON.parse(lines[0] ?? '');
  const names = ['drawn', 'typing', 'touched', 'live'].map((step) => `cntv-login:${step}`);
  expect(Object.keys(steps).sort()).toEqual(names.sort());
  expect(slowest.element).toBe('cntv-login');
  expect(slowest.part).toMatch(/^[a-z]+$/);
  expect(slowest.duration).toBeGreaterThanOrEqual(BUSY_MS);
  expect(SECRETS.filter((secret) => lines.join().includes(secret))).toEqual([]);
});
