import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ICAL from 'ical.js';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { axeFindings, carryAxe } from '../../support/browser/checks/axe-findings';
import { tabTo } from '../../support/browser/checks/keyboard';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors } from '../../support/browser/visitor';
import { controlName } from '../../support/control-name';
import { Widget } from '../../support/screen/widget';

const newVisitor = setUpVisitors();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'calendar-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The name of a file is there before its content. */
const isWhole = (name: string) => readFileSync(join(folder, name), 'utf8').includes('END:VCALENDAR');
const saved = () => readdirSync(folder).filter((name) => name.endsWith('.ics') && isWhole(name));
const eventsIn = (name: string) =>
  new ICAL.Component(ICAL.parse(readFileSync(join(folder, name), 'utf8'))).getAllSubcomponents('vevent');

async function pressByKeyboard(portal: Widget, selector: string) {
  const button = await portal.find(selector);
  const stops = await tabTo(portal.page, await button.evaluate(controlName));
  expect(stops.at(-1)?.isVisible).toBe(true);
  await portal.page.keyboard.press('Enter');
}

it.each([
  ['mouse', (portal: Widget, selector: string) => portal.press(selector)],
  ['keyboard', pressByKeyboard],
])('a viewer saves all reserved programmes, and one of them, for a calendar by %s', async (_, press) => {
  const visitor = await newVisitor();
  await visitor.startSession();
  const page = await visitor.newTab();
  const browser = await page.createCDPSession();
  await browser.send('Page.setDownloadBehavior', { behavior: 'allow', downloadPath: folder });
  await carryAxe(page);
  await page.goto(`${origin}/account/subscribe?upcoming=1`);
  const portal = await new Widget(page, 'cntv-portal').ready();
  await portal.find('[data-testid~=record]');
  const names = await portal.texts('[data-testid~=record-title]');
  const [first = ''] = names;
  expect(await axeFindings(page)).toEqual([]);

  await press(portal, '[data-testid~=add-all-to-calendar]');
  await expect.poll(saved).toEqual(['预约节目.ics']);
  await press(portal, '[data-testid~=add-to-calendar]');
  await expect.poll(() => saved().sort()).toEqual([`${first}.ics`, '预约节目.ics'].sort());
  const [one, ...others] = eventsIn(`${first}.ics`);
  const all = eventsIn('预约节目.ics');
  expect(others).toEqual([]);
  expect(all.map((event) => event.getFirstPropertyValue('summary'))).toEqual(names);
  expect(all[0]?.getFirstPropertyValue('uid')).toBe(one?.getFirstPropertyValue('uid'));
  expect(String(one?.getFirstPropertyValue('url'))).toMatch(/^https?:/);
});
