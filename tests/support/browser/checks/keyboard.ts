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

/** Returns the name of the focused element in any shadow root: its ID, label, text or the text of its image. */
export function focusedStop(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    if (!active || active === document.body) return { name: 'page', isVisible: false };
    // Links that extend over a block draw the outline of the block.
    const isVisible = [undefined, '::after'].some((pseudo) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(active, pseudo);
      const isDrawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
      return isDrawn && !/transparent|, 0\)/.test(outlineColor);
    });
    return {
      name:
        active.id ||
        active.getAttribute('aria-label') ||
        active.textContent?.trim() ||
        (active as HTMLInputElement).labels?.[0]?.textContent ||
        active.querySelector('img')?.alt ||
        active.localName,
      isVisible,
    };
  });
}
