import { setTimeout as sleep } from 'node:timers/promises';
import type { ElementHandle, Frame, Page } from 'puppeteer-core';
import { CONDITION_LIMIT_MS } from '../time-limits.mjs';
import type { Means } from './captcha';

type Place = Page | Frame;
export type Key = 'Space' | 'Enter';
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Returns the first element that matches when it is visible; `>>>` in a selector enters shadow roots. */
export async function find(place: Place, selector: string): Promise<ElementHandle> {
  const found = await place.waitForSelector(selector, { visible: true });
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

/** Presses an element once; a key presses the element that has the focus. */
export async function press(place: Place, selector: string, by: Means = 'mouse', key: Key = 'Space') {
  if (by === 'keys') return (await focus(place, selector)).frame.page().keyboard.press(key);
  const { x, y, page } = await still(place, selector);
  return by === 'mouse' ? page.mouse.click(x, y) : page.touchscreen.tap(x, y);
}

export async function hover(place: Place, selector: string): Promise<void> {
  const { x, y, page } = await still(place, selector);
  await page.mouse.move(x, y);
}

export function focus(place: Place, selector: string): Promise<ElementHandle> {
  return repeat(place, selector, async (element) => {
    await element.focus();
    if (!(await element.evaluate(isFocused))) throw new Error(`${selector} has not got the focus.`);
    return element;
  });
}

/**
 * Replaces the value of a field: inserts the text at once, as an input method does, or deletes it by a key. It does so
 * once more if the field then has another value, because the view has replaced the field or moved the focus.
 * @param becomes the value of a field that changes the text
 */
export async function type(place: Place, selector: string, text: string, becomes = text): Promise<void> {
  let value = await replace(place, selector, text);
  if (value !== becomes) value = await replace(place, selector, text);
  if (value !== becomes) throw new Error(`${selector} has the value "${value}" instead of "${becomes}".`);
}

async function replace(place: Place, selector: string, text: string): Promise<string> {
  await press(place, selector);
  const field = await find(place, selector);
  const { keyboard } = field.frame.page();
  await field.evaluate((control) => (control as HTMLInputElement).select());
  if (await field.evaluate(isFocused))
    await (text ? keyboard.sendCharacter(text) : keyboard.press('Backspace'));
  return (await find(place, selector)).evaluate((control) => (control as Field).value);
}

/** Chooses a value of a list when the list has it. */
export async function select(place: Place, selector: string, value: string): Promise<void> {
  await repeat(place, `${selector}:has([value="${value}"])`, async (list) => {
    await list.select(value);
    const now = await list.evaluate((control) => control.isConnected && (control as Field).value);
    if (now !== value) throw new Error(`${selector} has not got the value "${value}".`);
  });
}

/** Returns the middle of an element that has not moved for a frame. */
function still(place: Place, selector: string) {
  return repeat(place, selector, async (element) => {
    await element.scrollIntoView();
    const { x, y } = await element.clickablePoint();
    // The observer of intersections answers after a frame.
    await element.isIntersectingViewport();
    const now = await element.clickablePoint();
    if (now.x !== x || now.y !== y) throw new Error(`${selector} moves.`);
    return { x, y, page: element.frame.page() };
  });
}

/** Does something without an effect if it fails, until it succeeds: the view may replace what has been found. */
async function repeat<Result>(
  place: Place,
  selector: string,
  act: (element: ElementHandle) => Promise<Result>,
): Promise<Result> {
  for (const end = Date.now() + CONDITION_LIMIT_MS; ; ) {
    const element = await find(place, selector);
    try {
      return await act(element);
    } catch (error) {
      if (Date.now() > end) throw error;
      await sleep(20);
    }
  }
}

/** Runs in the page. */
function isFocused(element: Element): boolean {
  return (element.getRootNode() as Document | ShadowRoot).activeElement === element;
}
