import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { PRINTED_ROUTES } from '#app/printed-screens.build-time';
import { PATHS } from '#config/paths';
import { recordShifts, shiftsOf } from '../../support/browser/checks/layout-shifts';
import { holdScript, openAtOnce } from '../../support/browser/held-script';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors, type Visitor } from '../../support/browser/visitor';
import { focus } from '../../support/screen/act';
import { lostNodes, markNodes, takenOver } from '../../support/screen/take-over';
import { Widget } from '../../support/screen/widget';

const newVisitor = setUpVisitors({ isFirstVisit: true });
const PORTAL = 'cntv-portal';
const TYPED = '13800138000';
/** Fields that take any text. */
const TEXT_FIELD = 'input:is([type=text],[type=tel],:not([type])),textarea';

/** Opens a path whose script is held. */
async function openHeld(visitor: Visitor, path: string) {
  const page = await visitor.newTab();
  await recordShifts(page);
  const release = await holdScript(page);
  openAtOnce(page, origin + path);
  const portal = new Widget(page, PORTAL);
  await portal.find('h1');
  return { page, portal, release };
}

/** Types into the first field; returns its ID, or null on a screen without a form. */
async function typeFirst(page: Page): Promise<string | null> {
  const selector = `${PORTAL} >>> :is(${TEXT_FIELD})`;
  if (!(await page.$(selector))) return null;
  const field = await focus(page, selector);
  await page.keyboard.sendCharacter(TYPED);
  await page.keyboard.press('Enter');
  return field.evaluate(({ id }) => id);
}

/** The pointer comes after the script: one that was there before is no sign. */
async function hover(portal: Widget): Promise<void> {
  await portal.ready();
  await portal.hover('h1');
}

describe('a printed screen', () => {
  it.each(PRINTED_ROUTES.map((name) => ({ name, path: PATHS[name] })))(
    '$name of $path takes typing without the script, sends nothing, and is taken over in place',
    async ({ path }) => {
      const visitor = await newVisitor();
      const { page, portal, release } = await openHeld(visitor, path);
      const title = await page.title();
      const field = await typeFirst(page);
      await markNodes(page, PORTAL);

      const releasedAt = await page.evaluate(() => performance.now());
      await release();
      await hover(portal);
      await takenOver(page, PORTAL);
      expect(await lostNodes(page)).toEqual([]);
      if (field) {
        expect(await portal.value(field)).toContain(TYPED);
        expect(await portal.focused()).toBe(field);
      }
      expect((await shiftsOf(page)).filter(({ atMs }) => atMs >= releasedAt)).toEqual([]);
      expect(await page.title()).toBe(title);
      expect(visitor.record.addresses.filter((url) => url !== 'about:blank')).toEqual([origin + path]);
      expect(JSON.stringify(visitor.record.requests)).not.toContain(TYPED);
    },
  );

  it('has links that work without the script', async () => {
    const { page, portal } = await openHeld(await newVisitor(), PATHS.FindPassword1);
    await portal.press('p a');
    await page.waitForFunction((path) => location.pathname === path, {}, PATHS.Login);
  });

  it('registers with what was typed before the script', async () => {
    const visitor = await newVisitor();
    const { page, portal, release } = await openHeld(visitor, PATHS.Register);
    await portal.type('phone', TYPED);
    await portal.press('#checked');
    await release();
    await takenOver(page, PORTAL);
    await portal.press('[type=submit]');
    await expect.poll(() => portal.message('smsCode')).not.toBe('');
    expect([await portal.message('phone'), await portal.value('phone')]).toEqual(['', TYPED]);
  });

  it('asks for nothing and loads no view until it is touched', async () => {
    const visitor = await newVisitor();
    const page = await visitor.open(PATHS.ServiceAgreement);
    await new Widget(page, PORTAL).ready();
    const files = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect((await files()).filter((name) => /\/(react|portal\.view|agreement)-/.test(name))).toEqual([]);
  });

  it('names the unknown address by that of its page (ROUTE-45)', async () => {
    const page = await (await newVisitor()).open('/no/such/page?a=1#b');
    await new Widget(page, PORTAL).ready();
    expect(page.url()).toBe(`${origin}/404?a=1#b`);
  });
});
