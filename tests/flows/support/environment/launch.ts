import puppeteer, { type Browser } from 'puppeteer-core';
import { browserPath, CHROMIUM_FLAGS } from '../../../support/environment/browsers.mjs';

/** Starts a browser for journeys: headless (`shell`), or Chromium with windows. */
export function launch(name: 'shell' | 'chromium'): Promise<Browser> {
  return puppeteer.launch({
    executablePath: browserPath(name) ?? '',
    args: CHROMIUM_FLAGS,
    defaultViewport: null,
  });
}
