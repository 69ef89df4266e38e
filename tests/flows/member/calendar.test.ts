import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ICAL from 'ical.js';
import { afterAll, expect, it } from 'vitest';
import { axeFindings, carryAxe } from '../../support/browser/checks/axe-findings';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors } from '../../support/browser/visitor';
import { Widget } from '../../support/screen/widget';

const newVisitor = setUpVisitors();
const folder = mkdtempSync(join(tmpdir(), 'calendar-'));
afterAll(() => rmSync(folder, { recursive: true }));

const saved = () => readdirSync(folder).filter((name) => name.endsWith('.ics'));
const eventsIn = (name: string) =>
  new ICAL.Component(ICAL.parse(readFileSync(join(folder, name), 'utf8'))).getAllSubcomponents('vevent');

it('a viewer saves one reserved programme, and all of them, for a calendar', async () => {
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

  await portal.press('[data-testid~=add-to-calendar]');
  await expect.poll(saved).toEqual([`${first}.ics`]);
  await portal.press('[data-testid~=add-all-to-calendar]');
  await expect.poll(() => saved().sort()).toEqual([`${first}.ics`, '预约节目.ics'].sort());
  const [one, ...others] = eventsIn(`${first}.ics`);
  const all = eventsIn('预约节目.ics');
  expect(others).toEqual([]);
  expect(all.map((event) => event.getFirstPropertyValue('summary'))).toEqual(names);
  expect(all[0]?.getFirstPropertyValue('uid')).toBe(one?.getFirstPropertyValue('uid'));
  expect(String(one?.getFirstPropertyValue('url'))).toMatch(/^https?:/);
});
