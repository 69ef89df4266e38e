import puppeteer, { type Browser } from 'puppeteer-core';
import { browserPath, CHROMIUM_FLAGS } from '../../../support/environment/browsers.mjs';

/** Starts a browser for journeys: the engine alone (`shell`), or all of Chromium. */
export function launch(name: 'shell' | 'chromium'): Promise<Browser> {
  return puppeteer.launch({
    executablePath: browserPath(name) ?? '',
    args: CHROMIUM_FLAGS,
    defaultViewport: null,
  });
}
