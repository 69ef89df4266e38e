import type { CDPSession, Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { scriptKilobytes } from '../support/browser/checks/heap';
import { setUpVisitors } from '../support/browser/visitor';
import { Widget } from '../support/screen/widget';

const newVisitor = setUpVisitors();
const SECTION_CHANGES = 200;
const SECTIONS = 5;
const HOUR_MS = 3_600_000;

/** Opens the home of a signed-in viewer. What it holds must not grow with the time that it is open. */
async function memberPage(): Promise<{ page: Page; portal: Widget; devTools: CDPSession }> {
  const visitor = await newVisitor();
  await visitor.startSession();
  const page = await visitor.open('/index.html');
  const portal = await new Widget(page, 'cntv-portal').ready();
  await page.waitForNetworkIdle({ idleTime: 1000, concurrency: 1 });
  return { page, portal, devTools: await page.createCDPSession() };
}

describe('what a signed-in page holds', () => {
  it('after changes of the section', async () => {
    const { page, portal, devTools } = await memberPage();
    const change = async (count: number) => {
      for (let n = 1; n <= count; n += 1) {
        const link = await portal.find(`[part=menu] a:nth-child(${(n % SECTIONS) + 1})`);
        await link.evaluate((one) => (one as HTMLElement).click());
        await page.waitForFunction(
          (at) =>
            document
              .querySelector('cntv-portal')
              ?.shadowRoot?.querySelector(`[part=menu] a:nth-child(${at})[aria-current]`),
          {},
          (n % SECTIONS) + 1,
        );
      }
      await page.waitForNetworkIdle({ idleTime: 500, concurrency: 1 });
      return scriptKilobytes(devTools);
    };
    const first = await change(SECTIONS * 2);
    const half = await change(SECTION_CHANGES / 2);
    const whole = await change(SECTION_CHANGES / 2);
    const counts = [SECTIONS * 2, SECTION_CHANGES / 2, SECTION_CHANGES].join(', ');
    console.log(`script objects after ${counts} changes of the section: ${first}, ${half}, ${whole} KB`);
    expect(whole - half).toBeLessThan(first / 10);
  });

  it('after a day of polls', async () => {
    const { page, devTools } = await memberPage();
    let polls = 0;
    page.on('request', (request) => {
      if (request.url().includes('/message/count')) polls += 1;
    });
    const afterHours = async (hours: number) => {
      const end = new Promise((resolve) => devTools.once('Emulation.virtualTimeBudgetExpired', resolve));
      await devTools.send('Emulation.setVirtualTimePolicy', {
        policy: 'pauseIfNetworkFetchesPending',
        budget: hours * HOUR_MS,
      });
      await end;
      return scriptKilobytes(devTools);
    };
    const [first, half, whole] = [await afterHours(1), await afterHours(11), await afterHours(12)];
    console.log(`script objects after an hour, 12 and 24 (${polls} polls): ${first}, ${half}, ${whole} KB`);
    expect(whole - half).toBeLessThan(first / 10);
  });
});
