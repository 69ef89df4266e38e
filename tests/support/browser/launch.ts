import puppeteer, { type Browser } from 'puppeteer-core';
import { browserPath, CHROMIUM_TEST_FLAGS } from '../environment/browsers.mjs';

/** The tabs of a context share a renderer process, so that one tab keeps it alive for the next. */
const SHELL = { args: [...CHROMIUM_TEST_FLAGS, '--process-per-site'] };

/**
 * Puppeteer keeps hidden tabs as quick as visible ones. Here their timers fire once a second, and of some pages once a minute,
 * after ten seconds instead of five minutes.
 */
const THROTTLED = {
  args: [...CHROMIUM_TEST_FLAGS, '--enable-features=IntensiveWakeUpThrottling:grace_period_seconds/1'],
  ignoreDefaultArgs: [
    '--disable-background-timer-throttling',
    '--disable-backgrounding-occluded-windows',
    '--disable-renderer-backgrounding',
  ],
};

/** Starts a browser for journeys: headless (`shell`), or Chromium with tabs that hide each other, whose timers it throttles. */
export function launch(name: 'shell' | 'chromium'): Promise<Browser> {
  return puppeteer.launch({
    executablePath: browserPath(name) ?? '',
    ...(name === 'shell' ? SHELL : THROTTLED),
    defaultViewport: null,
  });
}
