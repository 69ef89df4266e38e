import type { Page } from 'puppeteer-core';

/** A focused element, and whether its focus is visible. */
export type Stop = { name: string; isVisible: boolean };

/** Presses Tab until the element with this name is focused; returns all focused elements, including the last. */
export async function tabTo(page: Page, name: string, most = 40): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < most) {
    await page.keyboard.press('Tab');
    const stop = await focusedStop(page);
    stops.push(stop);
    if (stop.name === name) return stops;
  }
  throw new Error(`No ${name} among ${stops.map((stop) => stop.name).join(', ')}`);
}

/** A focused element, and whether it is outside the window or behind another element. */
export type CoveredStop = Stop & { isCovered: boolean };

/** Presses Tab from the top of the page until the focus leaves it; returns all focused elements. */
export async function tabOn(page: Page, most: number): Promise<CoveredStop[]> {
  const stops: CoveredStop[] = [];
  while (stops.length < most) {
    await page.keyboard.press('Tab');
    const stop = await focusedStop(page);
    if (stop.name === 'page') break;
    stops.push({ ...stop, isCovered: await isFocusCovered(page) });
  }
  return stops;
}

/** Whether no corner and not the middle of the focused element is on top. */
function isFocusCovered(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    if (!active) return false;
    const { left, right, top, bottom } = active.getBoundingClientRect();
    // A control may be drawn by its label, for example a file field.
    const drawn = [active, ...((active as HTMLInputElement).labels ?? [])];
    const root = active.getRootNode() as Document | ShadowRoot;
    const isOnTop = ([x, y]: readonly [number, number]) => {
      const front = root.elementFromPoint(x, y);
      return front !== null && drawn.some((one) => one.contains(front) || front.contains(one));
    };
    const middle = [(left + right) / 2, (top + bottom) / 2] as const;
    return ![middle, [left + 2, top + 2] as const, [right - 2, bottom - 2] as const].some(isOnTop);
  });
}

/** Returns the name of the focused element in any shadow root: its ID, label, text or the text of its image. */
export function focusedStop(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    if (!active || active === document.body) return { name: 'page', isVisible: false };
    // Links that extend over a block draw the outline of the block, and choices that of the box around them.
    const drawn = [
      [active, undefined],
      [active, '::after'],
      [active.matches('[type=radio],[type=checkbox]') && active.nextElementSibling, '::before'],
    ] as const;
    const isVisible = drawn.some(([element, pseudo]) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element, pseudo);
      const isDrawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
      return isDrawn && !/transparent|rgba.*, 0\)/.test(outlineColor);
    });
    // The browser draws the outline of the button in a date field, which has the focus then, by itself.
    const isButtonOfDate = active.matches('[type=date]:not(:focus-visible)');
    const silent = active.querySelector('span[aria-hidden=true]')?.textContent ?? '';
    return {
      name:
        active.id ||
        active.getAttribute('aria-label') ||
        active.textContent?.replace(silent, '').trim() ||
        (active as HTMLInputElement).labels?.[0]?.textContent ||
        active.querySelector('img')?.alt ||
        active.localName,
      isVisible: isVisible || isButtonOfDate,
    };
  });
}
