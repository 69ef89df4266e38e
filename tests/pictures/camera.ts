import type { Browser, Page } from 'puppeteer-core';
import { shiftClock } from '../support/browser/device/shift-clock';
import { NOON } from '../support/heard/held-clock';
import { ACCOUNT } from '../support/portal/demo-account';

export type Scheme = 'light' | 'dark';

/** A page of the reference portal that is to be photographed. */
export type Sight = { path: string; width: number; scheme: Scheme; isMember?: boolean };

const HEIGHT = 900;
const HEADERS = { 'content-type': 'application/json' };

/** Photographs pages of a portal at noon in light and dark, without motion. */
export class Camera {
  private readonly pages = new Map<string, Promise<Page>>();

  constructor(
    private readonly browser: Browser,
    private readonly origin: string,
  ) {}

  /** @param isWhole whether the picture has the whole page, or what a window shows */
  async take({ path, width, scheme, isMember = false }: Sight, isWhole: boolean): Promise<Uint8Array> {
    const key = `${scheme} ${isMember}`;
    if (!this.pages.has(key)) this.pages.set(key, this.open(scheme, isMember));
    const page = (await this.pages.get(key)) as Page;
    await page.setViewport({ width, height: HEIGHT });
    await page.goto(this.origin + path, { waitUntil: 'networkidle0' });
    return page.screenshot(isWhole ? { fullPage: true } : { type: 'webp', quality: 90 });
  }

  private async open(scheme: Scheme, isMember: boolean): Promise<Page> {
    const context = await this.browser.createBrowserContext();
    if (isMember) {
      const value = await startSession(this.origin);
      await context.setCookie({ name: 'portal_session', value, domain: 'localhost' });
    }
    const page = await context.newPage();
    await page.evaluateOnNewDocument(shiftClock, NOON - Date.now());
    await page.emulateMediaFeatures([
      { name: 'prefers-color-scheme', value: scheme },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ]);
    return page;
  }
}

/** @returns the value of the cookie */
async function startSession(origin: string): Promise<string> {
  const response = await fetch(`${origin}/dev/api/session`, {
    method: 'POST',
    headers: { ...HEADERS, origin },
    body: JSON.stringify({ account: ACCOUNT, isProof: true }),
  });
  return /^portal_session=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? '';
}
