import puppeteer, { type Browser, type LaunchOptions } from 'puppeteer-core';
import { browserPath, CHROMIUM_FLAGS, CHROMIUM_TEST_FLAGS } from '../environment/browsers.mjs';
import { TEST_LIMIT_MS } from '../time-limits.mjs';

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

/** Starts a browser, by default with the flags for tests and measurements. On a busy machine it may take long. */
export function launch(
  name: 'shell' | 'chromium' | 'firefox',
  options: LaunchOptions = {},
): Promise<Browser> {
  return puppeteer.launch({
    ...(name === 'firefox' ? { browser: 'firefox' } : { args: CHROMIUM_FLAGS }),
    executablePath: browserPath(name) ?? '',
    timeout: TEST_LIMIT_MS,
    ...options,
  });
}

/** Starts a browser for journeys: headless (`shell`), or Chromium with tabs that hide each other, whose timers it throttles. */
export function launchForJourneys(name: 'shell' | 'chromium'): Promise<Browser> {
  return launch(name, { ...(name === 'shell' ? SHELL : THROTTLED), defaultViewport: null });
}
