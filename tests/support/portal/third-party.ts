import type { Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { origin } from '../browser/test-environment';
import { press } from '../screen/act';

/** Signs in by the simulated provider as a user without a portal account; ends at the user-centre home. */
export async function comeByThirdParty(page: Page): Promise<void> {
  const query = new URLSearchParams({
    appid: 'demo',
    method: 'login',
    timestamp: String(Math.floor(Date.now() / 1000)),
  });
  await page.goto(`${origin}/openapi/v2/user/oauth/weChat?${query}`);
  await press(page, 'button.main');
  await expect.poll(() => page.url()).toBe(`${origin}/index.html`);
}

/** Fills in the time of a provider page's address, which the portal accepts for ten minutes. */
export function withTime(path: string): string {
  return path.replace('{now}', String(Math.floor(Date.now() / 1000)));
}
