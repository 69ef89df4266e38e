import puppeteer, { type Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type FaultySite,
  FILE_FAULTS,
  type FileFault,
  startFaultySite,
} from '../../support/browser/faulty-site';
import { browserAddress } from '../../support/browser/test-environment';
import { devConsole } from '../../support/portal/dev-console';
import { SCENARIOS, visit } from '../../support/screen/recovering-visit';

type Name = keyof typeof SCENARIOS;

const pages = Object.fromEntries(Object.entries(SCENARIOS).map(([name, { html }]) => [`/${name}`, html]));
const faults = Object.keys(FILE_FAULTS) as FileFault[];
/** At most three requests of a file: at its URL, under a second URL, and from another address. */
const RECOVERED = { isDone: true, reloads: 0, wasBlank: false, wasTwice: false, lostInput: false };

let browser: Browser;
let site: FaultySite;
beforeAll(async () => {
  browser = await puppeteer.connect({ browserWSEndpoint: browserAddress, defaultViewport: null });
  await devConsole.reset();
  site = await startFaultySite(pages);
});
afterAll(async () => {
  site.close();
  await browser.disconnect();
});

async function visitWith(name: Name, file: string | null, fault?: FileFault) {
  const context = await browser.createBrowserContext();
  site.breakFile(file, fault);
  const outcome = await visit(context, site, name);
  await context.close();
  return { outcome, files: [...site.requests.keys()] };
}

/**
 * The first response of each file that a page loads is broken, and stored by the browser as the README's headers say. Each
 * file has one of the faults; with `EVERY_FAULT=1` it has each of them in turn, which needs `--testTimeout 1500000`.
 */
describe.each(Object.keys(SCENARIOS) as Name[])('a broken file of %s', (name) => {
  it('is replaced after one retry at most, with at most three requests, and nothing typed is lost', async () => {
    const { outcome, files } = await visitWith(name, null);
    expect(outcome).toMatchObject({ ...RECOVERED, retries: 0, requests: 1 });
    for (const [n, file] of files.entries()) {
      const own = process.env.EVERY_FAULT ? faults : [faults[n % faults.length] as FileFault];
      for (const fault of own) {
        const cell = await visitWith(name, file, fault);
        const what = `${file}: ${fault}`;
        expect({ what, ...cell.outcome }).toMatchObject({ what, ...RECOVERED });
        expect(cell.outcome.retries, what).toBeLessThanOrEqual(1);
        expect(cell.outcome.requests, what).toBeLessThanOrEqual(3);
      }
    }
  });
});
