import puppeteer from 'puppeteer-core';
import { browserPath } from '../../support/browsers.mjs';

/** As in the element tests (tests/support/web-test-runner.config.mjs). */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts the one browser of all journeys and tells the tests where it is driven. */
export async function setup(project) {
  const browser = await puppeteer.launch({ executablePath: browserPath('chromium'), args: FLAGS });
  project.provide('browser', browser.wsEndpoint());
  return () => browser.close();
}
