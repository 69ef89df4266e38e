import puppeteer, { type Browser } from 'puppeteer-core';
import { browserPath, CHROMIUM_FLAGS } from '../../../support/environment/browsers.mjs';

/** The tabs of a context share a renderer process, so that one tab keeps it alive for the next. */
const FLAGS = [...CHROMIUM_FLAGS, '--process-per-site'];

/** Starts a browser for journeys: headless (`shell`), or Chromium with windows. */
export function launch(name: 'shell' | 'chromium'): Promise<Browser> {
  return puppeteer.launch({
    executablePath: browserPath(name) ?? '',
    args: name === 'shell' ? FLAGS : CHROMIUM_FLAGS,
    defaultViewport: null,
  });
}
