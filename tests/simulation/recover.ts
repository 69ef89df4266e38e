import { type Model, newTab } from './model';
import { check } from './must';
import type { World } from './world';

const MINUTE_MS = 60_000;
/** Two polls; and after a row of failed ones, the next comes after at most an hour. */
const RECOVERED_MS = [11 * MINUTE_MS, 66 * MINUTE_MS];
/** How often a viewer presses the controls to try again. */
const RETRIES = 3;

/**
 * Ends all faults, does in each tab what it offers, lets time pass, and expects that the tabs show what the portal knows. A page
 * whose files are deleted is loaded again.
 */
export async function recover(world: World, model: Model): Promise<void> {
  world.files.mend();
  await world.line.set('fine');
  for (const tab of world.tabs) await tab.setStorage('fine');
  await world.settle();
  for (const nth of [1 - model.shown, model.shown] as const)
    await recoverTab(world, model, nth === 0 ? 0 : 1);
  let wrong: string | null = null;
  for (const ms of RECOVERED_MS) {
    model.passedMs = ms;
    model.callsBefore = world.line.calls.length;
    await world.pass(ms);
    await check(world, model);
    wrong = await untruth(world, model);
    if (!wrong) return;
    // A page may have gone to another, whose files the browser has stored broken.
    await retry(world, model, model.shown);
  }
  throw new Error(`recovers: ${wrong}`);
}

async function recoverTab(world: World, model: Model, nth: 0 | 1): Promise<void> {
  const tab = world.tabs[nth];
  await world.tabs[nth === 0 ? 1 : 0].hide(true);
  await tab.hide(false);
  model.shown = nth;
  if (model.tabs[nth].isStale) {
    model.tabs[nth] = newTab(model.tabs[nth].path);
    await world.open(tab, model.tabs[nth].path);
  }
  await tab.ask('press', 'dialog [data-testid~=close]');
  await retry(world, model, nth);
}

async function retry(world: World, model: Model, nth: 0 | 1): Promise<void> {
  for (let tries = 0; tries < RETRIES; tries += 1) {
    await world.settle();
    if (!(await world.tabs[nth].ask('press', '[data-testid~=retry]'))) return;
    model.tabs[nth].focused = '';
    await world.pass(MINUTE_MS);
  }
}

/** @returns what the visible tab does not show as the portal knows it */
async function untruth(world: World, model: Model): Promise<string | null> {
  const unread = await world.unread();
  const expected = model.isSignedIn && unread > 0 ? String(unread) : '';
  const { unfinished, counts } = await world.tabs[model.shown].sight();
  if (unfinished.length > 0) return unfinished.join();
  const isUnknown = !model.isKnown && counts.every((count) => count === '');
  return isUnknown || counts.every((count) => count === expected)
    ? null
    : `${counts} for the count ${expected}`;
}
